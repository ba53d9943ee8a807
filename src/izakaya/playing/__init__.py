"""One table being played: presence, reaction windows, pace, standing orders, bots that stand in, broadcast.

It knows no network and no database. Its caller brings a store that keeps answers before they are told (`storage.py`), and
connections of guests (`Guest` has the queue of messages to one of them).
"""
