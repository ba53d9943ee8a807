# Lo que dice la casa cuando algo no se puede hacer, y cómo llama a sus huéspedes.

server-guest = Huésped { $number }

server-no-such-table = Esta mesa no existe. Revisa el enlace, o pon una mesa nueva.
server-no-such-game = En esta casa no hay ese juego. Hay: { $games }.
server-no-such-lesson = Aquí no hay lección para ese juego. Hay lecciones de: { $games }.
server-no-such-puzzles = Aquí no hay problemas de ese juego. Los hay de: { $games }.
server-no-such-puzzle = Ese problema no existe; los hay del 1 al { $count }.
server-no-such-page = En esta dirección no hay nada. Vuelve a la página de inicio.
server-no-such-seat = Esta mesa no tiene ese asiento.
server-no-such-line = En la charla de esta mesa no hay esa línea.
server-no-such-person = En la casa no hay nadie con ese nombre.
server-no-browser-pages = Las páginas para el navegador aún no están hechas. Ejecuta una vez «make play», o juega en la terminal.
server-unknown-guest = La casa aún no te conoce. Abre primero la página de inicio; los programas piden /api/me.
server-unknown-token = Este token no es de ningún bot. Pide uno nuevo.
server-other-origin = Esta página no puede hablar por ti. Abre la casa en su propia dirección.
server-not-understood = { $field ->
    [none] Este mensaje no se entiende. La descripción de la casa está en /schema.
   *[other] Este mensaje no se entiende: algo está mal en «{ $field }». La descripción de la casa está en /schema.
}
server-wrong-host = El nombre de la casa en esta petición (Host) no se entiende. Abre la casa en su propia dirección.
server-wrong-origin = El origen de esta petición (Origin) no se entiende. Abre la casa en su propia dirección.
server-other-host = La casa no responde a este nombre. Ábrela en su propia dirección.
server-not-possible = Eso no se puede hacer aquí.
server-record-in-the-middle = Aquí no se puede traer el registro de una partida empezada a la mitad: trae el de la partida entera.
server-no-record = Este archivo no contiene el registro de una partida. Elige uno guardado desde aquí, desde un servidor o desde la terminal.
server-record-game = Este registro es de un juego que aquí no está: { $game }.
server-record-rules = Este registro sigue otras reglas del juego que las de aquí, así que no se puede volver a jugar.
server-record-answers = Este registro no se puede volver a jugar: en algún punto da una respuesta que las reglas no permiten.
server-shelf-full = Tu navegador no tiene sitio para guardarlo. Borra partidas que ya no necesites o libera espacio y prueba de nuevo.
server-shelf-gone = Tu navegador ha borrado lo que esta página guardaba, o le prohíbe guardar nada. Abre la página de nuevo.
server-our-fault = Algo ha ido mal en la casa, no por tu culpa. Prueba de nuevo en un momento.
server-newer-database = La base de datos es de una versión más nueva de Izakaya ({ $made }, versión de esquema { $schema }); esta es la { $version }, que conoce las versiones de esquema hasta la { $known }. No se ha cambiado nada. Usa la versión más nueva, u otra base de datos.
server-older-database = Esta base de datos tiene la versión de esquema de un Izakaya anterior. Inicia una vez el servidor con esta versión y vuelve a intentarlo.
server-no-backup = { $file } no es la copia de una casa.
server-not-empty = En esta base de datos ya hay una casa. Di --replace para poner la copia en su lugar; lo que hay ahora se pierde.
server-house-open = La casa de esta base de datos está abierta, o fue interrumpida hace un momento. Ciérrala, espera diez segundos y restaura.
server-barred = Quien lleva esta casa ya no te deja entrar.
server-ended-early = Quien lleva la casa ha terminado esta partida. Pon una mesa nueva.
server-other-rules = Esta partida empezó con la versión { $rules } de las reglas, que en esta casa ya no se juega.
server-game-gone = La casa ya no tiene el juego { $game }, así que en esta mesa no se puede seguir jugando. Se guarda hasta que el juego vuelva.
server-shelved = Esta mesa no puede seguir: solo se pueden volver a jugar sus primeras { $answers } respuestas. Se ha apartado, y su registro hasta ahí se puede descargar.
server-still-played = En esta mesa todavía se juega: ve a verla.
server-memento = { $game }, versión { $rules } de las reglas, para { $seats } jugadores. Esta casa no puede continuarla.
server-memento-person = Asiento { $seat }: { $name }
server-memento-bot = Asiento { $seat }: un bot
server-memento-answers = { $answers ->
    [one] Se dio una respuesta, el { $last }.
   *[other] Se dieron { $answers } respuestas, la última el { $last }.
}
server-memento-talk = Lo que se dijo:
server-too-large = Es demasiado largo: como mucho { $most } bytes.
server-too-fast = Demasiadas peticiones a la vez. Espera un momento.
server-too-loud = Hablas más deprisa de lo que se puede escuchar. Espera un momento.
server-too-many-tables = Tienes { $most } mesas sin terminar. Termina o deja una antes de poner otra.
server-tables-too-fast = Desde aquí se han puesto muchas mesas en la última hora. Espera unos minutos y pon otra.
server-too-many-newcomers = Desde tu red acaban de llegar muchos huéspedes nuevos. Espera un minuto y vuelve a intentarlo.
server-unreadable-name = Ese nombre no se puede leer: algunas de sus letras son invisibles o no van juntas. Elige otro.
server-nothing-said = En esa línea no hay nada que leer.
server-no-name = Un nombre necesita al menos una letra visible.
server-no-hello = Primero saluda.
server-not-seated = Estás mirando esta mesa: eso solo puede hacerlo quien está sentado.
server-not-yours = Eso solo puede hacerlo quien puso la mesa.
server-removed = Quien puso esta mesa te ha pedido que la dejes. Pon una mesa tuya o busca otra.
server-quiet = En esta mesa ahora solo hablan quienes juegan.
server-not-yourself = No puedes echarte a ti mismo: levántate, sin más.
server-too-late = Esa pregunta ya no está abierta: se ha respondido, o se acabó el tiempo.
server-not-offered = { $why ->
    [none] No es una de las respuestas posibles.
   *[other] Ahora no es posible; lo prohíbe la regla { $why }.
}
server-game-over = La partida ha terminado.
server-not-over = La partida sigue en curso; se podrá ver cuando termine.
server-review-not-over = Esta partida aún no ha terminado. Se podrá repasar cuando acabe.
server-no-such-moment = Desde ese momento no se puede seguir: esta partida tiene los que van de 0 a { $last }.
server-too-many-reviews = La casa está repasando muchas partidas a la vez. Vuelve a pedirlo dentro de un minuto.
server-not-started = La partida no ha empezado.
server-already-started = La partida ya ha empezado. Puedes mirarla.
server-already-seated = Ya estás en esta mesa.
server-no-such-wish = Nadie con ese nombre pide ya sentarse aquí.
server-not-watching = Solo puedes ceder tu asiento a quien esté mirando esta mesa ahora.
server-seat-taken = Ese asiento está ocupado. Elige otro.
server-no-free-seat = En esta mesa todos los asientos están ocupados. Puedes mirar, o poner tu propia mesa.
server-wrong-seats = Este juego es para { $least } a { $most } jugadores.
server-too-few-places = En esta mesa hay más gente sentada: { $people } personas. Antes tendría que levantarse alguien.
server-too-many-bots = Hay más bots que asientos: esta mesa tiene { $seats }.
server-wrong-options = Estos ajustes no encajan con el juego. Conoce: { $options }.
server-wrong-text = Este archivo no se puede usar. { $problem }
server-private = Esta casa es privada. Ábrela en el navegador y di su palabra, o ven con un enlace de invitación.
server-door-private = Esta casa es privada. Entra quien conoce su palabra.
server-door-wrong = Esa no es la palabra de esta casa, o la invitación ya no vale.
server-door-word = La palabra
server-door-enter = Entrar
