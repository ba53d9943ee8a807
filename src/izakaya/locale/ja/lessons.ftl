## 手ほどき：端末でもほかでも、どの手ほどきでも言うこと

lesson-gently = それもできます。でも、まずはこちらを試しましょう：{ $move }
lesson-chapter = { $chapters }章のうち第{ $number }章・{ $title }
lesson-go-on = Enter >
lesson-over = 手ほどきはここまで。次は本番をどうぞ：{ $command }
lesson-left = 手ほどきを離れます。続きはいつでもどうぞ：{ $command }
lesson-first = ここが最初です。
lesson-keys = Enter：次へ・数字：それをする・b：戻る・q：やめる
lesson-fine = { $file }は正しい手ほどきです：{ $chapters }章、せりふ{ $moments }個。せりふのある言語：{ $languages }
lesson-not-yet = まだせりふのない言語：{ $languages }
help-learn =
    izakaya learn {"{"} { $games } {"}"}：そばで教わりながらの最初のゲーム。4分ほどです。
    izakaya learn ファイル：自分で書いた手ほどき（docs/lessons.md）。

      --check             正しい手ほどきかどうか、どこが違うかだけを調べます
      --lang en|it|de|es|ja
error-no-lesson = どの手ほどきですか。あるのは：{ $games }。ファイル名でもかまいません。
error-no-lesson-file = 「{ $file }」の手ほどきも、その名前のファイルもありません。あるのは：{ $games }
error-lesson = 手ほどき{ $file }は使えません。{ $problem }
error-lesson-words = 手ほどき{ $file }には{ $language }のせりふが足りません：{ $words }。書く場所：{ $place }
