### 酒と侍、日本語。端末とブラウザはこのファイルを共有します。
###
### 知らせ・手・問いの部品は en/sake.ftl で説明しています。

game-sake = 酒と侍
    .play = ボットと「酒と侍」を遊ぶ
option-sake-location = 飲む場所
option-sake-location-inn = { sake-location-inn }（{ sake-location-inn.rule }）
option-sake-location-distillery = { sake-location-distillery }（{ sake-location-distillery.rule }）
option-sake-location-hot-spring = { sake-location-hot-spring }（{ sake-location-hot-spring.rule }）
option-sake-location-bamboo-grove = { sake-location-bamboo-grove }（{ sake-location-bamboo-grove.rule }）
option-sake-location-rope-bridge = { sake-location-rope-bridge }（{ sake-location-rope-bridge.rule }）
option-sake-first = 最年長で最初に始める人
option-sake-choose_hand = 最初の手札の配り方
option-sake-choose_hand-no = 運まかせ
option-sake-choose_hand-yes = 全員が裏面を見て選ぶ
option-sake-bare_hands = 素手で攻撃できるとき
option-sake-bare_hands-unarmed = 使える武器がないときだけ
option-sake-bare_hands-always = 武器があっても1歩の相手に（発売元のFAQのとおり）
option-sake-items = 酒を払う道具の行方
option-sake-items-single-use = 使い切り：効果の後に捨てる
option-sake-items-kept = 場に残り、また使える
option-sake-samurai = 誰がどこに座るか
option-sake-samurai-miyamoto-musashi = { sake-samurai-miyamoto-musashi.full }
option-sake-samurai-yagyu-munenori = { sake-samurai-yagyu-munenori.full }
option-sake-samurai-yagyu-jubei = { sake-samurai-yagyu-jubei.full }
option-sake-samurai-ito-ittosai = { sake-samurai-ito-ittosai.full }
option-sake-samurai-date-masamune = { sake-samurai-date-masamune.full }
option-sake-samurai-takezaki-suenaga = { sake-samurai-takezaki-suenaga.full }
option-sake-samurai-hojo-masako = { sake-samurai-hojo-masako.full }
option-sake-samurai-tomoe-gozen = { sake-samurai-tomoe-gozen.full }
option-sake-deck = 札の数値
    .wrong = 札ファイル { $file } では遊べません。{ $problem }
    .large = ファイル { $file } は札ファイルにしては大きすぎます。
sake-play-every-on = これからは、ひとつしかない武器についても、傷つくおそれのない攻撃についても、酒か魂を燃やすことしかできないときにも、すべてたずねます。
sake-play-every-off = これからは、武器がひとつしかないとき、攻撃で傷つくおそれがないとき、ほかの人の行動中に酒か魂を燃やすことしかできないときはたずねません。
sake-help-every = 全部たずねる、またはやめる。ひとつしかない武器、傷つくおそれのない攻撃、ほかの人の行動中に酒か魂を燃やすことしかできないときも

## 札

sake-card-katana = 刀
sake-card-no-dachi = 野太刀
sake-card-naginata = 薙刀
sake-card-yumi = 弓
sake-card-wakizashi = 脇差
sake-weapon = 武器
    .short = 武器：間合い{ $reach }、攻撃{ $attack }、防御{ $defence }{ $ranged ->
        [yes] 、射撃
       *[no] {""}
    }
    .full = 場に出す武器。間合い{ $range ->
       *[other] { $reach }
    }の相手に{ $ranged ->
        [yes] 遠くから
       *[no] {""}
    }届き、攻撃に{ $attack }を足します。装備していれば、射撃でない攻撃への防御に{ $defence }を足します。酒がのっていると使えません。
sake-item-used = { $items ->
    [kept] 払えるかぎり何度でも。
   *[single-use] 道具は使い切りで、効果の後に捨てます。
}
sake-card-pipe = キセル
    .short = 道具。酒1杯：ほかの侍全員が1枚捨てる
    .full = 道具。フェイズ1に酒を1杯払うと、ほかの侍は全員、好きな手札を1枚捨てます。{ sake-item-used }
sake-card-sandals = 下駄
    .short = 道具：移動+1、0も1になる
    .full = 道具：移動アクションで1歩多く進め、移動が0のボックスでも1歩進めます（居合道の移動には効きません）。
sake-card-makeshift-armour = 即席の鎧
    .short = 道具：防御+1
    .full = 道具：札で防御するたびに+1。射撃にも効きます。
sake-card-flagon = 酒樽
    .short = 道具。酒1杯：2枚引く
    .full = 道具。フェイズ1に酒を1杯払うと2枚引けます。{ sake-item-used }
sake-card-rice-bowl = 飯茶碗
    .short = 道具。酒1杯：体力を2回復
    .full = 道具。フェイズ1に酒を1杯払うと負傷2枚が体力に戻ります。{ sake-item-used }
sake-card-throwing-chopsticks = 箸投げ
    .short = 射撃2回、攻撃力1、間合い2以上
    .full = イベント：間合い2以上の相手に攻撃力1の射撃を続けて2回。同じ相手でも別の相手でもかまいません。
sake-card-burning-ramen = 灼熱の麺
    .short = 射撃、攻撃力2、間合い3以上
    .full = イベント：間合い3以上の相手に攻撃力2の射撃。
sake-card-strategic-stench = 悪臭
    .short = 間合いを好きな所に2つ足す
    .full = イベント：間合い駒を2つ、まとめてでも別々にでも足します。
sake-card-riceballs-in-the-face = おにぎり投げ
    .short = 間合い4以上の侍が2枚捨てる
    .full = イベント：間合い4以上の侍1人が、好きな手札を2枚捨てます。
sake-card-sakuragi = 桜木
    .short = 2枚引く
    .full = イベント：2枚引きます。
sake-card-drunken-purchase = 大酒の犠牲
    .short = 武器か道具を1枚捨てさせる
    .full = イベント：どれかの侍の武器か道具を1枚、のっている酒ごと捨て札にします。
sake-card-weak-stomach = 胃弱
    .short = ほかの侍が酒を1杯失う
    .full = イベント：ほかの侍の酒を1杯選んで、ゲームから取り除きます。
sake-card-fake-wounds = やられたフリ
    .short = 体力を2回復
    .full = イベント：負傷2枚が体力に戻ります。ただの醤油でした。
sake-card-roar = 火吹き
    .short = 酒1杯：射撃、攻撃力4、間合い2
    .full = イベント：酒を1杯払い、間合いちょうど2の相手に攻撃力4の射撃。
sake-card-turned-off-lanterns = 提灯消し
    .short = 間合いを好きな所から2つ除く
    .full = イベント：間合い駒を2つ、まとめてでも別々にでも取り除きます。
sake-card-falter = つまずき
    .short = カウンター：移動を防ぐ
    .full = カウンター。人の手番に使い、移動を防ぎます。居合道の移動も防げます。それでも相手は立ち上がります。
sake-card-blurred-vision = 残影
    .short = カウンター：攻撃を防ぐ
    .full = カウンター。人の手番に使い、どんな攻撃でも1つ防ぎます。手下の攻撃も。霊の「苦しめる」は防げません。
sake-card-minion = 手下
    .short = 代わりに進んで戦う。手札からは身代わりになる
    .full = 自分の横に、隣の侍に向けて置きます。フェイズ2に{ $movement }歩まで進み、めくった札で攻撃します（攻撃+{ $attack }、防御+{ $defence }）。少しでもダメージを受けると倒れます。攻撃されたときに手札から捨てれば、ダメージはすべて消えます。
sake-bare-hands = 素手

## 侍と場所

sake-samurai-miyamoto-musashi = 武蔵
    .full = 宮本武蔵
    .skill = 使える武器が2つ以上場にある間、武器での攻撃+1
sake-samurai-yagyu-munenori = 宗矩
    .full = 柳生宗矩
    .skill = 射撃でない攻撃への防御+1
sake-samurai-yagyu-jubei = 十兵衛
    .full = 柳生十兵衛三厳
    .skill = 自分の移動と攻撃には誰もカウンターを使えない（手下のものには使える）
sake-samurai-ito-ittosai = 一刀斎
    .full = 伊東一刀斎
    .skill = 自分の手番で最初に宣言した攻撃+1
sake-samurai-date-masamune = 政宗
    .full = 伊達政宗
    .skill = 酒を飲むアクションで1杯多く飲める
sake-samurai-takezaki-suenaga = 季長
    .full = 竹崎季長
    .skill = 射撃+1。装備した武器で射撃も防御できる
sake-samurai-hojo-masako = 政子
    .full = 北条政子
    .skill = 手下は札の枚数に数えず、自分の手下は攻撃+1、防御+1
sake-samurai-tomoe-gozen = 巴
    .full = 巴御前
    .skill = 最初に2枚多く配られ、その中から選べる。補充は2枚でなく3枚
sake-san = { $name }さん
sake-location-inn = 飲み屋
    .rule = 変わったことはなし。煙たい部屋と、酒だけ
sake-location-distillery = 酒蔵
    .rule = 侍は自分の手番の始めに、置く場所があれば酒を1杯もらう
sake-location-hot-spring = 温泉
    .rule = 侍は自分の手番の始めに体力を1回復する
sake-location-bamboo-grove = 竹林
    .rule = 射撃は攻撃力−1
sake-location-rope-bridge = 吊り橋
    .rule = 始めの間合いは2。移動は1歩短く、それでも1歩は動ける

## 裏面、酒を置く所、間合いの駒

sake-back-troublesome = 迷惑
    .mark = 迷
sake-back-quarrelsome = 短気
    .mark = 短
sake-back-drowsy = 眠気
    .mark = 眠
sake-place-life = 体力
sake-place-board = 侍ボード
sake-piece-minion = { $way ->
    [clockwise] [{ $name }の手下→]
   *[counter] [←{ $name }の手下]
}
sake-target-minion = { $who ->
    [me] あなたの手下
   *[other] { $name }の手下
}

## 叫び

sake-says = { $name }「{ $words }」
sake-cry-drank = 酒だぁ！
sake-cry-iaido = 居合道！座ってよく見ておけ！
sake-cry-strikes = これでもくらえ、酒どろぼうめ！
sake-cry-wounded = 痛い！こんな所に刀を置いたのは誰だ！
sake-cry-defended = それだけか？うちのばあさんのほうがまだ強いぞ！
sake-cry-burned-sake = もったいない、いい酒だったのに！
sake-cry-died = もう一杯……あと一杯だけ……

## 知らせ

sake-deck-unnatural = この卓は独自の札で遊びます。ただし、{ $lacks }。
sake-deck-lacks = { $what ->
    [values] 4を超えるボックスがあります
    [great-cards] 4のボックスが多すぎます
    [blank-cards] 0ばかりの札があります
    [two-boxes] 0より大きいボックスが2つある札が足りません
    [three-boxes] 0より大きいボックスが3つある札が足りません
    [attack] 攻撃できる札が足りません
    [defence] 防御できる札が足りません
    [movement] 移動できる札が足りません
    [drinking] 飲める札が足りません
    [small-drinks] 一度に飲む酒が多すぎます
    [printed-values] 説明書の例にある数が足りません
    [small-gear] 武器や道具のボックスがイベントほど大きいです
    [copies] 同じ札どうしがまったく同じです
    [backs] 裏面の分かれ方が偏っています
    [lives] 体力の点数がすべて同じか、4から7の範囲にありません
    [drink-in-hand] 酒の飲めない手札が多すぎます
   *[choice-in-hand] 選べることのない手札が多すぎます
}
sake-news-first = { $who ->
    [me] 最年長のあなたから始めます。今夜は皆が{ $name }と呼びます。
   *[other] 最年長の{ $name }から始めます。敬意を忘れずに。
}
sake-news-turn = { $who ->
    [me] あなたの番
   *[other] { $name }の番
}
sake-news-was-poured = { $who ->
    [me] 酒蔵があなたに酒を1杯ついでくれた。
   *[other] 酒蔵が{ $name }に酒を1杯ついだ。
}
sake-news-closing-time = 閉店！店主が升を下げた。{ $name }の番からサドンデスラウンド。
sake-news-activated = { $who ->
    [me] あなたは{ $card }の力を使う。
   *[other] { $name }は{ $card }の力を使う。
}
sake-news-laid = { $who ->
    [me] あなたは{ $card }を場に出した。
   *[other] { $name }は{ $card }を場に出した。
}
sake-news-played = { $who ->
    [me] あなたは{ $card }を使った。
   *[other] { $name }は{ $card }を使った。
}
sake-news-iaido = { $who ->
    [me] 居合道！あなたは跳ね起きた（{ $card }）。
   *[other] 居合道！{ $name }は跳ね起きた（{ $card }）。
}
sake-news-walks = { $who ->
    [me] あなたは時計回りに{ $number }歩進む{ $played ->
        [none] 。
       *[other] （{ $played }）。
    }
   *[other] { $name }は時計回りに{ $number }歩進む{ $played ->
        [none] 。
       *[other] （{ $played }）。
    }
}
sake-news-walks-counter = { $who ->
    [me] あなたは反時計回りに{ $number }歩進む{ $played ->
        [none] 。
       *[other] （{ $played }）。
    }
   *[other] { $name }は反時計回りに{ $number }歩進む{ $played ->
        [none] 。
       *[other] （{ $played }）。
    }
}
sake-news-strikes = { $who ->
    [me] あなたは{ $target }を
   *[other] { $whom ->
        [me] { $name }はあなたを
       *[other] { $name }は{ $target }を
    }
}{ $weapon ->
    [none] {""}
   *[other] { $weapon }で
}攻撃：攻撃力{ $number }{ $played ->
    [none] 。
   *[other] （{ $played }）。
}
sake-news-strikes-minion = { $who ->
    [me] あなたは{ $target }の手下を
   *[other] { $whom ->
        [me] { $name }はあなたの手下を
       *[other] { $name }は{ $target }の手下を
    }
}{ $weapon ->
    [none] {""}
   *[other] { $weapon }で
}攻撃：攻撃力{ $number }{ $played ->
    [none] 。
   *[other] （{ $played }）。
}
sake-news-minion-walks = { $who ->
    [me] あなたの手下は{ $number }歩進んだ。
   *[other] { $name }の手下は{ $number }歩進んだ。
}
sake-news-minion-strikes = { $who ->
    [me] あなたの手下が{ $target }を攻撃。
   *[other] { $whom ->
        [me] { $name }の手下があなたを攻撃。
       *[other] { $name }の手下が{ $target }を攻撃。
    }
}
sake-news-minion-strikes-minion = { $who ->
    [me] あなたの手下が{ $target }の手下を攻撃。
   *[other] { $whom ->
        [me] { $name }の手下があなたの手下を攻撃。
       *[other] { $name }の手下が{ $target }の手下を攻撃。
    }
}
sake-news-turned-up = { $who ->
    [me] あなたの手下のために{ $card }がめくられた{ $use ->
        [attack] （攻撃力{ $number }）。
        [defence] （防御力{ $number }）。
       *[unknown] 。
    }
   *[other] { $name }の手下のために{ $card }がめくられた{ $use ->
        [attack] （攻撃力{ $number }）。
        [defence] （防御力{ $number }）。
       *[unknown] 。
    }
}
sake-news-minion-stands = { $who ->
    [me] あなたの手下は持ちこたえた。
   *[other] { $name }の手下は持ちこたえた。
}
sake-news-minion-killed = { $who ->
    [me] あなたの手下は倒れた。
   *[other] { $name }の手下は倒れた。
}
sake-news-minion-returned = { $who ->
    [me] あなたの手下は居場所がなくなり、手札に戻った。
   *[other] { $name }の手下は居場所がなくなり、手札に戻った。
}
sake-news-played-minion = { $who ->
    [me] あなたは手下を時計回りに送り出した。
   *[other] { $name }は手下を時計回りに送り出した。
}
sake-news-played-minion-counter = { $who ->
    [me] あなたは手下を反時計回りに送り出した。
   *[other] { $name }は手下を反時計回りに送り出した。
}
sake-news-interrupted = { $who ->
    [me] { $card }！あなたは{ $target }を止めた。
   *[other] { $whom ->
        [me] { $card }！{ $name }があなたを止めた。
       *[other] { $card }！{ $name }が{ $target }を止めた。
    }
}
sake-news-defended = { $who ->
    [me] あなたは{ $card }で防御：{ $number }。
   *[other] { $name }は{ $card }で防御：{ $number }。
}
sake-news-sacrificed = { $who ->
    [me] あなたの手下が身代わりになった。ダメージなし。
   *[other] { $name }の手下が身代わりになった。ダメージなし。
}
sake-news-wounded = { $who ->
    [me] { $number ->
        [0] あなたはかすり傷ひとつない。
       *[other] あなたは{ $number }ダメージを受けた。
    }
   *[other] { $number ->
        [0] { $name }はかすり傷ひとつない。
       *[other] { $name }は{ $number }ダメージを受けた。
    }
}
sake-news-lost-sake = { $who ->
    [me] あなたは酒を1杯失った（{ $place }）。
   *[other] { $name }は酒を1杯失った（{ $place }）。
}
sake-news-died = { $who ->
    [me] あなたは{ $target }に討たれ、閻魔の霊になった。
   *[other] { $whom ->
        [me] { $name }はあなたに討たれ、閻魔の霊になった。
       *[other] { $name }は{ $target }に討たれ、閻魔の霊になった。
    }
}
sake-news-lost-all-sake = { $who ->
    [me] { $number ->
        [1] あなたの酒1杯は、ゲームから除かれた。
       *[other] あなたの酒{ $number }杯は、すべてゲームから除かれた。
    }
   *[other] { $number ->
        [1] { $name }の酒1杯は、ゲームから除かれた。
       *[other] { $name }の酒{ $number }杯は、すべてゲームから除かれた。
    }
}
sake-news-took-wound = { $who ->
    [me] 負傷があなたの手札になる：{ $cards }。
   *[other] { $known ->
        [yes] 負傷が{ $name }の手札になる：{ $cards }。
       *[no] 負傷が{ $name }の手札になる：{ $number }枚。
    }
}
sake-news-spirit-hit = { $number ->
    [0] { $who ->
        [me] 攻撃はあなたをすり抜けた。失う酒がない。
       *[other] 攻撃は{ $name }をすり抜けた。失う酒がない。
    }
   *[other] { $who ->
        [me] あなたは酒を{ $number }杯失った。
       *[other] { $name }は酒を{ $number }杯失った。
    }
}
sake-news-faded = { $who ->
    [me] { $whom ->
        [me] あなたは姿を消し、攻撃は空を切った。
       *[other] { $target }があなたの姿を消し、攻撃は空を切った。
    }
   *[other] { $whom ->
        [me] あなたが{ $name }の姿を消し、攻撃は空を切った。
       *[other] { $name }は姿を消し、攻撃は空を切った。
    }
}
sake-news-drank = { $who ->
    [me] あなたは升から酒を{ $number }杯取った（{ $card }）。
   *[other] { $name }は升から酒を{ $number }杯取った（{ $card }）。
}
sake-news-placed-sake = { $who ->
    [me] あなたは酒を置いた：{ $place }。
   *[other] { $name }は酒を置いた：{ $place }。
}
sake-news-burned-to-draw = { $who ->
    [me] あなたはカードを引くために酒を1杯燃やした（{ $place }）。
   *[other] { $name }はカードを引くために酒を1杯燃やした（{ $place }）。
}
sake-news-burned-to-play = { $who ->
    [me] あなたはもう1枚使うために酒を1杯燃やした（{ $place }）。
   *[other] { $name }はもう1枚使うために酒を1杯燃やした（{ $place }）。
}
sake-news-burned-soul = { $who ->
    [me] あなたは魂を燃やした：体力から手札へ{ $number }枚。
   *[other] { $name }は魂を燃やした：体力から手札へ{ $number }枚。
}
sake-news-took-life = { $who ->
    [me] あなたは{ $cards }を手に入れた。
   *[other] { $name }は{ $cards }を手に入れた。
}
sake-news-paid = { $who ->
    [me] あなたは酒を1杯払った（{ $place }）。
   *[other] { $name }は酒を1杯払った（{ $place }）。
}
sake-news-drew = { $who ->
    [me] あなたは{ $cards }を引いた。
   *[other] { $known ->
        [yes] { $name }は{ $cards }を引いた。
       *[no] { $name }は{ $number }枚引いた。
    }
}
sake-news-discarded = { $who ->
    [me] あなたは{ $cards }を捨てた。
   *[other] { $name }は{ $cards }を捨てた。
}
sake-news-removed-step = { $who ->
    [me] あなたは{ $piece }の時計回り側の間合いを1つ除いた。
   *[other] { $name }は{ $piece }の時計回り側の間合いを1つ除いた。
}
sake-news-added-step = { $who ->
    [me] あなたは{ $piece }の時計回り側に間合いを1つ足した。
   *[other] { $name }は{ $piece }の時計回り側に間合いを1つ足した。
}
sake-news-named = { $who ->
    [me] あなたは{ $target }を選んだ。
   *[other] { $whom ->
        [me] { $name }はあなたを選んだ。
       *[other] { $name }は{ $target }を選んだ。
    }
}
sake-news-named-gear = { $who ->
    [me] { $whom ->
        [me] あなたは自分の{ $card }を選んだ。
       *[other] あなたは{ $target }の{ $card }を選んだ。
    }
   *[other] { $whom ->
        [me] { $name }はあなたの{ $card }を選んだ。
       *[other] { $name }は{ $target }の{ $card }を選んだ。
    }
}
sake-news-lost-gear = { $who ->
    [me] あなたは{ $card }を失った。
   *[other] { $name }は{ $card }を失った。
}
sake-news-spoiled = { $who ->
    [me] { $target }は気分が悪くなり、酒が1杯減った（{ $place }）。
   *[other] { $whom ->
        [me] あなたは気分が悪くなり、酒が1杯減った（{ $place }）。
       *[other] { $target }は気分が悪くなり、酒が1杯減った（{ $place }）。
    }
}
sake-news-wielded = { $who ->
    [me] あなたは{ $card }を装備した。
   *[other] { $name }は{ $card }を装備した。
}
sake-news-stirs-hands = { $who ->
    [me] 酩酊・眠気：あなたは{ $target }の札を1枚{ $taker }に渡させる。
   *[other] { $whom ->
        [me] 酩酊・眠気：{ $name }はあなたの札を1枚{ $taker }に渡させる。
       *[other] 酩酊・眠気：{ $name }は{ $target }の札を1枚{ $taker }に渡させる。
    }
}
sake-news-passed-card = { $known ->
    [yes] { $who ->
        [me] あなたの{ $card }（{ $back }）は{ $target }に渡った。
       *[other] { $whom ->
            [me] { $name }の{ $card }（{ $back }）があなたに渡った。
           *[other] { $name }の{ $card }（{ $back }）は{ $target }に渡った。
        }
    }
   *[no] { $name }の札が1枚（{ $back }）{ $target }に渡った。
}
sake-news-stirs-sake = { $who ->
    [me] 酩酊・短気：あなたは{ $target }の酒を動かす（{ $place }から）。
   *[other] { $whom ->
        [me] 酩酊・短気：{ $name }はあなたの酒を動かす（{ $place }から）。
       *[other] 酩酊・短気：{ $name }は{ $target }の酒を動かす（{ $place }から）。
    }
}
sake-news-stole = { $who ->
    [me] あなたは升から酒を1杯盗んだ。
   *[other] { $name }は升から酒を1杯盗んだ。
}
sake-news-torments = { $who ->
    [me] あなたは{ $number }枚で{ $target }を苦しめる。
   *[other] { $whom ->
        [me] { $name }は{ $number }枚であなたを苦しめる。
       *[other] { $name }は{ $number }枚で{ $target }を苦しめる。
    }
}
sake-news-helps = { $who ->
    [me] あなたも{ $number }枚で{ $target }を苦しめるのを手伝う。
   *[other] { $whom ->
        [me] { $name }も{ $number }枚であなたを苦しめるのを手伝う。
       *[other] { $name }も{ $number }枚で{ $target }を苦しめるのを手伝う。
    }
}
sake-news-haunted = { $who ->
    [me] あなたは{ $cards }を裏面で使った。
   *[other] { $name }は{ $cards }を裏面で使った。
}
sake-news-gave-up-sake = { $who ->
    [me] あなたの酒が1杯霊に奪われた（{ $place }）。
   *[other] { $name }の酒が1杯霊に奪われた（{ $place }）。
}
sake-news-dealt-sake = { $whom ->
    [me] 奪った酒1杯はあなたのもの。
   *[other] 奪った酒1杯は{ $target }のもの。
}
sake-news-recovered = { $who ->
    [me] { $number ->
        [0] あなたに回復する負傷はない。
       *[other] あなたは体力を{ $number }回復した。
    }
   *[other] { $number ->
        [0] { $name }に回復する負傷はない。
       *[other] { $name }は体力を{ $number }回復した。
    }
}
sake-news-renewed = 山札が尽きた。捨て札{ $number }枚を切り直して新しい山札にする。
sake-news-sudden-death = { $who ->
    [me] あなたが升を空にした。サドンデスラウンド！ほかの皆にあと1手番ずつ。
   *[other] 升が空になった。サドンデスラウンド！{ $name }のこの手番が最初になる。
}
sake-news-departed = { $number ->
    [0] { $who ->
        [me] 酒が足りず、無念の切腹！あなたはゲームを去った。
       *[other] 酒が足りず、無念の切腹！{ $name }はゲームを去った。
    }
   *[other] { $who ->
        [me] 霊たちの酒は足りなかった。あなたの霊はゲームを去った。
       *[other] 霊たちの酒は足りなかった。{ $name }の霊はゲームを去った。
    }
}
sake-news-extra-round = 酔いは互角。サドンデスラウンドの延長、{ $number }回目。
sake-news-ended-drunkest = 最後の一杯が空いた。いちばん飲んだ侍の勝ち。
sake-news-ended-spirits = 最後の一杯が空いた。いちばん飲んだのは霊たちだった。
sake-news-ended-no-samurai = 生きている侍はもういない。閻魔の霊たちは飲み続ける。
sake-news-ended-shared = 皆同じだけ酔い、もう続ける力もない。
sake-news-ended-last-standing = 最後の一杯が空いた。立っている侍はただ一人。
sake-note-no-answer = 応じられる札がありません。

## 問い

sake-question-act = あなたの番。どうしますか。{ $number ->
    [0] もう札は使えません。
   *[other] あと{ $number }枚使えます。
}
sake-question-last-turn = サドンデスラウンド、これがあなたの最後の手番です。
sake-question-walk = { $iaido ->
    [yes] { $card }で居合道（攻撃{ $number }）。まずどこへ動きますか。
   *[no] { $card }：どちらへ何歩動きますか。
}
sake-question-strike = { $card }（攻撃{ $number }）：何で、誰を攻撃しますか。
sake-question-strike-anew = つまずきましたが、もう立っています。何で、誰を攻撃しますか。
sake-question-interrupt = 割って入りますか。
sake-harm = { $sake ->
    [0] { $wounds ->
        [0] ダメージなし
       *[other] { $wounds }ダメージ
    }
   *[other] { $wounds ->
        [0] 体力の酒を1杯失う
       *[other] 体力の酒を1杯失い、{ $wounds }ダメージ
    }
}
sake-question-defend = { $deed }{ $wounds ->
    [0] 痛くはなさそうです。
   *[other] { $died ->
        [yes] このままだと、{ $harm }で死にます。
       *[no] このままだと、{ $harm }。
    }
}あなたの体力は{ $life }{ $sake ->
    [0] です。
   *[other] と、その上に酒が1杯。
}
sake-question-fade = { $deed }霊の姿を消しますか。
sake-question-throw = { $card }：誰に向けますか。
sake-question-pay = { $card }には酒が1杯いります。どれを払いますか。
sake-question-add-steps = どこに間合いを足しますか（あと{ $number }つ）。
sake-question-remove-steps = どこの間合いを除きますか（あと{ $number }つ）。
sake-question-name = { $card }：誰を選びますか。
sake-question-spoil-sake = { $target }のどの酒を取り除きますか。
sake-question-name-gear = どの武器か道具を捨てさせますか。
sake-question-wield = 人の手番の間、どの武器を装備しますか。
sake-question-rewield = 装備していた武器を失いました。今度はどれを装備しますか。
sake-question-place-sake = 酒をどこに置きますか（手元に{ $number }杯）。
sake-question-forced-discard = { $name }の{ $card }：手札を{ $number }枚捨てなければなりません。どれを捨てますか。
sake-question-down-to-four = 手札が{ $number }枚あります。残せるのは4枚。どれを捨てますか。
sake-question-burn = { $coming }その前に何か燃やしますか。
sake-coming-sake = { $number ->
    [0] { $name }が{ $card }を使いましたが、失う酒はもうありません。
    [1] { $name }が{ $card }を使い、あなたの酒を取り除きます（{ $place }）。
   *[other] { $name }が{ $card }を使い、あなたの酒{ $number }杯のうち1杯を取り除きます。
}
sake-coming-gear = { $name }が{ $card }を使い、あなたの{ $gear }を{ $sake ->
    [0] 捨てさせます。
   *[other] 上の酒ごと捨てさせます。
}
sake-coming-give = { $name }の霊のしわざで、あなたの手札から無作為に1枚が{ $target }へ渡ります。
sake-coming-take = { $name }の霊のしわざで、{ $target }の手札から無作為に1枚があなたに渡ります。
sake-coming-move = { $name }の霊があなたの酒を動かします：{ $place } → { $to }。
sake-coming-fight = { $name }が攻撃力{ $number }であなたの手下を攻撃します。
sake-question-choose-hand = 裏面を見て手札を4枚選びます。{ $number }枚目はどの裏面にしますか。
sake-question-elation = 酩酊の力：山札の一番上は{ $back }。何をしますか。
sake-question-move-sake = { $target }のその酒をどこへ動かしますか。
sake-question-spirit-deed = 霊よ、何をしますか。{ $back ->
    [none] {""}
   *[other] 山札の一番上は{ $back }、手札に{ $number }枚あります。
}
sake-question-torment-with = 何枚で{ $target }を苦しめますか。
sake-question-help = { $target }を苦しめるのを手伝いますか（{ $back }）。
sake-question-resist = { $name }が攻撃力{ $number }であなたを苦しめます。あなたの酒は{ $sake }杯です。
sake-question-give-up-sake = 霊に酒を{ $number }杯奪われます。どれを渡しますか。
sake-question-deal-sake = 奪った酒を誰に渡しますか（あと{ $number }杯）。
sake-deed-walk = { $name }が{ $number }歩動こうとしています。
sake-deed-strike = { $whom ->
    [me] { $name }があなたを
   *[other] { $name }が{ $target }を
}{ $weapon ->
    [none] {""}
   *[other] { $weapon }で
}攻撃します。攻撃力{ $number }{ $ranged ->
    [yes] の射撃。
   *[no] 。
}
sake-deed-minion = { $whom ->
    [me] { $name }の手下があなたを攻撃します。
   *[other] { $name }の手下が{ $target }を攻撃します。
}

## 手

sake-group-attack = 攻撃
sake-group-iaido = 居合道：立って0～2歩動き、攻撃
sake-group-move = 移動
sake-group-drink = 酒を飲む
sake-group-text = カードテキストを使う
sake-group-minion = 手下
sake-group-activate = 道具を使う
sake-group-burn = 燃やす
sake-group-harmless = 傷つけない攻撃
sake-group-other = そのほか
sake-move-pass = 何もない
sake-move-pass-act = ここまで：手下、補充、装備へ
sake-move-pass-interrupt = { $defence ->
    [yes] 割り込まない（この後に防御できる）
   *[no] そのままにする
}
sake-move-pass-defend = { $died ->
    [yes] 受ける：死亡
   *[no] { $wounds ->
        [0] 受ける：ダメージなし
       *[other] 受ける：{ $harm }
    }
}
sake-move-pass-strike-anew = やめておく
sake-move-pass-burn = 何も燃やさない
sake-move-pass-throw = もう届く相手がいない：投げずに終わる
sake-move-pass-wield = 何も装備しない
sake-move-pass-elation = 何もしない
sake-move-pass-spirit-deed = どちらもしない
sake-move-pass-help = 手伝わない
sake-move-pass-resist = { $number ->
    [0] 防御しない：失う酒はない
   *[other] 防御しない：酒を{ $number }杯失う
}
sake-move-pass-fade = そのまま受ける
sake-move-attack = { $card } { $number }：{ $reach }
sake-move-iaido = { $card } { $number }：{ $targets }に届く
sake-reach-weapon = { $weapon }、攻撃力{ $strength } → { $targets }
sake-move-move = { $card }：{ $number ->
    [1] 1歩
   *[other] { $number }歩まで
}
sake-move-drink = { $card }：{ $masu }杯のうち{ $number }杯飲む
sake-move-drink-on = { $number }杯飲む → { $place }
sake-move-text = { $card }：{ $short }
sake-move-minion = { $card }：{ $target }の方へ
sake-move-activate = { $card }：{ $short }
sake-move-burn-to-draw = 酒1杯（{ $place }）：1枚引く
sake-move-burn-to-play = 酒1杯（{ $place }）：もう1枚使う{ $kind ->
    [gear] （その札に{ $place }は使えない）
   *[other] {""}
}
sake-move-burn-soul = 魂：体力から手札へ{ $number }枚（残り{ $left }枚）
sake-move-pay = この酒：{ $place }
sake-move-place-sake = { $kind ->
    [life] { $place }：体力が1増え、先に失われる。魂は燃やせない
    [board] { $place }：特殊能力が眠り、ろれつが回らなくなる
   *[gear] { $place }：酒がなくなるまで使えない
}
sake-move-place-move-sake = { $place }
sake-move-place-give-up-sake = この酒：{ $place }
sake-move-add-step = { $from } ↔ { $to }：{ $number } → { $after }
sake-move-remove-step = { $from } ↔ { $to }：{ $number } → { $after }
sake-move-go-clockwise = { $number ->
    [0] 動かない{ $reach }
   *[other] 時計回りに{ $number }歩、{ $target }の方へ{ $reach }
}
sake-move-go-counter = 反時計回りに{ $number }歩、{ $target }の方へ{ $reach }
sake-move-go-nobody = 戸口
sake-move-go-reach = ：{ $targets }に届く
sake-move-wield = { $weapon }：防御{ $number }{ $sake ->
    [0] {""}
   *[other] 、ただし酒がのっている
}
sake-move-choose-riceballs-in-the-face = { $target }：{ $number }枚から2枚捨てる
sake-move-choose-weak-stomach = { $target }：酒{ $number }杯
sake-move-choose-spirit-deed = { $target }を苦しめる（酒{ $number }杯）
sake-move-choose-deal-sake = { $whom ->
    [me] 自分
   *[other] { $target }
}
sake-move-cards = { $number }枚
sake-move-choose-back = { $back }（{ $number }枚）
sake-move-steal = 升から酒を1杯盗む（残り{ $masu }杯）
sake-move-fade = 裏面が{ $back }の札を1枚捨てる：攻撃は空を切る
sake-move-gear = { $whom ->
    [me] 自分の{ $card }{ $sake ->
        [0] {""}
       *[other] 、のっている酒ごと
    }
   *[other] { $target }：{ $card }{ $sake ->
        [0] {""}
       *[other] 、のっている酒ごと
    }
}
sake-move-sake-spoil-sake = この酒：{ $place }
sake-move-sake-elation = { $whom ->
    [me] 自分の酒を動かす：{ $place }
   *[other] { $target }の酒を動かす：{ $place }
}
sake-move-give = { $from }から{ $target }へ、無作為に1枚
sake-elation-add = 間合いを1つ足す：{ $where }
sake-elation-remove = 間合いを1つ除く：{ $where }
sake-move-strike = { $weapon } → { $target }{ $steps }：{ $box } + { $more } = 攻撃力{ $strength }
sake-move-throw = { $target }{ $steps }：攻撃力{ $strength }
sake-steps = 、間合い{ $number }
sake-steps-both = 、間合い{ $number }と{ $other }
sake-move-defend-defend = { $card }：{ $box } + { $more } = { $number }、{ $wounds ->
    [0] ダメージなし
   *[other] { $died ->
        [yes] 残り：{ $harm }、死ぬ
       *[no] 残り：{ $harm }
    }
}
sake-move-defend-resist = { $card }：{ $box } + { $more } = { $number }、{ $wounds ->
    [0] 酒を失わない
   *[other] 酒を{ $wounds }杯失う
}
sake-move-interrupt = { $card }：{ $short }
sake-move-discard = { $card }（{ $boxes }）
sake-move-sacrifice = { $card }：身代わりになり、ダメージなし

## できない理由

sake-use-attack = 攻撃
sake-use-move = 移動
sake-use-iaido = 居合道
sake-use-drink = 飲む
sake-use-text = テキスト
sake-use-minion = 手下
sake-use-defend = 防御
sake-use-interrupt = カウンター
sake-use-steal = 盗み
sake-use-torment = 苦しめる
sake-thing = { $card }（{ $use }）
sake-refusal-it-is-on-offer = それはできます
sake-refusal-not-in-hand = 手札にありません
sake-refusal-not-asked = 今はそれを問われていません
sake-refusal-only-when-attacked = 攻撃されたときだけです
sake-refusal-only-in-anothers-turn = 人の手番でだけ使えます
sake-refusal-card-limit = この手番はもう札を使えません。酒を燃やせばもう1枚使えます
sake-refusal-not-sitting = もう立っています
sake-refusal-nothing-in-reach = 届く相手がいません
sake-refusal-empty-box = アクションボックスが0です
sake-refusal-no-room = 動く余地がありません
sake-refusal-masu-empty = 升が空です
sake-refusal-no-free-place = 酒を置く場所がありません
sake-refusal-no-neighbour = そちらに隣の侍がいません
sake-refusal-not-a-minion = 手下にしかできません
sake-refusal-already-in-play = もう場に出ています
sake-refusal-no-sake-to-pay = 払う酒がありません
sake-refusal-does-nothing = 何も起こりません
sake-refusal-not-in-play = あなたの場に出ていません
sake-refusal-sake-on-it = 酒がのっています
sake-refusal-asleep = もう1枚使い終わるまで眠っています
sake-refusal-always-works = いつでもひとりでに効きます
sake-refusal-no-wounds = 負傷がありません
sake-refusal-spirits-burn-nothing = 霊は何も燃やせません
sake-refusal-soul-once-a-turn = この手番ではもう魂を燃やしました
sake-refusal-sake-on-life = 体力に酒がのっています
sake-refusal-leave-one-life = 体力は{ $need }枚残さなければなりません（今は{ $have }枚）
sake-refusal-only-in-phase-one = 自分の手番のフェイズ1でだけできます
sake-refusal-no-card-to-draw = 引く札がありません
sake-refusal-no-sake-there = そこに酒はありません
sake-refusal-nothing-of-that-to-cancel = それで防げるものがありません
sake-refusal-not-against-torment = 霊の「苦しめる」に手下は役立ちません
sake-refusal-one-card-only = もう札で防御しました
sake-refusal-armed = 使える武器があれば素手では攻撃しません
sake-refusal-not-at-spirits = イベントは霊に当たりません
sake-refusal-not-there = そこにいません
sake-refusal-not-yourself = 自分は選べません
sake-refusal-needs-at-least = 両側とも間合い{ $need }以上が必要です（近い側は{ $have }）
sake-refusal-needs-exactly = 間合いちょうど{ $need }が必要です（近い側は{ $have }）
sake-refusal-not-a-samurai = 生きている侍だけです
sake-refusal-empty-hand = その手札は空です
sake-refusal-wrong-back = 山札の一番上と同じ裏面の札がありません

## 終わり

sake-result-drunkest = { $whom ->
    [me] あなたの勝ち！いちばん飲みました：酒{ $number }杯。
   *[other] いちばん飲んだ{ $names }の勝ち：酒{ $number }杯。
}
sake-result-spirits = { $whom ->
    [me] あなたの勝ち！閻魔の霊たちの酒は合わせて{ $number }杯。
   *[other] 閻魔の霊たち（{ $names }）の勝ち：酒は合わせて{ $number }杯。
}
sake-result-no-samurai = { $whom ->
    [me] あなたの勝ち！侍は絶え、店は閻魔の霊たちのもの。
   *[other] 侍は絶え、閻魔の霊たち（{ $names }）の勝ち。
}
sake-result-shared = { $whom ->
    [me] あなたも勝ち！引き分け：{ $names }、酒は{ $number }杯ずつ。
   *[other] 引き分け：{ $names }、酒は{ $number }杯ずつ。
}
sake-result-last-standing = { $whom ->
    [me] あなたの勝ち！誰も酒を持っていませんが、立っているのはあなただけです。
   *[other] { $names }の勝ち：誰も酒を持っていませんが、ほかに立っている侍はいません。
}
sake-score-who = 名前
sake-score-state = 姿
sake-score-sake = 酒
sake-story-length = { $turns }手番の勝負だった。
sake-story-peaceful = 誰も死ななかった。この店では珍しい。
sake-story-first = 最初に死んだのは{ $name }、討ったのは{ $target }。
sake-story-drinker = いちばん喉が渇いていたのは{ $name }で、{ $number }回飲んだ。
sake-story-fighter = いちばん血の気が多かったのは{ $name }で、{ $number }回攻撃した。
sake-story-extra = 延長は{ $number }回あった。

## 卓

sake-welcome = { $game }、{ $seats }人の卓。あなたは{ $name }です。
sake-aim = 飲みましょう。升が空になると全員があと1手番ずつ行い、いちばん飲んだ侍が勝ちます。死者は霊となって戻り、やはり喉が渇いています。
sake-here = { $location }：{ $rule }。
sake-table-life = 体力
sake-table-sake = 酒
sake-table-hand = 手札
sake-table-steps = 間合い ↻ ↺
sake-table-state = 姿勢
sake-table-wields = 装備
sake-table-gear = 場
sake-state-samurai = 侍
sake-state-sitting = 座
sake-state-standing = 立
sake-state-spirit = 霊
sake-state-gone = 退場
sake-state-drunk = { $state }・酔
sake-table-masu = { $masu ->
    [0] 升は空
   *[other] 升 { $cups } { $masu }
} · { $location } · 山札{ $deck }枚{ $back ->
    [none] {""}
   *[other] （上は{ $back }）
} · { $pile ->
    [0] 捨て札なし
   *[other] 捨て札{ $pile }枚（上は{ $card }）
}
sake-table-sudden = サドンデスラウンド、{ $name }の番から。
sake-table-extra = サドンデスラウンド、延長{ $number }回目。
sake-table-hand-title = { $number ->
    [0] 手札はありません。
   *[other] あなたの手札、{ $number }枚：
}
sake-box-attack = 攻
sake-box-defence = 防
sake-box-movement = 移
sake-box-drinking = 酒
sake-box-back = 裏面
sake-boxes = 攻{ $attack } 防{ $defence } 移{ $movement } 酒{ $drinking }、{ $back }
