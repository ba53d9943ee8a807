# ボットがそう打った理由。まず理由、次に数字。ヒントにも、対局後の記録にも使う。

bot-pass = 待つよりよい手はありません。
bot-strike = { $target }への一撃がいちばん有望です。
bot-attack = 攻めるのがいちばん有望です。
bot-strike-minion = その手下への一撃がいちばん有望です。
bot-drink = 飲める酒があります。
bot-place = そこに置けば酒がいちばん役に立ち、邪魔になりません。
bot-event = この札は手札にあるより今使うほうが効きます。
bot-arm = 場にあればずっと役に立ちます。
bot-minion = 手下はひとりでに攻め続けます。
bot-walk = そこからなら狙うべき相手に届きます。
bot-defend = 傷を負うより札を使うほうが安くつきます。
bot-interrupt = 見過ごすより札を使うほうが安くつきます。
bot-discard = 手札の中でいちばん価値の低い札です。
bot-burn = 燃やすものより得るもののほうが大きいです。
bot-pay = そこの酒がいちばん惜しくありません。
bot-steal = 酒はどれも霊全員のものになります。
bot-torment = 霊が力を合わせれば{ $target }から酒を奪えます。
bot-fade = 札より酒のほうが大事です。
bot-wield = ほかの人の手番でいちばん身を守れます。
bot-hinder = かかる手間より{ $target }の損のほうが大きいです。
bot-help = { $target }が引く札より、回復のほうが大きいです。
bot-other = 選べる中でいちばんよさそうです。
bot-whim = 気まぐれの一手でした。

bot-gain-sake = ひと目では、次によい手より酒{ $gain }杯分の得です。
bot-gain-sword = ひと目では、次によい手より{ $gain }点の得です。
bot-expects = { $games }回の対局を思い描くと、勝つ見込みは100回のうち{ $percent }回です。
bot-ahead = 次に良い手より、100回のうち{ $percent }回多く勝てます。
bot-suspects-shogun = { $target }は将軍の側のようです（{ $percent }%）。
bot-suspects-ninja = { $target }は忍者のようです（{ $percent }%）。
bot-suspects-ronin = { $target }は浪人のようです（{ $percent }%）。
