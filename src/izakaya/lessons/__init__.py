"""Lessons: a first game with somebody at one's shoulder, told by a text file that a teacher can write (docs/lessons.md)."""
