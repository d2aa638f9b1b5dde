/* For wine alone: Qt asks Windows 10 for these names of icuuc.dll, which wine 8 does not have. Never shipped. */
#define STUB(name) __declspec(dllexport) void *name(void) { return 0; }
STUB(ucnv_open) STUB(ucnv_close) STUB(UCNV_FROM_U_CALLBACK_SUBSTITUTE) STUB(UCNV_TO_U_CALLBACK_SUBSTITUTE)
STUB(ucnv_reset) STUB(ucnv_getMaxCharSize) STUB(ucnv_getName) STUB(ucnv_getToUCallBack) STUB(ucnv_getFromUCallBack)
STUB(ucnv_setToUCallBack) STUB(ucnv_setFromUCallBack) STUB(ucnv_cbToUWriteUChars) STUB(ucnv_toUnicode)
STUB(ucnv_cbFromUWriteUChars) STUB(ucnv_toUCountPending) STUB(ucnv_fromUCountPending) STUB(ucnv_getStandardName)
STUB(ucnv_getAvailableName) STUB(ucnv_countAvailable) STUB(ucnv_fromUnicode)
