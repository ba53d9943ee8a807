### Samurai Sword en la mesa del navegador, en español.

web-table-sword-honour = { -honour }
web-table-sword-resilience = { -resilience }
web-table-sword-cards = Cartas en la mano
web-table-sword-ability = { $name }: { $ability }.
web-table-sword-seat = { $name }{ $role ->
    [none] {""}
   *[other] , { $role }
}: { -honour } { $honour }, { -resilience } { $resilience } de { $full }, { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}{ $harmless ->
    [yes] , Inofensivo
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] , { -difficulty } { $difficulty }
}
web-met-bushido = Aquí está el Bushido: en su turno, quien lo tiene descubre una carta. Si es un arma, descarta un arma y el Bushido pasa a la izquierda, o pierde 1 punto de Honor y el Bushido se va. Si no lo es, simplemente pasa.
