"""Samurai Sword in the terminal."""
