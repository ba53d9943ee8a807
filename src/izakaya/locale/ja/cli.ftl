### 端末、日本語。

list-more = { $before }、{ $after }
list-and = { $before }、{ $after }
list-or = { $before }か{ $after }
card-times = { $card }×{ $number }

## コマンドライン

version = izakaya { $version }（{ $core ->
    [compiled] コンパイル済みの中核
   *[interpreted] インタープリターの中核
}）
help-main =
    Izakaya：カードゲームを遊ぶ卓です。

      { $games }
      izakaya learn ゲーム       そばで教わりながらの最初のゲーム
      izakaya puzzle ゲーム      達人の一手を当てる
      izakaya replay ファイル    保存した対局を一手ずつ見る
      izakaya serve              ブラウザで友達やボットと遊ぶ卓を開く（--help）
      izakaya admin              家を世話する：卓、客、控え（--help）
      izakaya play --help        選べることのすべて
      izakaya match              ボット同士を対戦させて計る（--help）
      izakaya balance            ゲームの釣り合いを数字で見る（--help）
      izakaya tune               ゲームがうまくいく値を探す（--help）
      izakaya puzzles            達人の対局から問題を作る（--help）
      izakaya calibrate          振り返りの曲線がどれだけ正しいか（--help）
      izakaya train              だれが勝つかを学ぶ、考えるボットのために（--help）
      izakaya games              ボットの対局をデータとして書き出す（--help）
      izakaya mcp                言語モデルのための卓（--help）
      izakaya --version

      --lang en|it|de|es|ja      言語（なければシステムの言語）
help-examples = 例：
help-main-play = ボットと{ $game }を遊ぶ
help-play =
    izakaya play ゲーム：ボットとの対局です。

      ゲーム              遊ぶゲーム：{ $games }
      --seats N           卓に着く人数
      --seat N            自分の席、0から（なければ0）
      --bots 名前,…       ほかの席のボット：{ $bots }。ひとつなら全員、または時計回りにひとりずつ。adept と master には気性も（{ $temperaments }）：adept/thirsty。自作のボットは mybots:Kappa のように
      --seed N            対局の運を決める整数。同じシードなら同じ札が配られます
      --option 名前=値    ゲームの設定。例：{ $example }
      { $settings }
      --record ファイル   対局の保存先
      --lang en|it|de|es|ja

    対局中は ? で何でも説明します。
help-setting = { $kind ->
    [seat] N|random
    [people] 名前,…
    [text] ファイル
   *[other] 名前
}
help-setting-line = { $game }：{ $name }{ $values ->
    [none] {""}
   *[other] {" "}({ $values })
}
setting-choice = { $name } は { $values } のどれかです。
setting-seat = { $name } は席の番号（0から数えます）か random です。
setting-people = { $name } は席順に名前をコンマで並べます。同じ人は一度だけ、席の数まで：{ $values }。random はその席を運に任せます。
setting-text = { $name } は文章です。--{ $name } ファイル でファイルから読みます。
setting-lot = くじ引き
setting-seat-number = { $who ->
    [me] 席{ $seat }（あなた）
   *[other] 席{ $seat }
}
setting-own-file = ファイルから
setting-house-file = この店のとおり
help-replay =
    izakaya replay ファイル：保存した対局を一手ずつ見ます。

      ファイル            対局が保存した棋譜
      --seat N|all        その席から見るか、すべての札を開いて見る（なければ後者）
      --lang en|it|de|es|ja
help-serve =
    izakaya serve：ブラウザとボットのためのサーバーを起動します。

      --port 番号               ポート（{ $port }、ふさがっていれば次の空き）
      --host アドレス           待ち受けるアドレス：{ $host } はこの機械だけ、0.0.0.0 はネットワーク全体
      --database 場所           SQLite のファイル、または複数のプロセスなら postgresql://…
      --log ファイル            ログ（JSON の行）。指定しなければ標準エラー出力
      --metrics N               Prometheus のメトリクス用のポート（この機械だけ）。指定しなければ開かない
      --durability full|normal  受け付けた手を停電でも失わない（full、既定）、またはサーバーの異常終了にだけ備える
      --path /games             プロキシが公開するパスの接頭辞
      --trust-proxy アドレス    X-Forwarded ヘッダーを信じるプロキシ、またはそのネットワーク
      --allow-host 名前         このホスト名にだけ答える。次のものと同じく繰り返せる
      --allow-origin URL        このオリジンのページからの要求を受け付ける
      --keep 90d                これだけの間だれも使わなかった卓と客を削除する（h、d、w、y）
      --log-size バイト数       新しいログファイルに移る大きさ
      --log-files N             残しておく古いログファイルの数
      --backup-every 1d         データベースをバックアップする間隔。指定しなければ作らない
      --backup-keep N           残しておくバックアップの数（7）
      --backup-to フォルダー    バックアップの置き場所。指定しなければデータベースの隣の backups
      --private                 店主の合言葉を知る人か、招待のリンクを持つ人だけを入れる（izakaya admin word、invite）
      --name 名前, --notice 文     会員制の店の入口に書くこと
      --open                    ブラウザで最初のページを開く
      --lang en|it|de|es|ja
serve-open = 店が開きました：{ $address }
serve-close = Ctrl-C で閉まります。どの卓もそのまま待っています。
serve-died = 店がひとりでに落ちました。新しい店を開きます。理由は記録にあるかもしれません。
serve-interpreted = コアはインタープリターで動いています。ボットの考えは遅くなります。
serve-compiled = コンパイル済みのコアができました。これからはボットがそれを使って考えます。店そのものは次に開くときからです。

## うまくいかないとき

error-command = 「{ $command }」というコマンドはありません。あるのは：{ $commands }。izakaya --help をご覧ください。
error-nearest = もしかして：{ $words }
error-arguments = 「{ $words }」がわかりません。izakaya { $command } --help で書き方を確かめてください。
error-no-value = { $argument } には値が必要です。izakaya { $command } --help で確かめてください。
error-not-a-number = { $argument } には整数が必要です（「{ $value }」ではなく）。
error-language = 言語「{ $value }」はありません。あるのは：{ $languages }。
error-no-game = どのゲームにしますか。あるのは：{ $games }。
error-game = ゲーム「{ $game }」はこの店にありません。あるのは：{ $games }。
error-seats = { $game }は{ $least }人から{ $most }人で遊びます（{ $seats }人では遊べません）。
error-seat = この卓に席{ $seat }はありません。0から{ $last }までで選んでください。
error-seed = シードは0以上、2の256乗未満の整数です。
error-bot = ボット「{ $bot }」はいません。いるのは：{ $bots }。
error-bots-number = --bots には、ほかの{ $others }人全員に共通のボットをひとつ、またはひとりずつの名前を書いてください（{ $number }人分ありました）。
error-temperament = ボット「{ $bot }」はいません。気性があるのは adept と master で、{ $temperaments } のどれかです（例：adept/careful）。
error-own-bot = 自作のボットは対局できません。{ $detail }
error-option = { $game }に設定「{ $option }」はありません。あるのは：{ $options }。名前=値 と書いてください。
error-option-value = { $game }は設定 { $option } を受けつけません。{ $expects }
error-no-file = どのファイルですか。izakaya replay ファイル と書いてください。
error-file-missing = ファイル { $file } はありません。
error-file-unreadable = ファイル { $file } を読めません。
error-file-large = ファイル { $file } は棋譜にしては大きすぎます。
error-file-not-record = ファイル { $file } は対局の棋譜ではありません。
error-file-unknown = 棋譜 { $file } のゲームか規則は、この版にありません。
error-file-answer = 棋譜 { $file } は再生できません：{ $number }番目の答えがありえません。
error-text = ファイル { $file } は設定 { $option } に使えません。{ $problem }
error-text-large = ファイル { $file } は設定 { $option } には大きすぎます。
error-not-saved = 対局を { $file } に保存できませんでした。--record で別の場所を選んでください。
error-port = ポートは 0 から { $last } までの数です（{ $port } ではありません）。
error-port-taken = { $host } のポート { $port } では開けません。ほかのものが使っています。--port で別の番号を選んでください。
error-database = 「{ $database }」という種類のデータベースは知りません。ファイル名か postgresql://… を指定してください。
error-database-in-use = データベース { $database } は、すでに開いている店のものです。その店を閉めるか、--database で別のものを選んでください。
error-database-closed = データベースを開けません（{ $problem }）。存在するか、書き込めるか、アドレスが正しいかを確かめてください。
error-no-database = データベース { $database } が見つかりません。世話をする店がありません。--database か IZAKAYA_DATABASE で指定してください。
error-no-house = このデータベースにはまだ店がありません。「izakaya serve」で開くか、--database で別のものを選んでください。
error-state = { $value } という状態はありません。あるのは { $states } です。
error-durability = 耐久性は full か normal です（「{ $value }」ではありません）。
error-path = 「{ $value }」は店のパスにできません。/games のように書いてください。
error-proxy = 「{ $value }」はアドレスでもネットワークでもありません。10.0.0.7 や 10.0.0.0/8 のように書いてください。
error-while = 「{ $value }」は時間の長さではありません。{ $argument } には 12h、90d、8w、2y のように書いてください。
error-no-folder = フォルダ { $folder } を作れません。--database で別の場所を選んでください。
error-broken = あってはならないことが起きました：{ $detail }

## 対局

play-welcome = { $game }、{ $seats }人の卓。あなたは{ $name }、身分は{ $role }です。
play-person = { $name }（{ $character }）
play-ability = { $name }：{ $ability }。
play-others = ほかの人たち、時計回りに：
play-commitment = 山札の封印：{ $hash }
play-help-hint = したいことの番号を打ってください。? で説明が出ます。
play-prompt = >
play-number-range = ここでは{ $least }から{ $most }までの番号を打ってください。? で説明が出ます。
play-not-understood = 「{ $words }」がわかりません。{ $least }から{ $most }までの番号を打ってください。? で説明が出ます。
play-every-on = これからは、すべてたずねます。
play-every-off = これからは、たずねるまでもないことはたずねません。
play-back = ひとつ前の問いに戻る
play-no-back = 戻れる問いはありません。選んだことはもう起きています。
play-thinking = 達人が手札を見ています……
play-hint = 達人なら{ $number }番を選びます：{ $move }
play-quit = 席を立ちます。
play-input-ended = 入力が終わったので、対局はここまでです。
play-interrupted = 中断しました。
play-saved = 保存しました：{ $file }
play-replay-hint = もう一度見るには：{ $command } replay { $file }
play-seed = シードは{ $seed }でした。
play-check = 山札は確かめられます。次の結果が、配る前に示した封印と同じになるはずです。
play-over = 対局終了

## 対局中のコマンド

command-help = 説明
command-back = 戻る
command-hint = 助言
command-why = なぜ
command-table = 卓
command-log = 記録
command-cards = 札
command-rules = 規則
command-every = 全部
command-settings = 設定
command-quit = 終了
help-title = 打てること
help-number = 番号：それをする
help-enter = Enter：問いをもう一度
help-help = この説明
help-back = ひとつ前の問いに戻る。まだだれにも知られていないうちだけ
help-hint = 達人ならどうするか、その理由
help-why = できない理由{ $card ->
    [none] {""}
   *[other] 。{ $why } { $card } のようにも
}
help-table = 卓をもう一度
help-log = これまでの出来事すべて
help-cards = 手札の説明。札や人物の名前を打っても説明が出ます
help-rules = 規則のあらまし{ $rules ->
    [none] {""}
   *[other] 。{ $rules } のように打つと、その規則を説明します
}
help-every = 全部たずねる、またはやめる
help-settings = この卓の設定。最初の答えまでは選び直せます
help-quit = 席を立つ。対局は保存されます
cards-title = あなたの札
why-title = できないこと
why-line = { $what }：{ $reason }（{ $rule }）
why-nothing = できないことはありません。手札でできることはすべて選べます。
why-nothing-about = 「{ $words }」について、できないことはありません。
why-on-offer = { $number }番はできます：{ $move }
why-at = { $card } → { $targets }
rule-line = { $rule }：{ $text }
rule-unknown = 規則{ $rule }の説明はここにありません。
settings-title = この卓の設定
settings-line = { $name }：{ $value }
settings-how = { $settings } 1 で選べるものを表示。{ $settings } 1 2 で選んで配り直します。
settings-late = もう答えました。設定は最初の答えの前か、次のゲームで選べます：izakaya play --help
settings-dealt = 配り直しました。{ $name }：{ $value }
settings-none = このゲームには選ぶものがありません。
settings-unknown = 「{ $words }」という設定はありません。{ $settings } ですべて表示します。
settings-people = { $settings } { $number } に続けて、席順に名前をコンマで並べてください。random はその席を運に任せます。
settings-text = { $settings } { $number } に続けて、ファイル名を書いてください。

## 再生

replay-step = { $steps }手中{ $step }手目
replay-prompt = Enter、b、番号、q >
replay-help = Enter か n：次へ · b：戻る · 番号：その手へ · log：ここまでの記録 · なぜ：ボットの理由 · q：終わる
replay-end = 棋譜はここまでです。
replay-start = これが始まりです。
replay-unfinished = 棋譜は対局の途中で終わっています。
replay-why = { $name }：{ $reason }
replay-why-nobody = { $name }の理由はわかりません。人か、理由を言わないボットでした。
replay-why-later = ボットが理由を話すのは、対局が終わり、すべての札が開いてからです。
