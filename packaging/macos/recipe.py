"""The disk image: the app, signed for this machine alone, beside a way into the folder of apps."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from common import BUILD, Impossible, copy, draw, fresh, run, version
from frozen.recipe import freeze, python


def build(out: Path, _quick: bool) -> list[Path]:
    """One image for the kind of Mac this is."""
    if sys.platform != "darwin":
        raise Impossible("an app for macOS can only be built on macOS")
    app_icon, record_icon = (draw(python(), icon, [f"{icon}.icns"], BUILD / "icons")[0] for icon in ("app", "document"))
    app = freeze(str(app_icon)).with_name("Tressette.app")
    copy(record_icon, app / "Contents" / "Resources" / "document.icns")
    # Without a certificate of Apple's, macOS still wants a signature; people have to press Open once more.
    run("codesign", "--force", "--deep", "--sign", "-", app)
    folder = fresh(BUILD / "dmg")
    app.rename(folder / app.name)
    (folder / "Applications").symlink_to("/Applications")
    made = out / f"Tressette-{version()}-{platform.machine()}.dmg"
    run("hdiutil", "create", "-volname", "Tressette", "-srcfolder", folder, "-format", "UDZO", "-ov", made)
    return [made]
