### Aprender en la mesa: la lección en el navegador, en español.

web-learn-read = Lee la nota; la mesa te espera.
web-learn-watch = Mira lo que ocurre …
web-learn-said = Lo que se dice
web-learn-back = Atrás
web-learn-skip = Muéstrame cómo sigue
web-learn-on = Seguir
web-learn-chapters = Capítulos
web-learn-chapter = Capítulo { $number }: { $title }
web-learn-far = { $number } de { $last }
web-learn-finished = Esta fue tu primera velada
web-learn-finished-more = Ya conoces el juego. Lo más raro se explica solo cuando lo encuentras por primera vez.
web-learn-next = Primera velada: { $game }
web-learn-again = Otra vez desde el principio

web-puzzle-title = Encuentra la jugada
web-puzzle-question = ¿Qué jugaría el maestro?
web-puzzle-show = Ver la respuesta
web-puzzle-next = El siguiente
web-puzzle-solved = Resueltos: { $solved } de { $count }
web-puzzle-one = Problema { $number }
web-puzzle-done = resuelto

web-learn-understood = Entendido
