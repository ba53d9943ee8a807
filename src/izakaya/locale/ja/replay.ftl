### SAKEの卓と、ブラウザーでの再生（日本語）
###   $name, $from, $to   侍の名；$card, $back は札と裏面の名；$number, $sake … は数
###   $far     "both"、"one"、"no"：相手までの道がいくつあるか

## SAKEの卓

web-sake-card = { $card }：攻撃{ $attack }、防御{ $defence }、移動{ $movement }、飲酒{ $drinking }。裏は{ $back }
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
}{ $sake ->
    [0] {""}
   *[other] 、酒が載っていて使えない
}
web-sake-wielded = 装備
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
web-sake-sudden = サドンデス
web-sake-empty-hand = 手札はありません。
web-sake-yours = あなたの前にあるもの

## 再生

web-replay-title = もう一度この対局を
web-replay-loading = 対局を読み込んでいます…
web-replay-first = 最初へ
web-replay-back = 一つ戻る
web-replay-forward = 一つ進む
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-speed = 速さ
web-replay-moment = { $last }手中{ $number }手目
web-replay-eyes = 誰の目で見るか
web-replay-all = 全員：すべての札を開く
web-replay-none = 観客
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name }（{ $person }）
}
web-replay-copy = この場面へのリンクをコピー
web-replay-copied = リンクをコピーしました。
web-replay-not-copied = ブラウザーがコピーを許しませんでした。リンクはアドレス欄にあります。
web-replay-hands = みんなの手札
web-replay-log = 出来事
web-replay-earlier = それより前の出来事
web-replay-why = { $name }がこう指したわけ
web-replay-ending = 結末
web-replay-keys = キー：← → 一つずつ · Home End · スペースで再生・停止
