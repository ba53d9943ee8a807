### ブラウザの卓でのサムライソード（日本語）

web-table-sword-honour = { -honour }
web-table-sword-resilience = { -resilience }
web-table-sword-cards = 手札
web-table-sword-ability = { $name }：{ $ability }。
web-table-sword-seat = { $name }{ $role ->
    [none] {""}
   *[other] （{ $role }）
}：{ -honour }{ $honour }、{ -resilience }{ $full }のうち{ $resilience }、{ $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}{ $harmless ->
    [yes] 、無害
   *[no] {""}
}{ $difficulty ->
    [none] {""}
   *[other] 、{ -difficulty }{ $difficulty }
}
web-met-bushido = ここに武士道があります。持ち主は自分の手番に札を一枚めくります。武器なら、武器を捨てて武士道を左隣へ渡すか、名誉を1失って武士道がなくなります。武器でなければ、そのまま左隣へ移ります。
