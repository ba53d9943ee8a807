### 卓の上とその舞台で語られること、日本語。

## How it stands

web-stage-strip = いまの形勢
web-stage-you = あなた
web-stage-sake = { $name }：酒{ $number }杯
web-stage-spirits = 霊
web-stage-spirits-sake = 霊の合計：酒{ $number }杯
web-stage-last = { $round ->
    [0] 最後の一巡
   *[other] 延長{ $round }巡目
}：{ $number ->
    [0] これが最後の手番
   *[other] あと{ $number }手番
}
web-stage-honour = { $name }：{ -honour }{ $number }
web-stage-side = { $side }：{ -honour }合計{ $number }
web-stage-unknown = 陣営不明

## 行い、死、終わり

web-stage-wounds = { $number ->
    [0] ダメージなし
   *[other] { $number }ダメージ
}
web-stage-died = あなたは死に、霊になりました
web-stage-spirit = 霊になっても飲み続けます。手番ではまず、山札の一番上の裏面に応じた力を使います：間合いを足し引きする、誰かの酒を動かす、手札を1枚渡させる。次に1枚引き、その裏面と同じ手札で侍を苦しめて酒を奪うか、升から1杯盗みます。霊全員の酒の合計が最も多ければ、霊がそろって勝ちます。手札は裏面で使い、札を1枚捨てれば攻撃をすり抜けます。

## 大きく見る

web-large-attack = 攻撃
web-large-defence = 防御
web-large-movement = 移動
web-large-drinking = 酒
web-large-back = 裏面
web-large-top = 一番上
web-large-cards = 手札
web-large-steps = 間合い
web-large-range = 間合い
web-large-wounds = ダメージ
web-large-strength = 攻撃力
web-large-reach = 届く間合い
web-large-guard = 装備中の防御
web-large-on-life = 体力の上の酒
web-large-on-board = 侍ボードの酒
web-large-difficulty = あなたからの{ -difficulty }
web-large-masu = みんなの酒です。升が空になると最後の一巡が始まり、それから酒を数えます。
web-large-step = 武器はこの歩数を数え、それぞれ決まった間合いの相手を打ちます。移動すると、両側の歩数が変わります。
web-large-deck = 一番上の裏面が次に引かれる札で、霊が使える札でもあります。
web-large-sword-deck = なくなると捨て札が新しい山札になり、全員が{ -honour }を1失います。
web-large-hand = 手札は、互いに裏面だけが見えます。
web-large-wounds-text = 攻撃で失った体力の札です。死ぬと、霊になって手札に加えます。
