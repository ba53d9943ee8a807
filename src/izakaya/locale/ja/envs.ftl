# 読み書きするプログラムのために：言葉で見る卓。

text-how = 選択肢をひとつ選び、その番号を角括弧に入れて答えてください。例：[{ $number }]
text-no-number = 返事に選択肢の番号がありません。
text-several = 返事に複数の選択肢があります：{ $numbers }。
text-no-such = 選択肢{ $number }はありません。{ $least }から{ $most }までです。
text-taken = これが最後の機会でした。代わりに「{ $option }」を選びます。
