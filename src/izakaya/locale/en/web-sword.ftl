### Samurai Sword at the table in the browser, in English.

web-table-sword-honour = { -honour }
web-table-sword-resilience = { -resilience }
web-table-sword-cards = Cards in hand
web-table-sword-ability = { $name }: { $ability }.
web-table-sword-seat = { $name }{ $role ->
    [none] {""}
   *[other] , { $role }
}: { -honour } { $honour }, { -resilience } { $resilience } of { $full }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}{ $harmless ->
    [yes] , Harmless
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] , { -difficulty } { $difficulty }
}
web-met-bushido = Bushido lies here: in their turn, its owner turns up a card. If it is a weapon, they discard a weapon and Bushido passes to the left, or they lose 1 Honour and it is gone. If it is none, it simply passes on.
