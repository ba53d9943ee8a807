### Samurai Sword am Tisch im Browser, auf Deutsch.

web-table-sword-honour = { -honour }
web-table-sword-resilience = { -resilience }
web-table-sword-cards = Handkarten
web-table-sword-ability = { $name }: { $ability }.
web-table-sword-seat = { $name }{ $role ->
    [none] {""}
   *[other] , { $role }
}: { -honour } { $honour }, { -resilience } { $resilience } von { $full }, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $harmless ->
    [yes] , Harmlos
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] , { -difficulty } { $difficulty }
}
web-met-bushido = Hier liegt Bushidō: Wer ihn vor sich hat, deckt im eigenen Zug eine Karte auf. Ist es eine Waffe, wird eine Waffe abgeworfen, und Bushidō wandert nach links, oder es kostet 1 Ehrenpunkt, und er ist weg. Ist es keine, wandert er einfach weiter.
