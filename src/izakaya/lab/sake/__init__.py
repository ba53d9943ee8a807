"""SAKE in the lab."""
