### La repetición en el navegador, en español.

web-replay-title = La partida otra vez
web-replay-loading = Buscando la partida…
web-replay-first = Al principio
web-replay-back = Uno atrás
web-replay-forward = Uno adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-moment = Momento { $number } de { $last }
web-replay-eyes = Con los ojos de
web-replay-all = todos: cartas a la vista
web-replay-none = alguien que mira
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Copiar el enlace a este momento
web-replay-copied = Enlace copiado.
web-replay-not-copied = El navegador no nos dejó copiar. El enlace está en la barra de direcciones.
web-replay-hands = Lo que tiene cada uno en la mano
web-replay-log = Qué pasó
web-replay-earlier = Lo que pasó antes
web-replay-why = Por qué { $name } jugó así
web-replay-ending = Cómo acabó
web-replay-keys = Teclas: ← → un paso · Inicio Fin · espacio reproduce y para
