"""The `izakaya` command: tables in the terminal."""
