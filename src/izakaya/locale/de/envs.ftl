# Für Programme, die lesen und schreiben: der Tisch in Worten.

text-how = Antworte mit der Nummer einer einzigen Möglichkeit in eckigen Klammern, etwa [{ $number }].
text-no-number = Deine Antwort nennt keine Möglichkeit.
text-several = Deine Antwort nennt mehrere Möglichkeiten: { $numbers }.
text-no-such = Die Möglichkeit { $number } gibt es nicht; es gibt { $least } bis { $most }.
text-taken = Das war der letzte Versuch: Für dich wird „{ $option }“ gewählt.
