"""SAKE in the terminal."""
