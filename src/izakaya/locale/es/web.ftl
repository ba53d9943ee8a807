### El entorno del navegador, en español.

web-skip = A la página
web-nav = La casa
web-nav-start = A la entrada
web-nav-rules = Reglas
web-nav-cards = Cartas
web-nav-settings = Ajustes
web-language = Idioma
web-again = Probar de nuevo
web-trouble-page = Esta página no ha llegado. Comprueba tu conexión y prueba de nuevo.
web-lost-title = Aquí no hay nadie
web-lost = Detrás de esta cortina no hay nada. Puede que el enlace sea viejo o esté mal escrito.
web-start-title = Juegos de cartas, buena compañía, una sola mesa
web-close = Cerrar
web-trouble-server = La casa no responde. Puede que esté abriendo de nuevo: prueba dentro de un momento.
web-trouble-unknown = No ha funcionado y nadie ha dicho por qué. Recarga la página y prueba de nuevo.
web-trouble-table = Esta mesa ya no está, o no es para ti. En la entrada hay otras.

## La página de inicio

web-start-game = ¿Qué juego?
web-start-for = { $least }–{ $most } jugadores
web-start-sake = Con espadas y palillos por el último sake de la noche.
web-start-sword = Roles ocultos, espadas desnudas, honor por ganar.
web-start-seats = ¿Cuántos a la mesa?
web-start-level = ¿Quién ocupa los sitios?
web-start-play = Jugar ya
web-start-invite = Invitar a amigos
web-start-open = Abrir una mesa a todos
web-start-together = Varias personas en este dispositivo
web-start-mine = Tus mesas
web-start-tables = Mesas abiertas
web-start-no-tables = Ahora no espera nadie. Abre una mesa y los demás la verán aquí.
web-start-taken = { $taken } de { $seats } sitios
web-start-turn = Te toca
web-start-resume = Seguir jugando
web-start-join = Sentarse
web-start-watch = Mirar
web-start-how = Cómo se juega
web-start-learn = Cinco minutos de lectura y ya puedes jugar.
web-start-new = ¿Primera vez aquí?
web-start-new-more = Una primera velada de menos de cinco minutos: en la mesa de verdad, con alguien a tu lado.
web-start-first = Primera velada: { $game }
web-start-puzzle = Encuentra la jugada
web-start-puzzle-more = Posiciones de partidas de maestros: encuentra la jugada que haría un maestro.
web-start-puzzles = Problemas: { $game }
web-start-you = Te llamas { $name }.
web-start-rename = Otro nombre
web-options-more = Más ajustes{ $number ->
    [0] {""}
    [one] {" "}(1 elegido)
   *[other] {" "}({ $number } elegidos)
}
web-options-lot = al azar
web-options-seat = Sitio { $seat }
web-options-file = Elegir un archivo
web-options-house = como en la casa
web-options-long = El archivo es demasiado largo: como mucho { $most } caracteres.
web-options-own = un archivo tuyo: { $file }
web-options-host = un archivo de quien invita
web-options-house-again = Otra vez como en la casa
web-options-title = Ajustes de esta mesa
web-options-usual = lo de siempre
web-options-change = Elegir otros ajustes

# What every table has, whatever is played at it.
option-table-window = Tiempo para reaccionar
option-table-window-8 = 8 segundos
option-table-window-4 = 4 segundos
option-table-window-15 = 15 segundos
option-table-window-30 = 30 segundos
option-table-window-none = sin espera común: quien responde se toma su tiempo, y todos lo ven
option-table-silence = Cuándo acaba el tiempo para reaccionar
option-table-silence-beats = en cuanto todos siguen adelante
option-table-silence-strict = siempre al agotarse
option-table-pace = Los bots juegan
option-table-pace-0 = al instante
option-table-pace-0-8 = a ritmo normal
option-table-pace-0-4 = deprisa
option-table-pace-1-5 = con calma
option-table-pace-3 = despacio, para seguirlos bien
option-table-clock = Tiempo para pensar
option-table-clock-none = el que se quiera
option-table-clock-30 = 30 segundos, más cinco minutos de reserva
option-table-clock-60 = un minuto, más cinco de reserva
option-table-clock-120 = dos minutos, más cinco de reserva

web-level-random = Borrachín
    .aside = juega lo primero que pilla
web-level-novice = Novato
    .aside = sabe las reglas y poco más
web-level-adept = Experto
    .aside = juega bien y rápido
web-level-master = Maestro
    .aside = piensa por adelantado, y también en quién eres tú

web-invite-title = Tu mesa está puesta
web-invite-how = Manda este enlace a tus amigos, o que apunten al cuadrado con el móvil. Los sitios que queden libres serán para bots.
web-invite-link = Enlace a la mesa
web-invite-code = El mismo enlace, para leerlo con el móvil
web-invite-text = En mi mesa hay un sitio para ti.
web-invite-copy = Copiar el enlace
web-invite-copied = Copiado.
web-invite-share = Compartir
web-invite-sit = A la mesa

## Ajustes

web-settings-you = Tú
web-settings-name = Tu nombre en la mesa
web-settings-rename = Usar este nombre
web-settings-named = Desde ahora te llamas { $name }.
web-settings-language = Idioma
web-settings-stored = Lo que la casa guarda de ti
web-settings-stored-what = Tu nombre, tu idioma, dónde te sentaste, qué respondiste y qué dijiste. Ninguna cuenta, ninguna dirección.
web-settings-download = Descargarlo
web-settings-forget = Olvídame
web-settings-forget-sure = Sí, olvídame para siempre
web-settings-forget-not = No, me quedo
web-settings-forgotten = Ya no queda nada que lleve a ti. Las partidas que otros jugaron contigo se quedan, sin tu nombre.
web-settings-look = Luz y letra
web-settings-light = Luz
web-light-system = Como mi dispositivo
web-light-evening = Noche
web-light-morning = Mañana
web-settings-text = Tamaño de la letra
web-text-plain = Normal
web-text-large = Grande
web-text-largest = Muy grande
web-settings-table = En la mesa
web-settings-pace = Movimiento
web-pace-none = Ninguno
web-pace-slow = Lento
web-pace-calm = Tranquilo
web-pace-quick = Rápido
web-settings-still = Tu dispositivo pide menos movimiento: elijas lo que elijas aquí, nada se mueve.
web-settings-sound = Sonidos
web-sound-on = Sí
web-sound-off = No
web-settings-volume = Volumen
web-settings-call = Cuando la página está oculta y te toca
web-call-sound = un sonido
web-call-vibrate = vibración
web-call-notify = una notificación
web-call-refused = El navegador no permite notificaciones de esta página. Se puede cambiar en sus ajustes.
web-call-awake = mantener la pantalla encendida mientras se te pregunta algo
web-settings-orders = Cuando actúan los demás
web-spare-yes = Pregúntame solo lo importante
    .aside = ninguna pregunta por tu única arma, por lo que no puede herir, ni cuando solo podrías quemar sake o alma
web-spare-no = Pregúntamelo todo
    .aside = todas las preguntas que permiten las reglas
web-settings-firsts = Cosas nuevas en la partida
web-firsts-yes = Explicarlas una vez
web-firsts-no = No explicar

web-settings-taps = Responder
web-taps-two = El segundo toque confirma
web-taps-one = Basta un toque
web-invite-local = Esta dirección significa «esta misma máquina»: desde otros dispositivos no lleva a ninguna parte.
web-invite-network = Este enlace sirve para todos en tu red:
web-invite-closed = La casa solo atiende a esta máquina. Para amigos de tu red, ábrela con { $command }.
web-lobby-public = ¿Quién encuentra esta mesa?
web-lobby-public-no = quien tenga el enlace
web-lobby-public-yes = todos en la casa
# The house in one page, without a server.
web-page-opening = La casa se está abriendo: { $done } de { $whole } MB
web-page-progress = Cuánto ha llegado ya
web-page-stage-python = Python se está iniciando.
web-page-stage-house = Se prepara la casa.
web-page-stage-games = Se buscan tus partidas.
web-page-elsewhere = La casa está abierta en otra pestaña. Dos a la vez se pisarían las partidas.
web-page-take = Jugar aquí
web-page-failed = No se ha podido abrir la casa. Tus partidas están a salvo; revisa la conexión y prueba de nuevo.
web-page-no-worker = Este navegador no puede abrir la casa: hacen falta WebAssembly y workers. Uno más nuevo los tiene.
web-page-again = Probar de nuevo
web-page-update = Ha llegado una versión más nueva de la casa.
web-page-update-now = Cambiar ahora
web-page-update-later = Más tarde
web-page-not-kept = Este navegador no nos guarda nada: las partidas desaparecen al cerrar la página. Sal del modo privado para conservarlas.
web-page-full = Tu navegador no tiene más sitio: lo que pase ahora no se puede guardar. Libera espacio y la partida sigue.
web-page-gone = Tu navegador ha borrado lo que esta página guardaba, o le prohíbe guardar nada. Abre la página de nuevo para seguir jugando.
web-page-restarted = Algo se rompió en la casa y se abrió de nuevo. Tus partidas están como se guardaron por última vez.
web-page-damaged = { $number ->
    [one] Una cosa guardada aquí no se puede leer y se deja como está.
   *[other] { $number } cosas guardadas aquí no se pueden leer y se dejan como están.
  }
web-page-understood = Entendido
web-nav-saved = Partidas guardadas
web-saved-title = Partidas en este dispositivo
web-saved-none = Todavía no hay nada guardado.
web-saved-file = Guardar como archivo
web-saved-away = Tirar
web-saved-sure = ¿Tirar { $game } para siempre?
web-start-leave = Irse para siempre
web-start-memento = Lo que queda de esta partida
web-start-record = El registro de esta partida
web-saved-bring = Traer un registro
web-saved-watch = Volver a ver
web-saved-over = terminada
web-saved-playing = en juego
web-saved-won = ganada
web-saved-lost = perdida
web-saved-all = Todos los juegos
web-saved-which = Qué juegos se muestran
web-saved-answers = { $number ->
    [one] una respuesta
   *[other] { $number } respuestas
  }
web-device-name = Nombre de quien se sienta en el sitio { $seat }
web-device-hand = Pasa el dispositivo a { $name }
web-device-react = { $name } puede reaccionar
web-device-only = Ahora solo mira { $name }
web-device-me = Soy { $name }
web-device-pass = { $name } lo deja pasar
web-device-nobody = Nadie reacciona
web-device-back = Volver a la mesa
web-device-look = { $name } mira sus cartas
web-device-cover = Tapar mis cartas

## Evenings

web-evenings = Tus veladas
web-evenings-none = Aquí no hay todavía ninguna partida. Termina una con amigos y quedará guardada.
web-evenings-all = todos los grupos
web-evenings-group = Con quién
web-evenings-file = Descargar en CSV
web-evenings-won = has ganado ({ $who }).
web-evenings-lost = has perdido ({ $who }).
web-evening-title = Esta noche
web-evening-won = { $name }: { $won } ganadas de { $played }
web-evening-game = { $game }, { $minutes } min. Gana: { $names }
web-evening-longest = La partida más larga: { $game }, { $minutes } minutos.
web-evening-other = Ahora { $game }, la misma gente
web-evening-bot = un bot
