"""Problems: endings in which one card alone is best, and what came of trying to find it (docs/problems.md)."""
