"""Games that are looked at again."""
