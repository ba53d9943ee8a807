### サムライソード、日本語。端末とブラウザが同じファイルを使う。
###
### 知らせ・手・問いに渡される部品の説明は en/sword.ftl にある。

-honour = 名誉
-resilience = 魂
-difficulty = 難度

game-sword = サムライソード
    .play = ボットとサムライソードを遊ぶ
option-sword-characters = 誰がどこに座るか
option-sword-characters-benkei = { character-benkei }
option-sword-characters-chiyome = { character-chiyome }
option-sword-characters-ginchiyo = { character-ginchiyo }
option-sword-characters-goemon = { character-goemon }
option-sword-characters-hanzo = { character-hanzo }
option-sword-characters-hideyoshi = { character-hideyoshi }
option-sword-characters-ieyasu = { character-ieyasu }
option-sword-characters-kojiro = { character-kojiro }
option-sword-characters-musashi = { character-musashi }
option-sword-characters-nobunaga = { character-nobunaga }
option-sword-characters-tomoe = { character-tomoe }
option-sword-characters-ushiwaka = { character-ushiwaka }
option-sword-geisha = 芸者を使える相手
option-sword-geisha-others = ほかの人だけ
option-sword-geisha-anyone = 武士道など自分の場の札にも使える

## カード

card-bokken = 木刀
card-kiseru = 煙管
card-wakizashi = 脇差
card-bo = 棒
card-kusarigama = 鎖鎌
card-katana = 刀
card-shuriken = 手裏剣
card-kanabo = 金棒
card-nodachi = 野太刀
card-naginata = 薙刀
card-nagayari = 長槍
card-tanegashima = 種子島
card-daikyu = 大弓
weapon = 武器
    .short = 間合い{ $range }、{ $wounds }ダメージ
    .full = 武器。自分から見た難度が{ $range }以下の相手一人に、捌かれなければ{ $wounds }ダメージを与えます。使えるのは1手番に1枚、「集中」があればその分増えます。
card-armour = 鎧
    .short = 自分への攻撃の難度+1
    .full = 所持品。自分の前にある間、自分への攻撃の難度が1上がります。重ねて効きます。
card-focus = 集中
    .short = 1手番の武器+1
    .full = 所持品。自分の前にある間、手番に使える武器が1枚増えます。出した手番から、重ねて効きます。
card-fast-draw = 居合
    .short = 自分の武器のダメージ+1
    .full = 所持品。自分の前にある間、当たった武器のダメージが1増えます。重ねて効きます。
card-bushido = 武士道
    .short = 誰かの前に置く名誉の試練
    .full = 誰の前にも置ける所持品で、場に1枚だけ。前に置かれた人は手番ごとに山札を1枚めくります。武器なら、手札の武器を捨てて左隣へ渡すか、名誉を1失って{ $seats ->
        [3] （将軍は失いません）
       *[other] {""}
    }捨て札にします。武器でなければ、そのまま左隣へ渡ります。
card-parry = 捌き
    .short = 武器か雄叫びを防ぐ
    .full = 応じるときだけ使えます。自分を狙った武器を止めるか、雄叫びのダメージを防ぎます。
card-geisha = 芸者
    .short = 誰かの札を1枚捨てさせる
    .full = { $geisha ->
        [anyone] 札を1枚捨てさせます。場の所持品なら、自分のものも含めて自分が選びます。手札なら、ほかの一人の手札から無作為です。
       *[others] ほかの一人に札を1枚捨てさせます。場の所持品なら自分が選び、手札なら無作為です。
    }難度は関係ありません。
card-diversion = 陽動
    .short = 誰かの手札を1枚奪う
    .full = ほかの一人の手札から無作為に1枚奪います。難度は関係ありません。
card-battlecry = 雄叫び
    .short = ほかの全員は捌きか1ダメージ
    .full = 自分の左隣から時計回りに、無害でない全員が「捌き」を出すか、1ダメージを受けます。
card-tea-ceremony = 茶会
    .short = 自分は3枚、ほかの全員は1枚引く
    .full = 自分は3枚引き、続いてほかの全員が1枚ずつ引きます。
card-daimyo = 大名
    .short = 2枚引く。手札にあれば1点
    .full = 2枚引きます。使わずに最後まで持っていると1点になります{ $seats ->
        [3] {""}
        [4] {""}
       *[other] （浪人は0点）
    }。
card-breathing = 呼吸
    .short = 全回復し、誰かが1枚引く
    .full = 魂がすべて回復します。そのあと、選んだほかの一人が1枚引きます。
card-jujutsu = 柔術
    .short = ほかの全員は武器か1ダメージ
    .full = 自分の左隣から時計回りに、無害でない全員が手札の武器を出すか、1ダメージを受けます。

## 武人

character-benkei = 弁慶
    .ability = 攻撃される難度が1上がる
character-chiyome = 千代女
    .ability = 武器でしか傷つかない。雄叫びと柔術は効かない
character-ginchiyo = 誾千代
    .ability = 武器から受けるダメージが1減る（最低1）
character-goemon = 五右衛門
    .ability = 手番に武器をもう1枚使える
character-hanzo = 半蔵
    .ability = 手札の武器を「捌き」として使える（最後の1枚は除く）
character-hideyoshi = 秀吉
    .ability = 手番にもう1枚引く
character-ieyasu = 家康
    .ability = 手番の最初の1枚を捨て札の一番上から取れる
character-kojiro = 小次郎
    .ability = 武器がどんな難度にも届く
character-musashi = 武蔵
    .ability = 武器のダメージが1増える
character-nobunaga = 信長
    .ability = 手番中、魂1（最後の1は除く）と引きかえに1枚引ける
character-tomoe = 巴
    .ability = 武器で傷を負わせるたびに1枚引く
character-ushiwaka = 牛若
    .ability = 武器で受けた1ダメージごとに1枚引く

## 身分と陣営

role-shogun = 将軍
role-samurai = 侍
role-ninja = 忍者
role-ninja-1 = 忍者★
role-ninja-2 = 忍者★★
role-ninja-3 = 忍者★★★
role-ronin = 浪人
role-unknown = ?
aim-shogun = { $seats ->
    [3] ほかの二人は忍者で、あなたの敵です。あなたの名誉は2倍に数え、引く札も使える武器も多くなります。
   *[other] { $friends ->
        [1] 味方の侍が一人いますが、誰かはわかりません。
       *[other] 味方の侍が{ $friends }人いますが、誰かはわかりません。
    }名誉を集め、倒されすぎないように。
}
aim-samurai = 将軍を守りましょう。勝つときは一緒です。
aim-ninja = { $seats ->
    [3] もう一人の忍者は味方で、誰かもわかっています。力を合わせて将軍の名誉を奪いましょう。同点なら忍者の勝ちです。
   *[other] { $friends ->
        [1] 味方の忍者がもう一人いますが、誰かはわかりません。
       *[other] 味方の忍者があと{ $friends }人いますが、誰かはわかりません。
    }将軍側の名誉を奪いましょう。同点なら忍者の勝ちです。
}
aim-ronin = 味方はいませんが、最後に名誉が{ $times }倍になります。誰も信じないように。
side-shogun = { $seats ->
    [3] 将軍
   *[other] 将軍と侍
}
    .of = { $seats ->
        [3] 将軍
       *[other] 将軍と侍
    }
side-ninja = 忍者
    .of = 忍者
side-ronin = 浪人
    .of = 浪人

## 知らせ

news-shogun = { $who ->
    [me] あなたが将軍。先手です。
   *[other] 将軍は{ $name }。先手です。
}
news-turn = { $who ->
    [me] あなたの番
   *[other] { $name }の番
}
news-recovered = { $who ->
    [me] あなたは立ち上がり、{ -resilience }がすべて戻った。
   *[other] { $name }は立ち上がり、{ -resilience }がすべて戻った。
}
news-revealed = { $who ->
    [me] 武士道であなたがめくったのは{ $card }。
   *[other] 武士道で{ $name }がめくったのは{ $card }。
}
news-bushido-passed = { $who ->
    [me] 武士道はあなたから{ $target }へ渡った。
   *[other] { $whom ->
        [me] 武士道は{ $name }からあなたへ渡った。
       *[other] 武士道は{ $name }から{ $target }へ渡った。
    }
}
news-bushido-gone = { $who ->
    [me] あなたの前の武士道は捨て札になった。
   *[other] { $name }の前の武士道は捨て札になった。
}
news-lost-honour = { $who ->
    [me] あなたは{ -honour }を1失った。
   *[other] { $name }は{ -honour }を1失った。
}
news-drew = { $who ->
    [me] あなたは{ $cards }を引いた。
   *[other] { $known ->
        [yes] { $name }は{ $cards }を引いた。
       *[no] { $name }は{ $number }枚引いた。
    }
}
news-drew-each = { $names }は1枚ずつ引いた。
news-took-discard = { $who ->
    [me] あなたは捨て札から{ $card }を取った。
   *[other] { $name }は捨て札から{ $card }を取った。
}
news-played = { $who ->
    [me] あなたは{ $card }を使った。
   *[other] { $name }は{ $card }を使った。
}
news-played-at = { $who ->
    [me] あなたは{ $target }に{ $card }を使った。
   *[other] { $whom ->
        [me] { $name }はあなたに{ $card }を使った。
       *[other] { $name }は{ $target }に{ $card }を使った。
    }
}
news-played-weapon = { $who ->
    [me] あなたは{ $card }で{ $target }を攻撃した。
   *[other] { $whom ->
        [me] { $name }は{ $card }であなたを攻撃した。
       *[other] { $name }は{ $card }で{ $target }を攻撃した。
    }
}
news-played-property = { $who ->
    [me] あなたは{ $card }を場に出した。
   *[other] { $name }は{ $card }を場に出した。
}
news-played-bushido = { $who ->
    [me] { $whom ->
        [me] あなたは武士道を自分の前に置いた。
       *[other] あなたは武士道を{ $target }の前に置いた。
    }
   *[other] { $whom ->
        [me] { $name }は武士道をあなたの前に置いた。
       *[other] { $name }は武士道を{ $target }の前に置いた。
    }
}
news-played-breathing = { $who ->
    [me] あなたは呼吸を整えて{ -resilience }をすべて取り戻し、{ $target }に1枚引かせた。
   *[other] { $whom ->
        [me] { $name }は呼吸を整えて{ -resilience }をすべて取り戻し、あなたに1枚引かせた。
       *[other] { $name }は呼吸を整えて{ -resilience }をすべて取り戻し、{ $target }に1枚引かせた。
    }
}
news-bled = { $who ->
    [me] あなたは{ -resilience }1と引きかえに引く。
   *[other] { $name }は{ -resilience }1と引きかえに引く。
}
news-discarded = { $who ->
    [me] あなたは{ $card }を捨てた。
   *[other] { $name }は{ $card }を捨てた。
}
news-lost-card = { $who ->
    [me] あなたは手札の{ $card }を失った。
   *[other] { $name }は手札の{ $card }を失った。
}
news-lost-property = { $who ->
    [me] あなたは場の{ $card }を失った。
   *[other] { $name }は場の{ $card }を失った。
}
news-diverted = { $who ->
    [me] あなたは{ $target }から{ $card }を奪った。
   *[other] { $whom ->
        [me] { $name }はあなたの手札から{ $card }を奪った。
       *[other] { $known ->
            [yes] { $name }は{ $target }から{ $card }を奪った。
           *[no] { $name }は{ $target }から1枚奪った。
        }
    }
}
news-answered = { $who ->
    [me] あなたは{ $card }で応じた。
   *[other] { $name }は{ $card }で応じた。
}
news-wounded = { $who ->
    [me] { $target }があなたを傷つけた：{ -resilience }−{ $number }。
   *[other] { $whom ->
        [me] あなたが{ $name }を傷つけた：{ -resilience }−{ $number }。
       *[other] { $target }が{ $name }を傷つけた：{ -resilience }−{ $number }。
    }
}
news-defeated = { $who ->
    [me] { $target }があなたを倒し、{ -honour }を1奪った。
   *[other] { $whom ->
        [me] あなたは{ $name }を倒し、{ -honour }を1得た！
       *[other] { $target }が{ $name }を倒し、{ -honour }を1得た。
    }
}
news-ran-out = 山札が尽きた。捨て札{ $number }枚が新しい山札になり、全員が{ -honour }を1失った。
news-out-of-honour = { $who ->
    [me] あなたの{ -honour }が尽きた。
   *[other] { $number ->
       *[other] { $names }の{ -honour }が尽きた。
    }
}
news-ended-honour = 勝負あり。{ -honour }で決まる。
news-ended-sword-master = 立っているのはただ一人。勝負あり。
note-no-answer = 応じられる札がありません。

## 問い

question-play = あなたの番です。何を使いますか。今の手番の武器：{ $played }/{ $limit }
question-first-card = 最初の1枚をどこから取りますか。
question-bushido = { $card ->
    [none] 武士道で武器がめくれました。何を差し出しますか。
   *[other] 武士道でめくれたのは武器の{ $card }。何を差し出しますか。
}
question-attacked = { $name }が{ $card }で攻撃してきました：{ $wounds }ダメージ。{ $defeat ->
    [yes] 防がなければ倒されます。あなたの{ -resilience }は{ $resilience }です。
   *[no] あなたの{ -resilience }は{ $resilience }です。
}
question-challenged = { $name }が{ $card }で全員に挑んできました：1ダメージ。{ $defeat ->
    [yes] 防がなければ倒されます。あなたの{ -resilience }は{ $resilience }です。
   *[no] あなたの{ -resilience }は{ $resilience }です。
}
question-discard = 手札が{ $cards }枚あります。残せるのは7枚です。どれを捨てますか。

## 手

group-weapons = 武器
group-properties = 所持品
group-actions = 行動
group-other = そのほか
move-pass-play = 手番を終える
move-pass-attacked = { $defeat ->
    [yes] 防がない：倒されて{ -honour }を1失う
   *[no] 防がない：{ $wounds }ダメージ、{ -resilience }は残り{ $left }
}
move-pass-challenged = { $defeat ->
    [yes] 応じない：倒されて{ -honour }を1失う
   *[no] 応じない：1ダメージ、{ -resilience }は残り{ $left }
}
move-pass-bushido = { $free ->
    [yes] 何も出さない：武士道を捨て札にし、{ -honour }は失わない
   *[no] { -honour }を1失い（残り{ $left }）、武士道を捨て札にする
}
move-attack = { $card } → { $target }（{ -difficulty }{ $difficulty }）：{ $wounds }ダメージ、{ $defeat ->
    [yes] 倒せる（相手の{ -resilience }{ $resilience }）
   *[no] 相手の{ -resilience }{ $resilience }
}
move-lay = { $card }：{ $short }
move-lay-bushido = { $whom ->
    [me] { $card } → 自分の前
   *[other] { $card } → { $target }の前
}
move-play = { $card }：{ $short }
move-play-geisha = { $card } → { $target }：手札{ $number }枚から無作為に1枚
move-strip = { $card } → { $target }：場の{ $place }
move-play-diversion = { $card } → { $target }：手札{ $number }枚から無作為に1枚奪う
move-play-breathing = { $card }：{ -resilience }{ $resilience }→{ $full }、{ $target }が1枚引く
move-play-breathing-full = { $card }：{ -resilience }は満ちている、{ $target }が1枚引く
move-answer-attacked = { $card }：捌く、ダメージなし
move-answer-challenged = { $card }：応じる、ダメージなし
move-answer-bushido = { $card }：捨てて、武士道を{ $target }へ渡す
move-discard = { $card }（{ $short }）
move-take-discard = 捨て札の{ $card }
move-take-deck = 山札の伏せた1枚
move-bleed = { -resilience }を1減らし（残り{ $left }）、1枚引く

## できない理由

refusal-it-is-on-offer = それはできます
refusal-you-must-discard = 先に{ $need }枚になるまで捨てます（今は{ $have }枚）
refusal-draw-first = 先に引きます
refusal-not-in-hand = 手札にありません
refusal-not-asked = 今は尋ねられていません
refusal-only-an-answer = 自分の番ではないので、応じることしかできません
refusal-bushido-wants-a-weapon = 武士道には武器が必要です
refusal-jujutsu-wants-a-weapon = 柔術には武器が必要です
refusal-your-only-card = 最後の1枚では捌けません
refusal-only-a-parry = ここでは「捌き」しか使えません
refusal-not-your-ability = あなたの能力ではありません
refusal-never-the-last-resilience = 最後の{ -resilience }は差し出せません
refusal-no-card-to-draw = 引ける札がありません
refusal-not-the-draw-phase = 引くのはもう終わりました
refusal-parry-only-in-answer = 「捌き」は応じるときだけ使えます
refusal-no-discard-at-will = 自由に捨てることはできません
refusal-nothing-to-answer = 応じる相手がいません
refusal-nobody-there = そこには誰もいません
refusal-one-bushido-only = 武士道はもう場にあります
refusal-not-yourself = 自分には使えません
refusal-no-such-property = その所持品はそこにありません
refusal-empty-hand = その人の手札は空です
refusal-weapon-limit = 今の手番に使える武器は{ $need }枚で、もう使いました
refusal-harmless = 無害な人を攻撃することはできません
refusal-out-of-reach = 届きません：{ -difficulty }{ $need }、間合い{ $have }

## 終わり

result-winners = { $whom ->
    [me] あなたの勝ちです！ 今宵は{ $side }のもの。
   *[other] { $side }の勝ちです。
}
result-by-honour = { -honour }による勝利：{ $points }点。
result-by-sword = 剣聖の勝利：立っているのは{ $name }だけ。{ -honour }はもう問われません。
result-penalty = 最後の一撃は{ $side }の味方どうしでした：3点減点。
result-tie-ninja = 同点。同点なら忍者の勝ちです。
result-tie-shogun = 同点。浪人との同点は将軍と侍の勝ちです。
score-sum = { $daimyo ->
    [0] { $honour } × { $times } = { $points }
   *[other] { $honour } × { $times } + 大名{ $daimyo } = { $points }
}
score-side = { $side }：{ $points }
score-who = 名前
score-role = 身分
score-points = 点数
story-length = { $turns }手番の勝負だった。
story-peaceful = 倒された者は一人もいなかった。
story-first = 最初に倒れたのは{ $name }。{ $target }の{ $card }による。
story-most = もっとも鋭い刃は{ $name }：{ $number }人を倒した。
story-parries = もっとも隙がなかったのは{ $name }：{ $number }回応じた。
story-run-outs = 山札は{ $number }回尽きた。

## 卓

table-role = 身分
table-honour = 名誉
table-resilience = 魂
table-laid = 場の札
table-reach = 難度
table-harmless = 無害
table-piles = { $pile ->
    [0] 山札{ $deck }枚 · 捨て札なし
   *[other] 山札{ $deck }枚 · 捨て札{ $pile }枚、一番上は{ $card }
}
table-worth = 終了時の{ -honour }の倍率：{ $worths }
table-worth-leads = 星が多いほう×2、少ないほう×1
