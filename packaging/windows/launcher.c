/* Starts the game with the Python that lies beside this program: Python, start.py, and whatever was typed after.
   Built twice: with CONSOLE for `tressette`, which talks in a terminal, and without for `tressette-desktop`. */
#include <windows.h>
#include <stdlib.h>

typedef int (*python_main)(int, wchar_t **);

static int stop(const wchar_t *sentence)
{
    MessageBoxW(NULL, sentence, L"Tressette", MB_OK | MB_ICONERROR);
    return 1;
}

static int start(int count, wchar_t **words)
{
    static wchar_t folder[32768], library[32768 + 32], script[32768 + 32];
    DWORD length = GetModuleFileNameW(NULL, folder, 32768);
    if (length == 0 || length >= 32768)
        return stop(L"The folder of the game was not found.");
    *wcsrchr(folder, L'\\') = 0;
    wsprintfW(library, L"%ls\\%ls", folder, PYTHON_DLL);
    wsprintfW(script, L"%ls\\app\\start.py", folder);
    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main run = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!run)
        return stop(L"A part of the game is missing. Please install it again.");
    wchar_t **all = calloc(count + 2, sizeof *all);
    if (!all)
        return stop(L"There is not enough memory.");
    all[0] = words[0];
    all[1] = script;
    for (int i = 1; i < count; i++)
        all[i + 1] = words[i];
    return run(count + 1, all);
}

#ifdef CONSOLE
int wmain(int count, wchar_t **words)
{
    return start(count, words);
}
#else
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, wchar_t *line, int show)
{
    (void)self, (void)before, (void)line, (void)show;
    return start(__argc, __wargv);
}
#endif
