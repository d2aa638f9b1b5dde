; The setup for one person: no administrator, nothing outside of that person's own folders.
; makensis is given VERSION, NUMBERS, TREE (the folder to install), LIST (what removes it), OUT, ICON, SIDE (the picture
; of the first page), SIZE (in KB), SQUEEZE (how hard to press) and TARGET (what kind of program the setup is).
Target ${TARGET}
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID ${SQUEEZE}

!include MUI2.nsh
!include LogicLib.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TressetteDesktop"
!define CLASSES "Software\Classes"
!define KIND "Tressette.Record"

Name "Tressette"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tressette"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Tressette ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Tressette Desktop"
VIAddVersionKey /LANG=0 "FileDescription" "Tressette Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\tressette-desktop.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GamesStay)"
!define MUI_UNFINISHPAGE_NOAUTOCLOSE

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Finnish"
!insertmacro MUI_LANGUAGE "Polish"

LangString GamesStay ${LANG_ENGLISH} "Tressette will be removed. Your games and preferences stay in $LOCALAPPDATA\tressette-desktop."
LangString GamesStay ${LANG_ITALIAN} "Tressette verrà rimosso. Le tue partite e preferenze restano in $LOCALAPPDATA\tressette-desktop."
LangString GamesStay ${LANG_FINNISH} "Tressette poistetaan. Pelisi ja asetuksesi jäävät kansioon $LOCALAPPDATA\tressette-desktop."
LangString GamesStay ${LANG_POLISH} "Tressette zostanie usunięte. Twoje partie i ustawienia pozostaną w $LOCALAPPDATA\tressette-desktop."

LangString Welcome ${LANG_ENGLISH} "Tressette comes to a table of your own.$\r$\n$\r$\nIt is installed for you alone; no administrator is needed, and it plays without a network.$\r$\n$\r$\nGames and preferences of an earlier version are kept."
LangString Welcome ${LANG_ITALIAN} "Il tressette arriva a un tavolo tutto tuo.$\r$\n$\r$\nViene installato solo per te: non serve un amministratore, e si gioca senza rete.$\r$\n$\r$\nLe partite e le preferenze di una versione precedente restano."
LangString Welcome ${LANG_FINNISH} "Tressette tulee oman pöytäsi ääreen.$\r$\n$\r$\nPeli asennetaan vain sinulle: järjestelmänvalvojaa ei tarvita, ja pelata voi ilman verkkoyhteyttä.$\r$\n$\r$\nAiemman version pelit ja asetukset säilyvät."
LangString Welcome ${LANG_POLISH} "Tressette przy twoim własnym stole.$\r$\n$\r$\nGra zostanie zainstalowana tylko dla ciebie: nie trzeba administratora, a gra się bez sieci.$\r$\n$\r$\nPartie i ustawienia z wcześniejszej wersji zostaną zachowane."

LangString StillOpen ${LANG_ENGLISH} "Tressette is still open. Please close it, then press Retry."
LangString StillOpen ${LANG_ITALIAN} "Tressette è ancora aperto. Chiudilo e premi Riprova."
LangString StillOpen ${LANG_FINNISH} "Tressette on vielä auki. Sulje se ja valitse Yritä uudelleen."
LangString StillOpen ${LANG_POLISH} "Tressette jest nadal otwarte. Zamknij je i wybierz Ponów próbę."

LangString Record ${LANG_ENGLISH} "Tressette record"
LangString Record ${LANG_ITALIAN} "Partita di tressette"
LangString Record ${LANG_FINNISH} "Tressetten pelitallenne"
LangString Record ${LANG_POLISH} "Zapis partii tressette"

; A program that runs cannot be written to. $1 is the folder that it lies in.
!macro WaitUntilClosed UN
Function ${UN}WaitUntilClosed
    ${Do}
        ${IfNot} ${FileExists} "$1\tressette-desktop.exe"
            ${Break}
        ${EndIf}
        ClearErrors
        FileOpen $0 "$1\tressette-desktop.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
        Quit
        again:
    ${Loop}
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

Section
    ; Only the version that is there knows all that it brought, and where.
    ReadRegStr $1 HKCU "${KEY}" "InstallLocation"
    ${If} $1 != ""
        Call WaitUntilClosed
        ExecWait '"$1\uninstall.exe" /S _?=$1'
        Delete "$1\uninstall.exe"
        RMDir "$1"
    ${EndIf}
    SetOutPath "$INSTDIR"
    File /r "${TREE}\*.*"
    ; Python reads what it has translated once much faster; done here, by the very Python that goes along.
    nsExec::Exec '"$INSTDIR\pythonw.exe" -m compileall -q app lib'
    Pop $0
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Tressette.lnk" "$INSTDIR\tressette-desktop.exe"

    WriteRegStr HKCU "${CLASSES}\.tsn" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.tsn" "PerceivedType" "text"
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(Record)"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\tressette-desktop.exe,1"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\tressette-desktop.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    WriteRegStr HKCU "${KEY}" "DisplayName" "Tressette"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tressette-desktop.exe"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    StrCpy $1 $INSTDIR
    Call un.WaitUntilClosed
    ; Only what the setup put there: whatever else a person keeps in the folder stays.
    !include "${LIST}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tressette.lnk"
    ReadRegStr $0 HKCU "${CLASSES}\.tsn" ""
    ${If} $0 == "${KIND}"
        DeleteRegKey HKCU "${CLASSES}\.tsn"
    ${EndIf}
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    DetailPrint "$(GamesStay)"
SectionEnd
