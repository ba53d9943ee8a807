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
web-puzzle-question = 達人ならどうする？
web-puzzle-show = 答えを見る
web-puzzle-next = 次の問題
web-puzzle-solved = { $count }問中{ $solved }問正解
web-puzzle-one = 第{ $number }問
web-puzzle-done = 正解済み

web-learn-understood = わかりました
