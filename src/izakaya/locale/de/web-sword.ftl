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
web-met-bushido = Hier liegt Bushidō: In seinem Zug deckt der Besitzer eine Karte auf. Ist es eine Waffe, wirft er eine Waffe ab, und Bushidō wandert nach links, oder er verliert 1 Ehre, und es ist weg. Ist es keine, wandert es einfach weiter.
