# できないときに店が言うこと、客の呼び名。

server-guest = 客{ $number }

server-no-such-table = その卓はありません。リンクを確かめるか、新しい卓を用意してください。
server-no-such-game = そのゲームはこの店にありません。あるのは：{ $games }。
server-no-such-lesson = そのゲームの手ほどきはここにありません。あるのは：{ $games }。
server-no-such-puzzles = そのゲームの問題はここにありません。あるのは：{ $games }。
server-no-such-puzzle = その問題はありません。1番から{ $count }番まであります。
server-no-such-page = ここには何もありません。最初のページに戻ってください。
server-no-such-seat = この卓にその席はありません。
server-no-such-line = この卓の会話にその行はありません。
server-no-such-person = その名の人はここにいません。
server-no-browser-pages = ブラウザ用のページがまだできていません。一度「make play」を実行するか、端末で遊んでください。
server-unknown-guest = 店はまだあなたを知りません。先に最初のページを開いてください。プログラムは /api/me を呼びます。
server-unknown-token = このトークンはどのボットのものでもありません。新しいものをもらってください。
server-other-origin = このページはあなたの代わりに話せません。店のアドレスを直接開いてください。
server-not-understood = { $field ->
    [none] この伝言は読めませんでした。店の説明は /schema にあります。
   *[other] この伝言は読めませんでした。「{ $field }」に誤りがあります。店の説明は /schema にあります。
}
server-wrong-host = この要求にある店の名前(Host)が読めません。店の正しいアドレスを開いてください。
server-wrong-origin = この要求の出どころ(Origin)が読めません。店の正しいアドレスを開いてください。
server-other-host = 店はこの名前では呼ばれていません。店の正しいアドレスを開いてください。
server-not-possible = ここではできません。
server-record-in-the-middle = 対局の途中から始まる記録は読み込めません。最初からの記録をお使いください。
server-no-record = このファイルに対局の記録はありません。ここ、サーバー、または端末で保存したファイルを選んでください。
server-record-game = この記録はここにないゲームのものです：{ $game }
server-record-rules = この記録はここのルールとは別の版のもので、再現できません。
server-record-answers = この記録は再現できません。ルールで許されない回答が途中にあります。
server-shelf-full = ブラウザに保存する場所がありません。不要な対局を消すか空きを作って、もう一度お試しください。
server-shelf-gone = このページが保存したものをブラウザが消したか、保存が禁じられています。ページを開き直してください。
server-our-fault = 店の側で何かがうまくいきませんでした。少ししてからもう一度お試しください。
server-newer-database = このデータベースは、より新しい版の Izakaya のものです（{ $made }、スキーマバージョン { $schema }）。こちらは { $version } で、スキーマバージョン { $known } までしか読めません。何も変更していません。新しい版を使うか、別のデータベースにしてください。
server-older-database = このデータベースは古い版のスキーマバージョンです。一度この版でサーバーを起動してから、もう一度試してください。
server-no-backup = { $file } は店のバックアップではありません。
server-not-empty = このデータベースにはもう店があります。バックアップと入れ替えるには --replace を付けてください。今あるものは失われます。
server-house-open = このデータベースの店は開いているか、たった今止められたばかりです。店を閉め、十秒待ってから復元してください。
server-barred = この店の主人は、もうあなたを中に入れません。
server-ended-early = 店の主人がこの対局を終わらせました。新しい卓を用意してください。
server-other-rules = この対局は規則の第{ $rules }版で始まりましたが、ここではもうその版で遊べません。
server-game-gone = この店にはもう { $game } というゲームがないので、この卓では続きを遊べません。ゲームが戻るまで、そのまま取ってあります。
server-shelved = この卓は続けられません。最初の{ $answers }個の答えまでしか再現できないためです。卓は取り置かれ、そこまでの記録をダウンロードできます。
server-still-played = この卓ではまだ遊べます。卓へ行ってみてください。
server-memento = { $game }（規則第{ $rules }版、{ $seats }人）。この店ではもう続けられません。
server-memento-person = { $seat }番の席：{ $name }
server-memento-bot = { $seat }番の席：ボット
server-memento-answers = { $answers }回の答えがありました。最後は{ $last }です。
server-memento-talk = 交わされた言葉：
server-too-large = 長すぎます。{ $most } バイトまでです。
server-too-fast = 一度に頼みすぎです。少し待ってください。
server-too-loud = 話すのが速すぎます。少し待ってください。
server-too-many-tables = 終わっていない卓が{ $most }あります。どれかを終えるか離れてから、次を用意してください。
server-tables-too-fast = ここから一時間のうちに多くの卓が用意されました。数分待ってから、次を用意してください。
server-too-many-newcomers = あなたのネットワークから、いま新しいお客さんが大勢来ています。一分ほど待ってから、もう一度お試しください。
server-unreadable-name = その名前は読めません。見えない文字や、混ざるはずのない文字が含まれています。別の名前にしてください。
server-nothing-said = その行には読めるものがありません。
server-no-name = 名前には見える文字が一つは必要です。
server-no-hello = まず挨拶をしてください。
server-not-seated = この卓は観戦中です。それができるのは席についている人だけです。
server-not-yours = それができるのは卓の主だけです。
server-removed = この卓の主から退席を求められました。自分の卓を立てるか、ほかの卓を探してください。
server-quiet = この卓では今、打っている人だけが話せます。
server-not-yourself = 自分を退席させることはできません。席を立ってください。
server-too-late = この問いはもう受け付けていません。答えが出たか、時間が過ぎました。
server-not-offered = { $why ->
    [none] それは選べる答えではありません。
   *[other] 今はできません。規則{ $why }が禁じています。
}
server-game-over = 対局は終わりました。
server-not-over = 対局はまだ続いています。終わってから見られます。
server-review-not-over = 対局はまだ続いています。振り返れるのは終わってからです。
server-no-such-moment = その場面からは続けられません。この対局にあるのは 0 から { $last } までの場面です。
server-too-many-reviews = いま多くの対局を振り返っているところです。1分ほどしてからもう一度お試しください。
server-not-started = 対局はまだ始まっていません。
server-already-started = 対局はもう始まっています。観戦できます。
server-already-seated = もうこの卓に座っています。
server-no-such-wish = その名前の人は、もうここに座ることを望んでいません。
server-not-watching = 席を譲れるのは、今この卓を観戦している人だけです。
server-seat-taken = その席はふさがっています。ほかの席を選んでください。
server-no-free-seat = この卓の席はすべて埋まっています。観戦するか、自分の卓を用意してください。
server-wrong-seats = このゲームは{ $least }人から{ $most }人用です。
server-too-few-places = この卓にはすでに{ $people }人が座っています。先に誰かが席を立つ必要があります。
server-too-many-bots = 席よりボットが多すぎます。この卓は{ $seats }席です。
server-wrong-options = この設定はこのゲームに合いません。使えるもの：{ $options }。
server-wrong-text = このファイルは使えません。{ $problem }
server-private = この店は会員制です。ブラウザーで開いて合言葉を入れるか、招待のリンクから来てください。
server-door-private = この店は会員制です。合言葉を知っている人だけが入れます。
server-door-wrong = 合言葉が違うか、招待の期限が切れています。
server-door-word = 合言葉
server-door-enter = 入る
