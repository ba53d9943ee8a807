### 卓の上とその舞台で語られること、日本語。

## How it stands

web-stage-strip = いまの形勢
web-stage-you = あなた
web-stage-sake = { $name }：酒{ $number }杯
web-stage-spirits = 霊
web-stage-spirits-sake = 霊の合計：酒{ $number }杯
web-stage-last = { $round ->
    [0] 最後の一巡
   *[other] 延長{ $round }巡目
}：{ $number ->
    [0] これが最後の手番
   *[other] あと{ $number }手番
}
web-stage-honour = { $name }：{ -honour }{ $number }
web-stage-side = { $side }：{ -honour }合計{ $number }
web-stage-unknown = 陣営不明

## 答え方

web-sake-soul = 魂：体力から手札へ加える枚数
