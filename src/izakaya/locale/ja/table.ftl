### ブラウザの卓のページ、日本語。

web-table-connecting = お席を用意しています。少々お待ちください……
web-table-lost = 接続が切れました。卓はそのままです。つなぎ直しています……
web-table-round = 卓
web-table-own = あなたの前
web-table-you = あなたは{ $name }です
web-table-hand = 手札
web-table-card = { $number ->
    [1] { $card }：{ $short }
   *[other] { $card }（{ $number }枚）：{ $short }
}
web-table-count = { $number ->
    [1] { $what }
   *[other] { $what }（{ $number }枚）
}
web-table-deck = 山札{ $number }枚
web-table-pile = 捨て札{ $number }枚、一番上は{ $card }
web-table-bot = { $level }ボット
# A friend, and whom they play.
web-table-person = { $name }（{ $character }）
web-table-away = 離席中
web-table-bot-plays = ボットが代打ち中
web-table-thinking = { $name }が考えています
web-table-tools = 横の欄
web-table-leave = 入口へ
web-table-sound = 音
web-table-rules = 規則
web-table-watching = 観戦{ $number }人
web-table-close = 閉じる
web-table-seconds = 残り{ $seconds }秒

## Asking

web-table-asking = あなたへの問い
web-table-deeds = その前の出来事
web-met-one-tap = もう慣れましたね。間違いを防ぐため、答えは2回目のタップで決まります。1回で決まるようにしますか？
web-table-wish = 次に、何をするかを選んでください。
web-table-confirm = 決める
web-table-clear = 待った
web-table-all-offers = 選択肢{ $number }個をすべて見る
web-table-hint = 達人ならどうする？
web-table-nothing-asked = 今は何も問われていません。
web-table-why-not = できないことと、その理由
web-table-because = ：{ $reason }。
web-table-sentence = { $words }。
web-table-waits = { $name }が考えています……
web-table-waits-reactions = 誰かの対応を待っています……
web-table-waits-you = あなたの番です……
web-table-over = ゲームは終わりました。

## At the side

web-table-side-offers = できることすべて
web-table-side-log = これまでの出来事
web-table-side-chat = おしゃべり
web-table-side-orders = 自動の指示
web-table-log = これまでの出来事
web-table-log-filter = 記録に表示するもの
web-table-log-all = すべて
web-table-log-deeds = 行動だけ
web-table-log-cries = 手番と叫び
web-table-log-search = 名前か札
web-table-log-earlier = それ以前の{ $number }行
web-table-chat = 卓のおしゃべり
web-table-chat-empty = まだ誰も話していません。
web-table-chat-say = ひとこと
web-table-chat-send = 話す
web-table-chat-about = { $name }のこの発言について
web-table-drunk = 酔っています
web-table-mute = { $name }の発言を聞かない
web-table-unmute = { $name }の発言をまた聞く
web-table-report = この発言を報告する
web-table-reported = 報告しました。ありがとうございます。
web-table-orders-about = ここで指示したことは、いつもと同じ間合いで代わりに答えます。誰にも気づかれません。
web-table-orders-until = 自分の手番まですべてパスする
web-table-orders-spare = めったに意味のない問いは省く
web-table-orders-never = 次の札には対応しない

## People who are gone

web-table-bot-for-you = ボットがあなたの代わりに打っています。
web-table-play-on = 戻りました
web-table-countdown = { $why ->
    [gone] { $name }が離席中です。ボットの代打ちまで
   *[time] { $name }が長考中です。ボットの代打ちまで
}
web-table-countdown-you = まもなく時間切れです。ボットが代わりに答えるまで

## Before the game

web-table-seats = 席順
web-table-lobby-title = { $game }、{ $number }人
web-table-lobby-owner = { $free ->
    [0] 席はすべて埋まりました。
   *[other] 空席が{ $free }つあります。空いたままならボット（{ $level }）が座ります。
}
web-table-lobby-name = 友だちには「{ $name }」と表示されています。お名前は？
web-table-watchers = 観戦中：{ $names }
web-table-lobby-start = 札を配る
web-table-lobby-wait = 全員そろったら、卓の主が札を配ります。
web-table-lobby-choose = 空いている席に座ってください。全員そろったら、卓の主が札を配ります。
web-table-lobby-full = 席はすべて埋まっています。このまま見物するか、入口で自分の卓を用意してください。
web-table-lobby-leave = 席を立つ
web-table-lobby-invite = 友だちを招く
web-table-lobby-you = あなた
web-table-lobby-here = 着席
web-table-lobby-free = 空席
web-table-lobby-sit = ここに座る
web-table-lobby-bot = { $seat }番の席に座る人
web-table-begin = 卓につく
web-table-how = 青い縁のものは選べ、もう一度選ぶと実行されます。長押し（または右クリック）で説明が読めます。

## After the game

web-table-score = 得点
web-table-winner = 勝者
web-table-you-won = あなたの勝ちです！
web-table-you-lost = 今夜は他の人の勝ちでした。
web-table-rematch = もう一戦
web-table-rematch-go = 次の対局へ
web-table-replay = もう一度見る
web-table-look = 卓を見る
web-table-result = 結果を見る
web-table-shuffle = 山札を確かめる
web-table-seal = 山札の封印：{ $seal }
web-table-seed = シードは{ $seed }でした。次の結果が、配る前に示した封印と同じになるはずです：

## 先へ進む、速さ、退席
web-table-go-on = 先へ
web-table-until = 自分の番まで
web-table-gone-on = 先へ進みます
web-table-hurry = 早送り
    .aside = あなたの番までボットが間を置かずに打ちます（Fキー）
web-table-side-settings = 設定
web-table-owner = あなたの卓
web-table-owner-quiet = 話せるのは打っている人だけにする
web-table-owner-remove = { $name } を退席させる
web-table-owner-about = { $state ->
    [playing] { $name } は退席し、この卓には戻れません。あとはボットが打ちます。
   *[other] { $name } は退席し、この卓には戻れません。
}
web-table-owner-sure = はい、退席させる
web-table-owner-stay = そのままにする
web-table-quit = この卓を去る
web-table-quit-about = あなたの手札のまま、ボットが代わりに続けます。この席にはもう戻れません。
web-table-quit-sure = はい、去ります
web-table-quit-stay = 残る

## Coming late, leaving early

web-table-lobby-host = 全員そろったら{ $name }が配ります。
web-table-lobby-put-bot = ボット
web-table-sitting = 席と名前
web-table-wished = 主催者がうなずけば、{ $name }として途中から遊べます。
web-table-wish-not = やはり観戦する
web-table-wish-about = 主催者がうなずけば、ボットの手札を引き継いで遊べます。
web-table-wish-seat = { $name }を引き継ぐ
web-table-give-about = { $name }があなたの席と手札をすべて引き継ぎ、あなたは観戦に回ります。
web-table-give-sure = はい、席を譲る
web-table-give = { $name }に席を譲る
web-table-wants = { $name }がボットに代わって{ $seat }を引き継ぎたいそうです。
web-table-wish-yes = 座ってもらう
web-table-wish-no = 今はだめ
web-table-sit-late = 席に着く

## Called from elsewhere

web-call-turn = あなたの番です。
web-call-window = 誰かが動きました。反応できます。
web-call-ask = あなたの番が来たら、通知でお呼びしましょうか？
web-call-yes = はい、呼んでください
web-call-no = いいえ
web-away-title = 席を外している間に
