"""How fast the tables are, beside OpenSpiel: `make bench`. See docs/performance.md."""
