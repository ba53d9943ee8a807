### La página de la mesa en el navegador, en español.

web-table-connecting = Un momento, se está poniendo la mesa …
web-table-lost = Se ha cortado la línea. La mesa espera y estamos volviendo a conectarte …
web-table-round = La mesa
web-table-own = Lo que tienes delante
web-table-you = Eres { $name }
web-table-hand = Tu mano
web-table-card = { $number ->
    [one] { $card }: { $short }
   *[other] { $card }, tienes { $number }: { $short }
}
web-table-count = { $number ->
    [one] { $what }
   *[other] { $what }, { $number } cartas
}
web-table-deck = Mazo, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
web-table-pile = Descartes: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}, encima { $card }
web-table-bot = Bot: { $level }
# A friend, and whom they play.
web-table-person = { $name } ({ $character })
web-table-away = ausente
web-table-bot-plays = juega un bot
web-table-thinking = { $name } está pensando
web-table-tools = Al lado
web-table-leave = A la puerta
web-table-sound = Sonido
web-table-rules = Las reglas
web-table-watching = { $number ->
    [one] 1 mirando
   *[other] { $number } mirando
}
web-table-close = Cerrar
web-table-seconds = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}

## Asking

web-table-asking = Lo que se te pregunta
web-table-deeds = Las acciones anteriores
web-met-one-tap = Ya sabes cómo va. Cada respuesta pide un segundo toque, para que nada pase por error. ¿Te bastaría con uno?
web-table-wish = Ahora elige qué quieres hacer ahí.
web-table-confirm = Hazlo
web-table-clear = Todavía no
web-table-all-offers = Las { $number } opciones
web-table-hint = ¿Qué haría el maestro?
web-table-nothing-asked = Ahora mismo no se te pregunta nada.
web-table-why-not = Lo que no se puede hacer, y por qué
web-table-because = : { $reason }.
web-table-sentence = { $words }.
web-table-waits = { $name } está pensando …
web-table-waits-reactions = Alguien puede reaccionar todavía …
web-table-waits-you = Te toca a ti …
web-table-over = La partida ha terminado.

## At the side

web-table-side-offers = Todo lo que puedes hacer
web-table-side-log = Lo que ha pasado
web-table-side-chat = Charla
web-table-side-orders = Órdenes permanentes
web-table-log = Lo que ha pasado
web-table-log-filter = Lo que muestra la crónica
web-table-log-all = Todo
web-table-log-deeds = Solo los hechos
web-table-log-cries = Turnos y gritos
web-table-log-search = Nombre o carta
web-table-log-earlier = { $number ->
    [one] 1 línea anterior
   *[other] { $number } líneas anteriores
}
web-table-chat = Charla en la mesa
web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-say = Di algo
web-table-chat-send = Decir
web-table-chat-about = Sobre esta línea de { $name }
web-table-drunk = achispado
web-table-mute = No oír más a { $name }
web-table-unmute = Volver a oír a { $name }
web-table-report = Denunciar esta línea
web-table-reported = Denunciada. Gracias.
web-table-orders-about = A lo que ordenes aquí se responde por ti, al ritmo de siempre: nadie lo nota.
web-table-orders-until = Pasar en todo hasta mi turno
web-table-orders-spare = Ahórrame las preguntas que casi nunca importan
web-table-orders-never = No reaccionar nunca a

## People who are gone

web-table-bot-for-you = Un bot está jugando por ti.
web-table-play-on = Ya estoy aquí
web-table-countdown = { $why ->
    [gone] { $name } no está; un bot le sustituye en
   *[time] { $name } tarda mucho; un bot le sustituye en
}
web-table-countdown-you = Se te acaba el tiempo; un bot responde por ti en

## Before the game

web-table-seats = Quién se sienta dónde
web-table-lobby-title = { $game } para { $number }
web-table-lobby-owner = { $free ->
    [0] Todos los sitios están ocupados.
    [one] Hay un sitio libre; si sigue así, lo ocupa un bot ({ $level }).
   *[other] Hay { $free } sitios libres; si siguen así, los ocupan bots ({ $level }).
}
web-table-lobby-name = Tus amigos te ven como { $name }. ¿Cómo te llamas?
web-table-watchers = Miran: { $names }
web-table-lobby-start = Repartir las cartas
web-table-lobby-wait = Quien invita repartirá cuando estéis todos.
web-table-lobby-choose = Siéntate en un sitio libre; quien invita reparte cuando estéis todos.
web-table-lobby-full = Todos los asientos están ocupados. Quédate a mirar, o prepara tu propia mesa en la entrada.
web-table-lobby-leave = Levantarse
web-table-lobby-invite = Invitar a amigos
web-table-lobby-you = tú
web-table-lobby-here = aquí
web-table-lobby-free = libre
web-table-lobby-sit = Sentarse aquí
web-table-lobby-bot = Quién juega en el sitio { $seat }
web-table-begin = A la mesa
web-table-how = El borde azul indica que puedes elegirlo; elígelo otra vez para hacerlo. Mantenlo pulsado (o clic derecho) para leer qué es.

## After the game

web-table-score = La puntuación
web-table-winner = ha ganado
web-table-you-won = ¡Has ganado!
web-table-you-lost = No es tu noche: han ganado otros.
web-table-rematch = Otra más
web-table-rematch-go = A la próxima partida
web-table-replay = Verla otra vez
web-table-look = Mirar la mesa
web-table-result = Cómo ha terminado
web-table-shuffle = Comprobar la baraja
web-table-seal = Sello de la baraja: { $seal }
web-table-seed = La semilla era { $seed }. Esto debe dar el sello mostrado antes de repartir:

## Seguir, el ritmo y la salida
web-table-go-on = Seguir
web-table-until = hasta mi turno
web-table-gone-on = Sigues adelante
web-table-hurry = Avance rápido
    .aside = Los bots juegan sin pausas hasta que te toque (tecla F)
web-table-side-settings = Ajustes
web-table-owner = Tu mesa
web-table-owner-quiet = Solo pueden hablar quienes juegan
web-table-owner-remove = Echar a { $name }
web-table-owner-about = { $state ->
    [playing] { $name } tendrá que irse y no podrá volver a esta mesa. Un bot jugará en su lugar.
   *[other] { $name } tendrá que irse y no podrá volver a esta mesa.
}
web-table-owner-sure = Sí, echar
web-table-owner-stay = Que se quede
web-table-quit = Irse para siempre
web-table-quit-about = Un bot sigue en tu lugar, con tus cartas. A este asiento no se vuelve.
web-table-quit-sure = Sí, me voy para siempre
web-table-quit-stay = Quedarse

## Coming late, leaving early

web-table-lobby-host = { $name } repartirá cuando estéis todos.
web-table-lobby-put-bot = Bot
web-table-sitting = Asientos y nombres
web-table-wished = Esperas a que el anfitrión asienta para seguir como { $name }.
web-table-wish-not = Prefiero mirar
web-table-wish-about = Cuando el anfitrión asienta, sigues tú con la mano de un bot.
web-table-wish-seat = Seguir como { $name }
web-table-give-about = { $name } recibe tu asiento con todas tus cartas, y tú miras.
web-table-give-sure = Sí, cedo mi asiento
web-table-give = Ceder mi asiento a { $name }
web-table-wants = { $name } querría seguir como { $seat }, en lugar del bot.
web-table-wish-yes = Que se siente
web-table-wish-no = Ahora no
web-table-sit-late = Sentarme

## Called from elsewhere

web-call-turn = Te toca.
web-call-window = Alguien actúa: puedes reaccionar.
web-call-ask = ¿Quieres que una notificación te llame cuando te toque?
web-call-yes = Sí, llámame
web-call-no = No
web-away-title = Mientras no estabas
