# Dauto in English. Other languages fall back to this one, message by message.
game-dauto = Dauto
