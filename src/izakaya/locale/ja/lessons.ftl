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
    izakaya learn {"{"} { $games } {"}"}：そばで教わりながらの最初のゲーム。5分もかかりません。
    izakaya learn ファイル：自分で書いた手ほどき（docs/lessons.md）。

      --check             正しい手ほどきかどうか、どこが違うかだけを調べます
      --lang en|it|de|es|ja
error-no-lesson = どの手ほどきですか。あるのは：{ $games }。ファイル名でもかまいません。
error-no-lesson-file = 「{ $file }」の手ほどきも、その名前のファイルもありません。あるのは：{ $games }
error-lesson = 手ほどき{ $file }は使えません。{ $problem }
error-lesson-words = 手ほどき{ $file }には{ $language }のせりふが足りません：{ $words }。書く場所：{ $place }

## Puzzles

puzzle-title = 次の一手：{ $game }、{ $count }問中{ $number }問目
puzzle-right = 正解です！
puzzle-wrong = もっと良い手があります。もう一度考えるか、答えを見てください。
puzzle-answer = 答え：{ $move }
puzzle-share = 想像上の百局のうち、この手は{ $won }局、次善の手（{ $next }）は{ $other }局で勝ちます。
puzzle-keys = 数字：答える · a：答えを見る · n：次の問題 · q：やめる
puzzle-left = 問題はここまで。いつでも続きをどうぞ：{ $command }
puzzle-all = これで最後の問題です。
help-puzzle =
    izakaya puzzle {"{"} { $games } {"}"} [番号]：達人の一手を当てる。どれにも理由がつく。

      --lang en|it|de|es|ja
error-no-puzzles = どの問題ですか。あるのは：{ $games }。
error-no-puzzle = 「{ $number }」番の問題はありません。1番から{ $count }番まであります。
