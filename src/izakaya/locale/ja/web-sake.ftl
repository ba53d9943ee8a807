### ブラウザの卓での「酒と侍」（日本語）
###   $far     "both"、"one"、"no"：相手までの道がいくつあるか

web-sake-card = { $card }：攻撃{ $attack }、防御{ $defence }、移動{ $movement }、酒{ $drinking }。裏は{ $back }
web-sake-person = { $name }、{ $state ->
    [sitting] 座っている
    [spirit] 霊
    [gone] 退場
   *[samurai] 立っている
}{ $state ->
    [spirit] {""}
    [gone] {""}
   *[samurai] 、体力{ $life }、負傷{ $wounds }
}、手札{ $hand }枚、酒{ $sake }杯{ $far ->
    [both] 。時計回りに{ $clockwise }歩、反時計回りに{ $counter }歩
    [one] 。{ $clockwise ->
        [0] { $counter }歩先
       *[other] { $clockwise }歩先
    }
   *[no] {""}
}
web-sake-life = { $name }の体力：{ $number }{ $sake ->
    [0] {""}
   *[other] 、上に酒が1杯
}
web-sake-life-text = あと何度斬られても平気か、です。ここの札を燃やして手札にすることもできます。1枚もなくなると霊になります。
web-sake-wounds = 負傷
web-sake-board = { $sake ->
    [0] { $name }の侍ボード
   *[other] { $name }の侍ボード、酒{ $sake }杯
}
web-sake-hand-of = { $name }の手札：{ $number }枚
web-sake-gear = { $card }{ $wielded ->
    [yes] 、装備中
   *[no] {""}
}{ $sleep ->
    [none] {""}
    [card] 、1枚使うまで使えない
   *[sake] 、酒が載っていて使えない
}
web-sake-wielded = 構え中
web-sake-stretch = { $from }から{ $to }まで：{ $number }歩
web-sake-minion = { $name }の手下、{ $way ->
    [clockwise] 時計回りに進む
   *[counter] 反時計回りに進む
}
web-sake-deck = 山札：{ $number }枚{ $back ->
    [none] {""}
   *[other] 、いちばん上は{ $back }
}
web-sake-pile = 捨て札：{ $number }枚、いちばん上は{ $card }
web-sake-masu = 升：残り{ $number }杯
web-sake-masu-over = 升は空で、伏せてある
web-sake-sudden = サドンデスラウンド
web-sake-empty-hand = 手札はありません。
web-sake-yours = あなたの前にあるもの
web-sake-soul = 魂：体力から手札へ取る枚数
web-met-minion = 手下です！隣に出すと、あなたの手番の終わりに自分の道を歩き、最初に出会う敵を、めくった札で攻撃します。少しの傷でも倒れますが、盾にすれば一撃をまるごと受けてくれます。
web-met-iaido = まだ座っているうちは、居合道で攻撃できます。立ち上がり、どちらかへ2歩まで無償で動き、すぐに斬ります。一度きりで、その後は立ったままです。
web-met-location = 今夜は飲み屋ではありません。この場所には独自の規則があり、遊び方が変わります。卓の中央にある名前から読めます。
web-met-spirit = 誰かが霊になりました。霊は皆で一組となって飲み続けます。酩酊の力で酒を動かし、山札の一番上と同じ裏の札で生者を苦しめ、升から盗みもします。
