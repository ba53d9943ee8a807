"""The part of the bots that thinks: it is compiled with the games, because it plays them thousands of times a second."""
