"""What macOS is told of the app: its name, its version, and that it opens written games."""

from __future__ import annotations

from typing import Any

from common import APP_ID, version
from parts import LANGUAGES

RECORD = f"{APP_ID}.record"

INFO: dict[str, Any] = {
    "CFBundleIdentifier": APP_ID,
    "CFBundleName": "Tressette",
    "CFBundleDisplayName": "Tressette",
    "CFBundleShortVersionString": version(),
    "CFBundleVersion": version(),
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": LANGUAGES,
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "Tressette Desktop, GPL-3.0-or-later",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Tressette record",
            "CFBundleTypeRole": "Viewer",
            "CFBundleTypeIconFile": "document.icns",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [RECORD],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": RECORD,
            "UTTypeDescription": "Tressette record",
            "UTTypeConformsTo": ["public.plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["tsn"],
                "public.mime-type": ["application/x-tressette-record"],
            },
        }
    ],
}
"""``Info.plist``; PyInstaller adds the name of the executable and of the icon. PySide6 6.11 needs macOS 13."""
