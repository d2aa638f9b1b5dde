"""For macOS: an app that is dragged into the folder of apps, on a disk image. It can only be built on macOS."""
