## SAKEの最初の夜（src/izakaya/lessons/sake）

lesson-sake = SAKE：最初の夜
lesson-sake-chapter-cup = 一杯と一太刀
lesson-sake-chapter-soul = 燃やす、死ぬ、祟る
lesson-sake-chapter-last = 最後の一杯

lesson-sake-welcome = こんばんは。あなたは巴、のどの渇いた侍です。この升に今夜の酒が入っています。空になったとき、一番多く酒を持つ人の勝ちです。
lesson-sake-drink = 札の4つの数字は、攻撃・防御・移動・飲酒。1手番に2枚、数字か文のどちらかに使います。まず「胃弱」で飲みましょう！
lesson-sake-place = 酒は何かの上に置き、置かれたものは眠ります。刀の上に置きましょう。
lesson-sake-place-on-katana = それもできますし、体力の上なら盾にもなります。でもこの1杯は刀に置いて、どうなるか見てみましょう。
lesson-sake-move = 刀が眠り、斬ることも防ぐこともできません。刀が届くのは1歩、季長までは3歩。「悪臭」で移動しましょう。
lesson-sake-walk = 時計回りに2歩、季長のほうへ。
lesson-sake-walk-to-him = そちらは政宗です。季長は時計回りの側にいます。
lesson-sake-walk-farther = もう少し。2歩進めば、間合いは1歩になります。
lesson-sake-burn = もう2枚使いました。でも酒を燃やせば、もう1枚使えます。刀の酒を燃やしましょう。刀も目を覚まします。
lesson-sake-strike = 斬りましょう！手下の攻撃は3、刀が3を足して、強さ6です。
lesson-sake-sum = 季長は札の3と刀の2で防ぎました。6 − 5 = 1。季長の体力1枚が負傷になります。体力がなくなれば死にます。手番を終えましょう。
lesson-sake-defend = 強さ6で斬り返してきました！「提灯消し」で防ぎましょう。札の3と刀の2で5です。
lesson-sake-interrupt = 負傷は1枚。また斬ってきますが、「残影」は割り込みの札。ほかの人の手番に使うと、攻撃を1つかわせます。
lesson-sake-interrupted = 空を切りました！割り込みは、手番の2枚には数えません。

lesson-sake-soul = 一時間後、体力は残り2枚。政宗が強さ6で斬ってきます。魂を燃やしましょう。手番ごとに1回、体力の一番上の札が手札に入ります。
lesson-sake-doomed = 下駄では防ぎきれず、最後の体力は燃やせません。受け入れましょう。
lesson-sake-dead = 死んでも、まだ飲み足りません。あなたは霊になりました！負傷の札が手札になり、裏面だけを使います。
lesson-sake-elation = 山札の一番上は「短気」。この酩酊の力で、酒を1杯動かせます。政宗の体力の酒を押しのけましょう。
lesson-sake-torment = 政宗の刀が眠りました。あなたの手札には、山札と同じ「眠気」が2枚。これで政宗を苦しめましょう。
lesson-sake-torment-cards = 2枚とも使いましょう。防がれなければ、1枚につき酒1杯です。
lesson-sake-haunted = 2杯いただきました！霊はみんなで1つの組。あなたの酒は、霊みんなの酒です。

lesson-sake-steal = 夜も更けて、升にはあと1杯。あなたも季長も2杯ずつ。霊は酒を盗むこともできます。いただきましょう！
lesson-sake-sudden = 升が空になりました。サドンデスラウンドです！ほかの全員にあと1手番ずつ。それから酒を数えます。
lesson-sake-counted = 酒は3杯で、どの侍よりも多い。死んでも、あなたの勝ちです！手下、居合道、場所のことは、初めて出会ったときに説明します。
