### Was über dem Tisch und auf seiner Bühne gesagt wird, auf Deutsch.

## How it stands

web-stage-strip = Wie es steht
web-stage-you = Du
web-stage-sake = { $name }: { $number } Sake
web-stage-spirits = Geister
web-stage-spirits-sake = Alle Geister zusammen: { $number } Sake
web-stage-last = { $round ->
    [0] Letzte Runde
   *[other] Zusatzrunde { $round }
}: { $number ->
    [0] das ist der letzte Zug
    [one] noch 1 Zug
   *[other] noch { $number } Züge
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: zusammen { -honour } { $number }
web-stage-unknown = Seite unbekannt

## Was geantwortet werden kann

web-sake-soul = Deine Seele: so viele Karten vom Leben auf die Hand

## Eine Tat, ein Tod, das Ende

web-stage-wounds = { $number ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $number } Wunden
}
web-stage-died = Du bist gestorben und nun ein Geist
web-stage-spirit = Geister trinken weiter. In jedem deiner Züge stellst du zuerst an, was der Nachziehstapel zeigt: Schritte im Kreis, jemandes Sake oder eine Karte von Hand zu Hand. Dann ziehst du, und mit Karten der Rückseite, die oben liegt, peinigst du einen Samurai um seinen Sake, oder du stiehlst 1 aus dem Masu. Alle Geister gewinnen gemeinsam, wenn sie am meisten getrunken haben. Deine Handkarten zählen mit ihren Rückseiten; Hiebe gehen durch dich hindurch, wenn du eine Karte hergibst.
web-stage-decided = Die letzte Tat: { $words }
