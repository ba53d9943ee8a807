# Para programas que leen y escriben: la mesa en palabras.

text-how = Responde con el número de una sola opción entre corchetes, por ejemplo [{ $number }].
text-no-number = Tu respuesta no nombra ninguna opción.
text-several = Tu respuesta nombra varias opciones: { $numbers }.
text-no-such = No existe la opción { $number }; van de { $least } a { $most }.
text-taken = Era el último intento: se elige por ti «{ $option }».
