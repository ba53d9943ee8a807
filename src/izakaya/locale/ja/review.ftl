### ブラウザで対局を振り返る、日本語。
###   $given, $best   what was chosen, and what the master would choose; $won, $percent … chances with their sign

web-review-open = じっくり振り返る
web-review-play-on = ここから続きを遊ぶ
web-review-not-over = この対局はまだ続いています。終わってから振り返れます。
web-review-title = 振り返り
web-review-working = この対局を振り返っています：{ $percent }%…
web-review-same = 達人も同じ手を選んだでしょう：{ $given }
web-review-master = 達人ならこうしました：{ $best }
web-review-cost = あなたの「{ $given }」では、ここから約{ $won }の勝ち。達人の手なら{ $best }です。
web-review-turns = 分かれ目
web-review-changed = { $name }の勝つ見込み：{ $before } → { $after }
web-review-mine = 達人ならどうしたか
web-review-agreed = あなたの{ $all }回の決断のうち{ $same }回は、達人も同じか、それ以上の手はありませんでした。
web-review-instead = あなた：{ $given }　達人：{ $best }
web-review-beliefs = 誰が誰だと思われていたか
web-review-believer = 誰の目から
web-review-belief = おそらく{ $side }（{ $percent }）
web-review-curve = 勝つ見込み
web-review-sight = 見方
web-review-whole = 卓のすべてが見えるとき
web-review-seen = それぞれに見えていたとおり
web-review-point = 分かれ目{ $number }：{ $text }
web-review-now = 今の見込み
web-review-how = 見込みは、手番ごとに最大{ $games }回の想像上の対局から求め、実際の対局の結果に合わせてあります。
web-replay-no-moment = この対局に{ $number }番目の場面はありません。最後の{ $last }番目を表示しています。
web-table-review = 何が決め手か
web-review-decided = { web-table-review }：{ $words }
