### どの卓でも言うこと、そして自前の言葉を持たないゲームのための簡素な言葉。

## どの卓にも共通

table-who = 名前
table-me = { $name }（あなた）
table-turn = ▶
table-cards = 手札
table-hand = { $number ->
    [0] 手札はありません。
   *[other] あなたの手札、{ $number }枚：
}
table-hand-of = { $number ->
    [0] { $name }に手札はありません。
   *[other] { $name }の手札：{ $cards }
}
table-known = { $name }は{ $card }を持っています（見ました）。
table-known-among = 見た{ $card }は{ $names }の手にあります。
story-title = 語り草
story-decided = 勝負を分けた一手：{ $words }

## 人、カード、事実

plain-seat = { $number }番席
plain-cards = { $number }枚
plain-fact = { $what }：{ $value }
plain-fact-by = 行った人
plain-fact-card = カード
plain-fact-cards = カード
plain-fact-deck = 山札
plain-fact-number = 数
plain-fact-pile = 捨て札
plain-fact-place = 場所
plain-fact-target = 相手
plain-fact-weapon = 武器
plain-yes = はい
plain-no = いいえ
plain-pile = { $card ->
    [none] { $name } { $number }枚
   *[other] { $name } { $number }枚、一番上は{ $card }
}

## 遊ぶ

plain-welcome = { $game }、{ $seats }人の卓。あなたは{ $name }です。
plain-question = { $reaction ->
    [yes] あなたへの問い：{ $about }
   *[no] あなたの番：{ $about }
}
plain-with = { $what } { $things }
plain-pass = いいえ
plain-turn = { $name }の番
plain-refusal = { $reason }（必要 { $need }、現在 { $have }）
plain-summary = このゲームには短い規則の説明がありません。番号の付いた選択肢が、できることのすべてです。

## 終わり

plain-winners = { $whom ->
    [me] { $number ->
        [1] あなたの勝ちです。
       *[other] みんなで勝ちました：{ $names }。
    }
   *[other] { $number ->
        [0] 勝者はいません。
        [1] { $names }の勝ちです。
       *[other] { $names }が一緒に勝ちました。
    }
}
plain-side = 陣営
plain-points = 得点
plain-story = 答えは{ $number }回でした。
