### ブラウザの画面（日本語）

web-skip = 本文へ
web-nav = 店内
web-nav-start = 入口へ
web-nav-rules = 遊び方
web-nav-cards = 札
web-nav-settings = 設定
web-language = 言語
web-again = もう一度
web-trouble-page = このページを読み込めませんでした。接続を確かめて、もう一度お試しください。
web-lost-title = 誰もいません
web-lost = この暖簾の奥には何もありません。リンクが古いか、打ち間違いかもしれません。
web-start-title = 侍のゲームを二つ、卓を一つ
web-close = 閉じる
web-trouble-server = 店から返事がありません。開け直しているところかもしれません。少し待ってもう一度お試しください。
web-trouble-unknown = うまくいきませんでしたが、理由がわかりません。ページを読み込み直して、もう一度お試しください。
web-trouble-table = この卓はもうないか、あなたの席ではありません。入口でほかの卓を選べます。

## 入口のページ

web-start-game = どのゲームで遊びますか
web-start-for = { $least }〜{ $most }人
web-start-sake = 刀と箸を手に、今宵最後の酒を奪い合う。
web-start-sword = 正体を隠し、刀を抜き、名誉を勝ち取る。
web-start-seats = 何人で囲みますか
web-start-level = 空いた席の相手
web-start-play = すぐに遊ぶ
web-start-invite = 友だちを誘う
web-start-open = 誰でも入れる卓を開く
web-start-mine = あなたの卓
web-start-tables = 開いている卓
web-start-no-tables = 今は誰も待っていません。卓を開けば、ここに並びます。
web-start-taken = { $seats }席のうち{ $taken }席
web-start-turn = あなたの番です
web-start-resume = 続ける
web-start-join = 座る
web-start-watch = 観戦する
web-start-how = 遊び方
web-start-learn = 五分読めば、もう遊べます。
web-start-new = 初めてですか？
web-start-new-more = 四分から七分でわかる初めての夜。本物の卓で、隣の人が教えます。
web-start-first = 初めての夜：{ $game }
web-start-puzzle = 次の一手
web-start-puzzle-more = 名人の対局から選んだ場面です。次の一手を当ててください。
web-start-puzzles = 次の一手：{ $game }
web-start-you = あなたの名前：{ $name }
web-start-rename = 名前を変える
web-options-more = その他の設定{ $number ->
    [0] {""}
   *[other] （{ $number }件選択）
}
web-options-lot = くじ引き
web-options-seat = 席{ $seat }
web-options-file = ファイルを選ぶ
web-options-house = この店のとおり
web-options-long = ファイルが長すぎます。{ $most }文字までです。
web-options-own = 自分のファイル：{ $file }
web-options-host = 主催者のファイル
web-options-house-again = この店のとおりに戻す
web-options-title = この卓の設定
web-options-change = 設定を選び直す

# What every table has, whatever is played at it.
option-table-window = 反応の時間
option-table-window-8 = 8秒
option-table-window-4 = 4秒
option-table-window-15 = 15秒
option-table-window-30 = 30秒
option-table-window-none = 待ち時間なし（問われた人は好きなだけ考えられ、それが皆に見える）
option-table-silence = 反応の時間の終わり方
option-table-silence-beats = 全員が「先へ」を押したらすぐ
option-table-silence-strict = 必ず時間いっぱい
option-table-pace = ボットの速さ
option-table-pace-0-8 = ふつう
option-table-pace-0-4 = 速い
option-table-pace-1-5 = ゆっくり
option-table-pace-3 = とてもゆっくり（流れを追える）
option-table-clock = 考える時間
option-table-clock-none = 無制限
option-table-clock-30 = 1手30秒、ほかに持ち時間5分
option-table-clock-60 = 1手1分、ほかに持ち時間5分
option-table-clock-120 = 1手2分、ほかに持ち時間5分

web-level-random = 酔いどれ
    .aside = 手にしたものを何でも出す
web-level-novice = 新入り
    .aside = 規則を知っているだけ
web-level-adept = 腕利き
    .aside = うまくて速い
web-level-master = 達人
    .aside = 先を読み、あなたの正体も読む

web-invite-title = 卓が整いました
web-invite-how = このリンクを友だちに送るか、四角い模様を電話で読み取ってもらってください。空いたままの席にはボットが座ります。
web-invite-link = 卓へのリンク
web-invite-code = 電話で読み取れる同じリンク
web-invite-text = 私の卓に席を一つ空けてあります。
web-invite-copy = リンクをコピー
web-invite-copied = コピーしました。
web-invite-share = 共有
web-invite-sit = 卓へ

## 設定

web-settings-you = あなた
web-settings-name = 卓での名前
web-settings-rename = この名前にする
web-settings-named = これからは「{ $name }」さんです。
web-settings-language = 言語
web-settings-stored = 店があなたについて残しているもの
web-settings-stored-what = 名前、言語、座った席、答えたこと、話したこと。アカウントも住所もありません。
web-settings-download = ダウンロード
web-settings-forget = 忘れてもらう
web-settings-forget-sure = はい、完全に忘れてください
web-settings-forget-not = いいえ、このままで
web-settings-forgotten = あなたにつながるものはもう残っていません。ほかの人と遊んだ対局は、名前を消して残ります。
web-settings-look = 明かりと文字
web-settings-light = 明かり
web-light-system = 端末に合わせる
web-light-evening = 夜
web-light-morning = 朝
web-settings-text = 文字の大きさ
web-text-plain = 標準
web-text-large = 大きめ
web-text-largest = 特大
web-settings-table = 卓にて
web-settings-pace = 動き
web-pace-none = なし
web-pace-slow = ゆっくり
web-pace-calm = おだやか
web-pace-quick = 速い
web-settings-still = お使いの端末が動きを減らすよう求めているため、ここで何を選んでも動きません。
web-settings-sound = 音
web-sound-on = 入
web-sound-off = 切
web-settings-volume = 音量
web-settings-orders = ほかの人の行動中
web-spare-yes = 大事なことだけ聞く
    .aside = 酒か魂を燃やすしかないときは聞かれません
web-spare-no = すべて聞く
    .aside = 規則にあるすべての問いに答えます
web-settings-firsts = 対局中の新しいこと
web-firsts-yes = 一度だけ説明する
web-firsts-no = 説明しない

web-settings-taps = 答え方
web-taps-two = 二度目で決まる
web-taps-one = 一度で決まる
web-invite-local = このアドレスは「この機械そのもの」を指すので、ほかの端末からは開けません。
web-invite-network = 同じネットワークの人は、このリンクで入れます：
web-invite-closed = この店は今、この機械からしか入れません。同じネットワークの友だちを招くには { $command } で開いてください。
web-lobby-public = この卓を見つけられる人
web-lobby-public-no = リンクを知る人だけ
web-lobby-public-yes = 店にいる人みんな
# The house in one page, without a server.
web-page-opening = 店を開けています：{ $whole } MB中 { $done } MB
web-page-progress = 読み込みの進み具合
web-page-elsewhere = 店は別のタブで開いています。二つ同時に開くと対局が上書きされてしまいます。
web-page-take = ここで遊ぶ
web-page-failed = 店を開けられませんでした。対局は無事です。接続を確かめて、もう一度お試しください。
web-page-no-worker = このブラウザでは店を開けません。WebAssemblyとワーカーが必要です。新しいブラウザをお使いください。
web-page-again = もう一度試す
web-page-update = 新しい版の店があります。
web-page-update-now = 今すぐ切り替える
web-page-not-kept = このブラウザには何も保存できないため、ページを閉じると対局は消えます。残すにはプライベートモードを終了してください。
web-page-damaged = ここに保存されていたもののうち{ $number }件が読めません。そのまま残しておきます。
web-page-understood = わかりました
web-nav-saved = 保存した対局
web-saved-title = この端末の対局
web-saved-none = まだ何も保存されていません。
web-saved-file = ファイルに保存
web-saved-away = 消す
web-saved-sure = { $game }を完全に消しますか？
web-saved-bring = 記録を読み込む
web-saved-watch = もう一度見る
web-saved-over = 終了
web-saved-playing = 対局中
