"""SAKE in words."""
