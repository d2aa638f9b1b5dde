"""The pages: widgets with plain data in and signals out. They know no session and no file."""
