### El terminal, en español.

list-more = { $before }, { $after }
list-and = { $before } y { $after }
list-or = { $before } o { $after }
card-times = { $card } ×{ $number }

## La línea de órdenes

version = izakaya { $version }, { $core ->
    [compiled] núcleo compilado
   *[interpreted] núcleo interpretado
}
help-main =
    Izakaya: una mesa para juegos de cartas.

      { $games }
      izakaya learn JUEGO        una primera partida con alguien a tu lado
      izakaya puzzle JUEGO       encuentra la jugada que haría un maestro
      izakaya replay ARCHIVO     ver una partida guardada paso a paso
      izakaya serve              mesas para amigos y bots en el navegador (--help)
      izakaya admin              cuidar una casa: mesas, huéspedes, copias (--help)
      izakaya play --help        todo lo que se puede elegir
      izakaya match              bots contra bots, con cifras (--help)
      izakaya balance            el equilibrio de un juego, en cifras (--help)
      izakaya tune               busca valores con los que un juego funciona (--help)
      izakaya puzzles            saca problemas de partidas de maestros (--help)
      izakaya calibrate          cuánto aciertan las curvas de lo que se mira atrás (--help)
      izakaya train              aprende quién gana, para los bots que piensan (--help)
      izakaya games              escribe partidas de bots como datos (--help)
      izakaya mcp                la mesa para modelos de lenguaje (--help)
      izakaya --version

      --lang en|it|de|es|ja      el idioma; si no, el del sistema
help-examples = Ejemplos:
help-main-play = jugar a { $game } contra bots
help-play =
    izakaya play JUEGO: una partida contra bots.

      JUEGO               el juego: { $games }
      --seats N           cuántos sois en la mesa
      --seat N            tu sitio, desde 0 (0 si no lo dices)
      --bots NOMBRE,…     quién juega por los demás: { $bots }; uno para todos, o uno para cada uno, en sentido horario; adept y master también con carácter ({ $temperaments }): adept/thirsty; o uno tuyo: mybots:Kappa
      --seed N            la suerte de la partida, un número entero; la misma semilla da las mismas cartas
      --option NOMBRE=VALOR  un ajuste del juego, por ejemplo { $example }
      { $settings }
      --record ARCHIVO    dónde se guarda la partida
      --lang en|it|de|es|ja

    Durante la partida, ? explica todo lo demás.
help-setting = { $kind ->
    [seat] N|random
    [people] NOMBRE,…
    [text] ARCHIVO
   *[other] NOMBRE
}
help-setting-line = { $game }: { $name }{ $values ->
    [none] {""}
   *[other] {" "}({ $values })
}
setting-choice = { $name } es uno de { $values }.
setting-seat = { $name } es el número de un sitio, contado desde 0, o random.
setting-people = { $name } nombra a las personas sitio por sitio, separadas por comas, nadie dos veces y como mucho una por sitio: { $values }; random deja un sitio al azar.
setting-text = { $name } es un texto; --{ $name } ARCHIVO lo lee de un archivo.
setting-lot = al azar
setting-seat-number = { $who ->
    [me] sitio { $seat }, el tuyo
   *[other] sitio { $seat }
}
setting-own-file = de un archivo
setting-house-file = como en la casa
help-replay =
    izakaya replay ARCHIVO: una partida guardada, paso a paso.

      ARCHIVO             el acta que guardó una partida
      --seat N|all        como la vio ese sitio, o con todas las cartas a la vista (si no lo dices)
      --lang en|it|de|es|ja
help-serve =
    izakaya serve: inicia el servidor para navegadores y bots.

      --port N                  el puerto ({ $port }, o el siguiente libre)
      --host DIRECCIÓN          la dirección en la que escucha: { $host } solo este equipo, 0.0.0.0 toda la red
      --database DÓNDE          un archivo para SQLite, o postgresql://… para varios procesos
      --log ARCHIVO             el registro, líneas de JSON; si falta, en stderr
      --metrics N               un puerto para las métricas de Prometheus, solo en esta máquina; si falta, ninguno
      --durability full|normal  lo confirmado resiste un apagón (full, si falta), o solo una caída del servidor
      --path /games             el prefijo de ruta con el que un proxy lo publica
      --trust-proxy DIRECCIÓN   un proxy, o una red de ellos, cuyas cabeceras X-Forwarded se aceptan
      --allow-host NOMBRE       responde solo a este nombre de host; se puede repetir, como lo siguiente
      --allow-origin URL        acepta peticiones de páginas de este origen
      --keep 90d                borra mesas e invitados que nadie ha usado en tanto tiempo (h, d, w, y)
      --log-size BYTES          el tamaño a partir del cual se empieza otro archivo de registro
      --log-files N             cuántos archivos de registro antiguos se guardan
      --backup-every 1d         cada cuánto se copia la base de datos; nunca, si falta
      --backup-keep N           cuántas de estas copias se guardan (7)
      --backup-to CARPETA       dónde van; si falta, a una carpeta backups junto a la base de datos
      --private                 solo entra quien dice la palabra del encargado o tiene un enlace de invitación (izakaya admin word, invite)
      --name NOMBRE, --notice TEXTO   lo que pone en la puerta de una casa privada
      --open                    mostrar la página de inicio en el navegador
      --lang en|it|de|es|ja
serve-open = La casa está abierta: { $address }
serve-close = Ctrl-C la cierra; cada mesa te espera como la dejaste.
serve-died = La casa se ha cerrado sola; se abre otra. Quizá el registro diga por qué.
serve-interpreted = El núcleo se ejecuta interpretado: los bots piensan más despacio.
serve-compiled = El núcleo compilado está listo: los bots piensan con él desde ahora; la casa, desde la próxima apertura.

## Lo que puede ir mal

error-command = No hay una orden «{ $command }»; hay: { $commands }. Mira izakaya --help.
error-nearest = ¿Querías decir { $words }?
error-arguments = No entiendo «{ $words }»; izakaya { $command } --help muestra qué se puede decir.
error-no-value = { $argument } necesita un valor; izakaya { $command } --help muestra cuál.
error-not-a-number = { $argument } necesita un número entero, no «{ $value }».
error-language = Aquí no está el idioma «{ $value }»; hay: { $languages }.
error-no-game = ¿Qué juego? Hay: { $games }.
error-game = En la casa no está el juego «{ $game }»; hay: { $games }.
error-seats = { $game } es para { $least } a { $most } jugadores, no { $seats }.
error-seat = En esta mesa no hay sitio { $seat }; elige uno de 0 a { $last }.
error-seed = Una semilla es un número entero de 0 hasta 2 elevado a 256.
error-bot = No hay un bot «{ $bot }»; hay: { $bots }.
error-bots-number = --bots nombra un jugador para los otros { $others } o uno para cada uno, no { $number }.
error-temperament = No hay un bot «{ $bot }»: adept y master tienen un carácter, uno de { $temperaments }, como en adept/careful.
error-own-bot = Tu propio bot no puede jugar. { $detail }
error-option = { $game } no tiene el ajuste «{ $option }»; tiene: { $options }. Escríbelo como NOMBRE=VALOR.
error-option-value = { $game } no acepta el ajuste { $option }: { $expects }
error-no-file = ¿Qué archivo? izakaya replay ARCHIVO.
error-file-missing = No existe el archivo { $file }.
error-file-unreadable = No se puede leer el archivo { $file }.
error-file-large = El archivo { $file } es demasiado grande para ser un acta.
error-file-not-record = El archivo { $file } no es el acta de una partida.
error-file-unknown = El acta { $file } es de un juego, o de unas reglas, que esta versión no tiene.
error-file-answer = El acta { $file } no se puede ver: su respuesta { $number } no es posible.
error-text = El archivo { $file } no sirve para el ajuste { $option }. { $problem }
error-text-large = El archivo { $file } es demasiado grande para el ajuste { $option }.
error-not-saved = No se ha podido guardar la partida en { $file }; elige otro lugar con --record.
error-port = Un puerto es un número de 0 a { $last }, no { $port }.
error-port-taken = La casa no puede abrir en { $host }, puerto { $port }: ya hay algo ahí. Elige otro con --port.
error-database = No conozco bases de datos del tipo «{ $database }»; indica un archivo, o postgresql://…
error-database-in-use = La base de datos { $database } es de una casa que ya está abierta. Cierra aquella, o elige otra con --database.
error-database-closed = La base de datos no se puede abrir: { $problem }. Mira que exista, que se pueda escribir en ella y que la dirección sea correcta.
error-no-database = La base de datos { $database } no existe, y por tanto no hay casa que cuidar. Indícala con --database o en IZAKAYA_DATABASE.
error-no-house = En esta base de datos aún no hay ninguna casa. Abre una con «izakaya serve», o indica otra con --database.
error-state = No existe el estado { $value }. Existen: { $states }.
error-durability = La durabilidad es full o normal, no «{ $value }».
error-path = «{ $value }» no puede ser la ruta de una casa: da una como /games.
error-proxy = «{ $value }» no es una dirección ni una red: da una como 10.0.0.7 o 10.0.0.0/8.
error-while = «{ $value }» no es un lapso de tiempo: da a { $argument } uno como 12h, 90d, 8w o 2y.
error-no-folder = No se puede crear la carpeta { $folder }; elige otro lugar con --database.
error-broken = Ha pasado algo que no debería: { $detail }

## Jugar

play-welcome = { $game }, { $seats } en la mesa. Eres { $name } y tu rol es { $role }.
play-person = { $name } ({ $character })
play-ability = { $name }: { $ability }.
play-others = Contigo, en el sentido de las agujas del reloj:
play-commitment = Sello de la baraja: { $hash }
play-help-hint = Escribe el número de lo que quieras hacer; ? para la ayuda.
play-prompt = >
play-number-range = Aquí hace falta un número de { $least } a { $most }, o ? para la ayuda.
play-not-understood = No entiendo «{ $words }». Escribe un número de { $least } a { $most }, o ? para la ayuda.
play-every-on = Desde ahora te pregunto todo.
play-every-off = Desde ahora no te pregunto lo que casi nadie quiere que le pregunten.
play-back = Volver a la pregunta anterior
play-no-back = No hay nada a lo que volver: lo que has elegido ya ha pasado.
play-thinking = Un maestro mira tus cartas …
play-hint = Un maestro elegiría { $number }: { $move }
play-quit = Dejas la mesa.
play-input-ended = La entrada se ha acabado, así que la partida termina aquí.
play-interrupted = Interrumpido.
play-saved = Guardada: { $file }
play-replay-hint = Para verla otra vez: { $command } replay { $file }
play-seed = La semilla era { $seed }.
play-check = Puedes comprobar la baraja: esto debe dar el sello mostrado antes de repartir.
play-over = La partida ha terminado

## Órdenes durante la partida

command-help = ayuda
command-back = atrás
command-hint = pista
command-why = porqué
command-table = mesa
command-log = crónica
command-cards = cartas
command-rules = reglas
command-every = siempre
command-settings = ajustes
command-quit = salir
help-title = Lo que puedes escribir
help-number = un número: hacer eso
help-enter = Intro: la pregunta otra vez
help-help = esta ayuda
help-back = volver a la pregunta anterior, mientras nadie sepa de tu elección
help-hint = qué haría un maestro en tu lugar, y por qué
help-why = por qué algo no se puede{ $card ->
    [none] {""}
   *[other] ; también { $why } { $card }
}
help-table = la mesa otra vez
help-log = todo lo que ha pasado
help-cards = qué hacen tus cartas; o el nombre de una carta o de un personaje
help-rules = las reglas en breve{ $rules ->
    [none] {""}
   *[other] ; { $rules } explican una regla cada una
}
help-every = pregúntame todo, o ya no
help-settings = los ajustes de esta mesa; hasta tu primera respuesta puedes elegir otros
help-quit = dejar la mesa; la partida se guarda
cards-title = Tus cartas
why-title = No se puede
why-line = { $what }: { $reason } ({ $rule })
why-nothing = No falta nada: puedes hacer todo lo que permiten tus cartas.
why-nothing-about = Sobre «{ $words }» no falta nada.
why-on-offer = El número { $number } sí se puede: { $move }
why-at = { $card } → { $targets }
rule-line = { $rule }: { $text }
rule-unknown = Aquí no hay explicación de la regla { $rule }.
settings-title = Ajustes de esta mesa
settings-line = { $name }: { $value }
settings-how = { $settings } 1 muestra qué se puede elegir; { $settings } 1 2 lo elige y reparte de nuevo.
settings-late = Ya has respondido. Los ajustes se eligen antes de la primera respuesta, o para la próxima partida: izakaya play --help.
settings-dealt = Repartido de nuevo. { $name }: { $value }
settings-none = En este juego no hay nada que elegir.
settings-unknown = No hay ningún ajuste «{ $words }»; { $settings } los muestra todos.
settings-people = Escribe { $settings } { $number } y los nombres, sitio por sitio, separados por comas; random deja un sitio al azar.
settings-text = Escribe { $settings } { $number } y el nombre de un archivo.

## Ver una partida

replay-step = Paso { $step } de { $steps }
replay-prompt = Intro, b, número, q >
replay-help = Intro o n: adelante · b: atrás · un número: ir a ese paso · log: todo hasta aquí · porqué: la razón del bot · q: salir
replay-end = Aquí termina el acta.
replay-start = Este es el principio.
replay-unfinished = El acta termina antes que la partida.
replay-why = { $name }: { $reason }
replay-why-nobody = { $name } no dice por qué: ahí había una persona, o un bot que no da razones.
replay-why-later = Los bots dicen por qué jugaron así cuando la partida ha terminado, con las cartas a la vista.
