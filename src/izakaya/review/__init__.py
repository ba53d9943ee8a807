"""A game looked back at: how likely everybody was to win and when that turned, who thought what of whom, what a master would have done."""
