"""A table being played: presence, windows, pace, standing orders, bots that stand in, broadcast. It knows no network and no database.

Whoever opens tables to people brings what is missing: a keeper that stores answers before anybody is told (`keeping.py`), and
connections through which guests come (`Guest` has what is to be sent to one of them).
"""
