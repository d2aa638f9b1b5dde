"""The written game (docs/tsn.md): read, replay, write, keep on disk. The only part of the engine that touches files."""
