# Games, variants, and what happens at a table.

## Games: game-<preset>, game-<preset>-about

game-sedma4 = Sedma for four
game-sedma4-about = The classic: partners sit across, the last equal card or seven takes the trick.
game-sedma2 = Sedma for two
game-sedma2-about = The classic for two.
game-sedma3 = Sedma for three
game-sedma3-about = Each alone; two who are level share the win.
game-sedma3solo = Sedma with the green king
game-sedma3solo-about = Whoever gets the green king plays alone against two, often without their knowing.
game-sedma8 = Sedma with eight cards
game-sedma8-about = All cards are dealt, so nothing is drawn.
game-akagiri8 = Akagiri’s Sedma
game-akagiri8-about = Eight cards each, one round a trick, sevens are trumps.
game-hola4 = Hola for four
game-hola4-about = Fifty-two cards, sevens and twos are wild, and the leader may fight over a trick with any card.
game-hola2 = Hola for two
game-hola2-about = Hola, one against one.
game-hola3 = Hola for three
game-hola3-about = Hola, each alone, without one three.
game-hola6 = Hola for six
game-hola6-about = Two packs, three against three.
game-zsiros4 = Zsírozás for four
game-zsiros4-about = From Hungary: only an opponent’s trick is fought on, and partners may call to each other.
game-zsiros2 = Zsírozás for two
game-zsiros2-about = From Hungary, for two.
game-septica4 = Șeptică for four
game-septica4-about = From Romania: aces and tens count one each, nothing for the last trick.
game-septica2 = Șeptică for two
game-septica2-about = From Romania, for two.
game-septica3 = Șeptică for three
game-septica3-about = Each alone; two eights are out and the other two cut like sevens.
game-sedmice4 = Sedmice
game-sedmice4-about = From Bosnia: only an opponent’s trick is fought on, and points are added up to 120.
game-suster4 = Šuster
game-suster4-about = From Croatia: no points for the last trick, which decides when it is level.
game-lustik4 = Lustik
game-lustik4-about = From Slovenia: whoever holds four of a rank may call and wins at once.
game-lusti = Lusti-Kartl’n
game-lusti-about = From Bavaria: all cards are dealt and nothing is wild.
game-ristikontra = Ristikontra
game-ristikontra-about = From Finland: nothing is wild, a card is drawn after each play, or played unseen.
game-ristiklappi = Ristiklappi
game-ristiklappi-about = Ristikontra in which queens make dirty and late kings make clean.

## Variants: variant-<name>

variant-czech4 = Czech Sedma for four
variant-czech2 = Czech Sedma for two
variant-czech3 = Czech Sedma with the green king
variant-slovak3 = Slovak Sedma with the red king
variant-trumps4 = Sedma for four, sevens are trumps
variant-trumps2 = Sedma for two, sevens are trumps
variant-trumps3 = Sedma for three, sevens are trumps
variant-trumps3solo = Sedma with the green king, sevens are trumps
variant-trumps8 = Sedma with eight cards, sevens are trumps
variant-basic = Basic Sedma
variant-partner-ends = Sedma, partner’s tricks end
variant-four-messages = Sedma with four messages
variant-osmova4 = Osmová for four
variant-osmova2 = Osmová for two
variant-osmova3 = Osmová for three
variant-osmova3solo = Osmová with the green king
variant-osmova8 = Osmová with eight cards
variant-sedma-101 = Sedma to 101
variant-burning-hola4 = Burning hola for four
variant-burning-hola2 = Burning hola for two
variant-burning-hola3 = Burning hola for three
variant-burning-hola6 = Burning hola for six
variant-hola-four-alike = Hola, four alike burn
variant-hola-sevens4 = Hola for four, only sevens are wild
variant-hola-sevens2 = Hola for two, only sevens are wild
variant-hola-sevens3 = Hola for three, only sevens are wild
variant-hola-sevens6 = Hola for six, only sevens are wild
variant-hola-match4 = Hola for four, fights with matching cards only
variant-hola-match2 = Hola for two, fights with matching cards only
variant-hola-match3 = Hola for three, fights with matching cards only
variant-hola-match6 = Hola for six, fights with matching cards only
variant-hola-empty4 = Hola for four, drawing when empty
variant-hola-empty2 = Hola for two, drawing when empty
variant-hola-empty3 = Hola for three, drawing when empty
variant-hola-empty6 = Hola for six, drawing when empty
variant-hola-app = Burning hola to 300
variant-zsir-last-seven4 = Zsírozás for four, last seven loses
variant-zsir-last-seven2 = Zsírozás for two, last seven loses
variant-schmierer4 = Schmierer for four
variant-schmierer2 = Schmierer for two
variant-sedmice-serbian = Serbian Sedmice
variant-sedmice2 = Sedmice for two
variant-playseven = Sedmice by stakes
variant-lustik2 = Lustik for two
variant-lustik3 = Lustik for three
variant-septica6 = Șeptică for six
variant-ristikontra-120 = Ristikontra to 120
variant-ristikontra-60 = Ristikontra to 60
variant-ristikontra-late = Ristikontra, drawing after the trick

## At the table. $seat counts from 1.

bot-random = Random
bot-random-about = plays any legal card
bot-greedy = Greedy
bot-greedy-about = takes what it can see
bot-rules = Careful
bot-rules-about = counts cards and keeps its sevens

decision-stop = End the trick
decision-dark = Play the top card of the stock unseen
decision-call = Call four of a rank

signal-say-take = Take it!
signal-say-leave = Leave it!
signal-say-smear = Smear it!
signal-say-keep = Don’t smear it!
signal-ask = Have you got one?
signal-yes = Yes.
signal-no = No.

outcome-simple = won
outcome-bald = won against no points
outcome-naked = won with every trick
outcome-quartet = won with four of a rank
outcome-call = won by calling four of a rank
outcome-seven_last = won because the last seven loses
outcome-tie = level
