# For programs that read and write: the table in words.

text-how = Reply with the number of one option in square brackets, such as [{ $number }].
text-no-number = Your reply names no option.
text-several = Your reply names several options: { $numbers }.
text-no-such = There is no option { $number }; they go from { $least } to { $most }.
text-taken = That was the last try: “{ $option }” is taken for you.
