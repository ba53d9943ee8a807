## La primera velada de Samurai Sword (src/izakaya/lessons/sword).

lesson-sword = Samurai Sword: la primera velada
lesson-sword-chapter-blade = Filos en la oscuridad
lesson-sword-chapter-honour = El último punto de Honor

lesson-sword-welcome = ¡Buenas noches! Eres Hideyoshi, y en esta mesa todos esconden algo. Juguemos un poco: me quedo a tu lado.
lesson-sword-role = Tu rol solo lo sabes tú: eres un Ninja. En algún lugar de la mesa hay otro, y juntos queréis que pierda el bando del Shogun.
lesson-sword-shogun = Benkei es el Shogun, y eso lo saben todos. Alguien más es su fiel Samurái. Las cuentas verdes son la Resistencia, lo que cada uno aguanta todavía; las flores son el Honor, aquello por lo que se juega.
lesson-sword-difficulty = Lo difícil que es alcanzar a alguien es la Dificultad: los asientos que hay hasta él. Benkei está a 2 asientos y es más difícil de alcanzar que los demás: para ti son 3.
lesson-sword-weapon = La Nodachi llega a Dificultad 3 y hace 3 heridas; Kiseru y Bokken solo llegan a los vecinos. Un arma por turno: golpea a Benkei con la Nodachi.
lesson-sword-not-him = ¡Cuidado, podría ser tu propio compañero! Solo de Benkei sabes quién es. Golpéalo con la Nodachi.
lesson-sword-hit = ¡Sin Parada! Benkei pierde 3 de sus 5 de Resistencia.
lesson-sword-property = Una propiedad se queda delante de ti. Con la Armadura eres 1 más difícil de alcanzar para todos. Ponla en la mesa.
lesson-sword-laid = Ahí está: ahora incluso tus vecinos necesitan un arma que llegue a 2.
lesson-sword-battlecry = Un Grito de batalla va contra todos los demás a la vez: cada uno juega una Parada o sufre 1 herida. ¡Grita!
lesson-sword-cried = Goemon tenía una Parada; Benkei y Tomoe han perdido 1 cada uno. A Benkei le queda 1 de Resistencia.
lesson-sword-end = La Geisha puede esperar. Termina tu turno.
lesson-sword-parry = Goemon te ataca con un arma que llega a 2. Una Parada la detiene del todo. ¡Juégala!
lesson-sword-parry-it = Podrías aguantarlo, pero 2 heridas son la mitad de lo que tienes. ¡Para el golpe!
lesson-sword-jujutsu = El Jiu-jitsu es como el Grito de batalla, pero se contesta con un arma en vez de una Parada. Da el Bokken, el más débil.
lesson-sword-keep-kiseru = También vale, pero el Kiseru hace 2 heridas: guárdalo para tu turno y da el Bokken.
lesson-sword-answer-it = No hace falta sufrir esa herida: da el Bokken.
lesson-sword-thrown = Goemon ha ido a por ti en cuanto ha podido, y todos los demás tenían respuesta. Recuérdalo.
lesson-sword-harmless = ¡Tomoe ha derribado al Shogun! Sin Resistencia, o sin cartas, se es Inofensivo: no se le puede atacar y no cuenta como asiento. En su próximo turno se levanta con todas sus fuerzas.
lesson-sword-honour = Quien cae da 1 punto de Honor a quien lo derriba. Cuando alguien se queda sin Honor, la partida termina y se cuenta el de cada bando.
lesson-sword-guess = Ahora adivina los roles: Tomoe golpeó al Shogun, Goemon te golpeó a ti, que habías golpeado al Shogun. ¿Quién está contigo y quién es el fiel Samurái? Golpea al Samurái con un Kiseru.
lesson-sword-partner = ¿Derribaría un Samurái a su propio Shogun? Tomoe tiene que estar contigo. Es Goemon.
lesson-sword-guessed = Bien pensado: 2 heridas. Pero nunca se sabe del todo. En esta mesa se miente, y los roles solo se muestran al final.

lesson-sword-later = Más tarde. Benkei ha caído una y otra vez: le quedan 1 punto de Honor y 1 de Resistencia.
lesson-sword-last = Si cae ahora se queda sin Honor, y la partida termina. La Naginata llega hasta él. ¡Golpea!
lesson-sword-the-shogun = A ese no. Un golpe a Benkei termina la partida: usa la Naginata.
lesson-sword-counted = Se acabó, y todos los roles están a la vista. Cada bando suma su Honor: a cuatro, el tuyo vale doble porque tienes más estrellas. Has ganado, y Tomoe contigo. ¡Lo demás es práctica!
