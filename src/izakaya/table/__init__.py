"""What every game shares, and no game in particular: tables, questions, moves, news, luck, records, positions as text."""
