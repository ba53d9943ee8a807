# Perché un bot ha giocato così: una ragione, poi le cifre. Neutro, per i suggerimenti e per il resoconto della partita.

bot-pass = Aspettare conviene più di ogni altra cosa.
bot-strike = La mossa più promettente è un colpo contro { $target }.
bot-attack = La mossa più promettente è un attacco.
bot-strike-minion = La mossa più promettente è un colpo contro quel Seguace.
bot-drink = C’è del sakè da bere.
bot-place = Lì il sakè aiuta di più e ostacola di meno.
bot-event = Questa carta serve più adesso che in mano.
bot-arm = In gioco continua ad aiutare.
bot-minion = Un Seguace continua ad attaccare da solo.
bot-walk = Da lì si arriva a chi conviene.
bot-defend = Le ferite costerebbero più della carta.
bot-interrupt = Lasciar correre costerebbe più della carta.
bot-discard = Di tutte le carte in mano è quella che vale meno.
bot-burn = Quello che porta vale più di quello che si brucia.
bot-pay = Lì se ne sente meno la mancanza.
bot-steal = Ogni sakè conta per tutti gli Spiriti insieme.
bot-torment = Gli Spiriti insieme sono abbastanza forti da togliere sakè a { $target }.
bot-fade = Il sakè in gioco vale più della carta.
bot-wield = È l’arma che difende meglio nei turni degli altri.
bot-hinder = Ostacola { $target } più di quanto costi.
bot-help = La guarigione vale più della carta che pesca { $target }.
bot-other = Tra le possibilità sembra la migliore.
bot-whim = È stato giocato d’impulso.

bot-gain-sake = A prima vista vale { $gain } sakè più della seconda scelta.
bot-gain-sword = A prima vista vale { $gain } punti più della seconda scelta.
bot-expects = Dopo { $games } partite immaginate, la probabilità di vincere è di { $percent } su 100.
bot-ahead = Sono { $percent } su 100 in più che con la risposta migliore dopo questa.
bot-suspects-shogun = { $target } sembra stare dalla parte dello Shogun ({ $percent } %).
bot-suspects-ninja = { $target } sembra un Ninja ({ $percent } %).
bot-suspects-ronin = { $target } sembra il Ronin ({ $percent } %).
