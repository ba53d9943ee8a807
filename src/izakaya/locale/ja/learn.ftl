### 卓で学ぶ：ブラウザでのレッスン、日本語。

web-learn-read = 紙を読んでください。卓は待っています。
web-learn-watch = 成り行きを見ましょう…
web-learn-said = 話されていること
web-learn-back = 戻る
web-learn-skip = 続きを見せて
web-learn-on = 次へ
web-learn-chapters = 章
web-learn-chapter = 第{ $number }章：{ $title }
web-learn-far = { $last }のうち{ $number }
web-learn-finished = 初めての夜はこれでおしまい
web-learn-finished-more = もう遊べます。珍しいことは、初めて出会ったときに説明されます。
web-learn-next = 初めての夜：{ $game }
web-learn-again = 最初からもう一度

web-puzzle-title = 次の一手
web-puzzle-question = 名人ならどう指す？
web-puzzle-show = 答えを見る
web-puzzle-next = 次の問題
web-puzzle-solved = { $count }問中{ $solved }問正解
web-puzzle-one = 第{ $number }問
web-puzzle-done = 正解済み

web-learn-understood = わかりました
web-met-minion = 手下です！隣に出すと、あなたの手番の終わりに自分の道を歩き、最初に出会う敵を、めくった札で攻撃します。少しの傷でも倒れますが、盾にすれば一撃をまるごと受けてくれます。
web-met-iaido = まだ座っているうちは、居合で攻撃できます。立ち上がり、どちらかへ2歩まで無料で動き、すぐに斬ります。一度きりで、その後は立ったままです。
web-met-location = 今夜は居酒屋ではありません。この場所には独自のルールがあり、遊び方が変わります。卓の中央にある名前から読めます。
web-met-spirit = 誰かが霊になりました。霊は皆で一組となって飲み続けます。酩酊の力で酒を動かし、山札の一番上と同じ裏の札で生者を苦しめ、升から盗みもします。
web-met-bushido = ここに武士道があります。持ち主は自分の手番に札を一枚めくります。武器なら、武器を捨てて武士道を左隣へ渡すか、名誉を1失って武士道がなくなります。武器でなければ、そのまま左隣へ移ります。
