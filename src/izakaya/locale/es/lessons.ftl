## Lecciones: lo que se dice en todas, en la terminal y fuera de ella

lesson-gently = Podrías hacerlo. Pero primero probemos esto: { $move }
lesson-chapter = { $number } de { $chapters } · { $title }
lesson-go-on = Intro >
lesson-over = Esta era la lección. Ahora juega una partida de verdad: { $command }
lesson-left = Dejas la lección. Te espera: { $command }
lesson-first = Este es el comienzo.
lesson-keys = Intro: seguir · un número: hacerlo · b: atrás · q: salir
lesson-fine = { $file } es una lección que se puede dar: { $chapters } capítulos, { $moments } cosas dichas. Sus palabras están en: { $languages }.
lesson-not-yet = Todavía no tiene palabras en: { $languages }.
help-learn =
    izakaya learn {"{"} { $games } {"}"}: una primera partida con alguien a tu lado; menos de cinco minutos.
    izakaya learn ARCHIVO: una lección tuya (docs/lessons.md).

      --check             solo dice si la lección se puede dar y qué le falta
      --lang en|it|de|es|ja
error-no-lesson = ¿Qué lección? Hay: { $games }; o indica un archivo.
error-no-lesson-file = No hay lección para «{ $file }» ni un archivo con ese nombre; hay: { $games }.
error-lesson = La lección { $file } no se puede dar. { $problem }
error-lesson-words = A la lección { $file } le faltan palabras en { $language }: { $words }. Van en { $place }.

## Puzzles

puzzle-title = Encuentra la jugada: { $game }, { $number } de { $count }
puzzle-right = ¡Eso es!
puzzle-wrong = Hay algo mejor. Inténtalo otra vez o pide la respuesta.
puzzle-answer = La respuesta: { $move }
puzzle-share = De cien partidas imaginadas gana { $won }; la siguiente mejor ({ $next }), { $other }.
puzzle-keys = Un número: tu respuesta · a: ver la respuesta · n: el siguiente · q: salir
puzzle-left = Dejas los problemas. Te esperan: { $command }
puzzle-all = Ese era el último problema.
help-puzzle =
    izakaya puzzle {"{"} { $games } {"}"} [NÚMERO]: encuentra la jugada que haría un maestro; cada una tiene su razón.

      --lang en|it|de|es|ja
error-no-puzzles = ¿Qué problemas? Los hay de: { $games }.
error-no-puzzle = No hay problema «{ $number }»; los hay del 1 al { $count }.
