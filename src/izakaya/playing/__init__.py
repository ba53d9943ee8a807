"""A table being played: windows, pace, standing orders, stand-ins, telling. It knows no network and no database.

Whoever opens tables to people brings what is missing: a keeper that stores answers before anybody is told (`keeping.py`), and doors
through which guests come (`Guest` has what is to be sent to one of them).
"""
