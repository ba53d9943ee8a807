### Samurai Sword al tavolo nel browser, in italiano.

web-table-sword-honour = { -honour }
web-table-sword-resilience = { -resilience }
web-table-sword-cards = Carte in mano
web-table-sword-ability = { $name }: { $ability }.
web-table-sword-seat = { $name }{ $role ->
    [none] {""}
   *[other] , { $role }
}: { -honour } { $honour }, { -resilience } { $resilience } su { $full }, { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}{ $harmless ->
    [yes] , indifeso
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] , { -difficulty } { $difficulty }
}
web-met-bushido = Qui c’è il Bushido: nel suo turno chi lo ha scopre una carta. Se è un’arma, scarta un’arma e il Bushido passa a sinistra, o perde 1 punto onore e il Bushido se ne va. Se non lo è, passa e basta.
