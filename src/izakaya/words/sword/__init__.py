"""Samurai Sword in words."""
