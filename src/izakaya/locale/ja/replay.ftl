### ブラウザでの再生（日本語）

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
web-replay-not-copied = ブラウザがコピーを許しませんでした。リンクはアドレス欄にあります。
web-replay-hands = みんなの手札
web-replay-log = 出来事
web-replay-earlier = それより前の出来事
web-replay-why = { $name }がこう打ったわけ
web-replay-ending = 結末
web-replay-keys = キー：← → 一つずつ · Home End · スペースで再生・停止
