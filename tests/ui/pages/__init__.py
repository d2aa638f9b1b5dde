"""The pages before and beside the table."""
