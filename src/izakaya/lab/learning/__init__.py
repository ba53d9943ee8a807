"""Learned judgement: games of bots, what was seen in them and who won, a small net, a file with where it comes from."""
