"""Dauto, the Japanese game of Doubt, as a guest of Izakaya.

D1. All 52 cards are dealt, as evenly as they go; suits do not matter. Seat 0 begins, and turns go clockwise.
D2. In your turn you lay one card face down and call the next rank: ace first, then two, up to king, and ace again. You may lie.
D3. Then everybody else, clockwise, may doubt it. The first doubt turns the card up.
D4. If it was a lie, the player who laid it takes the whole pile; if it was true, the one who doubted it does.
D5. A player with no card left, whom nobody has caught, wins.
D6. After eight rounds of thirteen ranks it is closing time: the fewest cards win, and may win together. By version 1 of these rules,
    which is still played where it was begun, after four.
"""
