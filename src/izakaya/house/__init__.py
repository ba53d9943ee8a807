"""The house: its tables, who comes and goes, and what they wish. It knows no network and no database; those are its doors and its store."""
