# The options, their values, and the sentences of the rule pages.

## Options: option-<name>, option-<name>-help, option-<name>-<value>

option-players = Players
option-players-help = How many play.
option-players-2 = two
option-players-3 = three
option-players-4 = four
option-players-6 = six

option-sides = Sides
option-sides-help = Who plays with whom.
option-sides-alone = each alone
option-sides-partners = partners, seated alternately
option-sides-solo = the holder of the special king against the rest

option-solo_card = Special king
option-solo_card-help = The king whose holder plays alone; it counts as a seven.
option-solo_card-KS = king of leaves (green)
option-solo_card-KH = king of hearts (red)
option-solo_card-none = none

option-rotation = Direction
option-rotation-help = Which way the deal and the play go round.
option-rotation-cw = clockwise, to the left
option-rotation-acw = anticlockwise, to the right

option-ranks = Pack
option-ranks-help = Which ranks each suit has.
option-ranks-7-A = seven to ace, 32 cards
option-ranks-6-A = six to ace, 36 cards
option-ranks-2-A = two to ace, 52 cards

option-packs = Number of packs
option-packs-help = How many packs are shuffled together.
option-packs-1 = one
option-packs-2 = two

option-removed = Cards taken out
option-removed-help = Cards that leave the pack before the shuffle: ranks (any card of that rank) or single cards.
option-removed-none = none

option-hand_size = Cards in hand
option-hand_size-help = How many cards everybody is dealt and draws back to.
option-hand_size-4 = four
option-hand_size-5 = five
option-hand_size-6 = six
option-hand_size-8 = eight

option-packets = Packets
option-packets-help = How many cards are handed out at a time; together they make a hand.

option-stock = Stock
option-stock-help = Whether the cards left after the deal are drawn from. If not, they are out of play.
option-stock-yes = yes
option-stock-no = no

option-next_dealer = Next dealer
option-next_dealer-help = Who deals after a deal.
option-next_dealer-rotate = the next player
option-next_dealer-losers = a loser, so that a winner leads
option-next_dealer-repeat = the same player after a majority, else the next

option-wild = Wild cards
option-wild-help = Ranks that match whatever was led.
option-wild-none = none

option-wild_mode = Power of wild cards
option-wild_mode-help = Whether a card of the rank led can still win after a wild card.
option-wild_mode-joker = they match like any equal card; the last match wins
option-wild_mode-trump = trumps: only a later wild card beats them

option-continuation = Going on with a trick
option-continuation-help = What the leader may do when everybody has played a card.
option-continuation-none = nothing, the trick is over
option-continuation-match = play another matching card
option-continuation-fight = fight: lead any new card over the trick

option-continue_when = When the leader may go on
option-continue_when-help = Whose card has to be winning the trick.
option-continue_when-always = anybody’s
option-continue_when-not_partner = anybody’s but a partner’s
option-continue_when-opponent_only = an opponent’s

option-lead_limit = Limit on leads
option-lead_limit-help = How often running one player may lead the same rank.
option-lead_limit-0 = no limit
option-lead_limit-3 = three times

option-stock_play = Playing unseen
option-stock_play-help = Whether the top card of the stock may be played unseen instead of a card from hand.
option-stock_play-yes = yes
option-stock_play-no = no

option-draw_timing = Time to draw
option-draw_timing-help = When cards are drawn from the stock.
option-draw_timing-trick = after each trick
option-draw_timing-play = right after playing a card
option-draw_timing-empty = when all hands are empty

option-draw_mode = Way of drawing
option-draw_mode-help = How missing cards are drawn after a trick.
option-draw_mode-singly = one at a time, round and round
option-draw_mode-batch = all that are missing at once

option-card_points = Points of the cards
option-card_points-help = What each rank counts.

option-last_trick = Last trick
option-last_trick-help = Points for the winner of the last trick.
option-last_trick-0 = nothing
option-last_trick-10 = 10 points

option-hand_score = Score
option-hand_score-help = What a deal adds to the match.
option-hand_score-stakes = a stake for the winner
option-hand_score-points = the points that each side took

option-stakes = Stakes
option-stakes-help = What a simple win, a win against a side without points, and a win with all tricks are worth.
option-stakes-none = none

option-tie = Ties
option-tie-help = What happens when sides are level on most points.
option-tie-void = nobody wins
option-tie-last_trick = the last trick decides
option-tie-share = those who are level share the win

option-sweep_bonus = Bonus for all tricks
option-sweep_bonus-help = Points that the winner of every trick adds.
option-sweep_bonus-0 = none
option-sweep_bonus-80 = 80 points

option-burn = Burning
option-burn-help = What sends a match total back to nothing.
option-burn-none = nothing
option-burn-sweep = losing every trick
option-burn-four_alike = losing a trick of four cards of one rank
option-burn-zero = taking no points

option-quartet = Four of a rank
option-quartet-help = Whether four cards of one rank end the deal.
option-quartet-off = no
option-quartet-table = played one after another
option-quartet-hand = called from the hand

option-quartet_stakes = Worth of four of a rank
option-quartet_stakes-help = What such an end is worth: for other ranks, for tens, for sevens.
option-quartet_stakes-none = none

option-seven_last_loses = The last seven loses
option-seven_last_loses-help = Whether a side that plays a seven as the very last card loses the deal.
option-seven_last_loses-yes = yes
option-seven_last_loses-no = no

option-cleaning = Cleaning
option-cleaning-help = Whether queens make a side dirty and late kings clean it, with a score of 1 to 5.
option-cleaning-yes = yes
option-cleaning-no = no

option-target = Match to
option-target-help = The total that wins the match.

option-signals = Table talk
option-signals-help = What partners may say to each other.
option-signals-none = nothing
option-signals-ask = the leader may ask “Have you got one?”
option-signals-four = four messages: take it, leave it, smear, don’t smear

## Rule pages

page-title-players = Players
page-title-pack = The pack
page-title-deal = The deal
page-title-lead = Who leads
page-title-trick = Winning a trick
page-title-continuing = Going on with a trick
page-title-drawing = Drawing
page-title-counters = What counts
page-title-score = What a deal is worth
page-title-cleaning = Dirty and clean
page-title-burning = Burning
page-title-quartet = Four of a rank
page-title-next-dealer = The next dealer
page-title-match = The match
page-title-signals = Table talk

page-players-two = Two play against each other.
page-players-alone = { $players ->
    [3] Three play, each alone.
    [4] Four play, each alone.
   *[6] Six play, each alone.
}
page-players-team = { $players ->
    [4] Four play in two pairs; partners sit across from each other.
   *[6] Six play, three against three; the two sides sit alternately.
}
page-players-solo = Three play. Whoever gets the { $card }, dealt or drawn, plays alone against the other two.
page-solo-card = The { $card } is not a king in this game but a seven in every respect, when it is led, played or counted.
page-solo-open = Nobody has to show it: the others learn who plays alone when it is played. Until then everybody’s tricks lie apart; in the end those of the two partners are counted together.
page-rotation = { $rotation ->
    [acw] The deal and the play go anticlockwise, to the right.
   *[cw] The deal and the play go clockwise, to the left.
}

page-pack = { $packs ->
    [1] The pack has { $cards } cards: { $lowest } to { $highest } in each of the four suits.
   *[2] Two packs of { $cards } cards each are shuffled together: { $lowest } to { $highest } in each of the four suits.
}
page-removed = Taken out before the shuffle: { $removed }. { $left } cards remain.
page-counted-card = { $count ->
    [1] { $card }
   *[2] both copies of the { $card }
}
page-counted-rank = { $count ->
    [one] one { $single }
    [2] two { $plural }
   *[other] { $count } { $counted }
}
page-suits = Suits mean nothing, and no rank as such is higher than another.
page-suits-solo = Apart from the { $card }, suits mean nothing, and no rank as such is higher than another.

page-deal-at-once = Everybody gets { $cards } cards, all at once.
page-deal-even = Everybody gets { $cards } cards, { page-size } at a time.
page-size = { $size ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] { $size }
}
page-deal-uneven = Everybody gets { $cards } cards, in packets of { $sizes }.
page-deal-order = { $rotation ->
    [acw] The player to the right of the dealer is served first, the dealer last.
   *[cw] The player to the left of the dealer is served first, the dealer last.
}
page-stock = { $cards ->
    [one] The card left over is the stock, face down.
   *[other] The other { $cards } cards are the stock, face down.
}
page-dead = { $cards ->
    [one] One card is left over; it stays face down and out of play.
   *[other] { $cards } cards are left over; they stay face down and out of play.
}
page-all-dealt = That is the whole pack, so there is no stock.
page-first-dealer = The first dealer of a match is drawn by lot.

page-lead-two = The player who did not deal leads to the first trick, then always whoever won the trick before.
page-lead = { $rotation ->
    [acw] The player to the right of the dealer leads to the first trick, then always whoever won the trick before.
   *[cw] The player to the left of the dealer leads to the first trick, then always whoever won the trick before.
}
page-lead-limit = Nobody may lead the same rank more than { $most } times running, except with nothing else to lead. A lead by another player ends the run.
page-lead-limit-unseen = A card led unseen from the stock is always allowed, but it counts in the run.

page-round = The leader puts any card on the table, and the others add one card each in turn. Everybody may play any card: nobody ever has to follow.
page-wins = The trick goes to whoever played the last card of the rank that was led; if nobody else played that rank, to the leader.
page-wild = The wild cards are the { $wild }: they match whatever was led.
page-wins-wild = The trick goes to whoever played the last matching card, that is one of the rank that was led or a wild card; if nobody else matched, to the leader.
page-wild-led = A wild card that is led stands for nothing else: only wild cards match it.
page-wins-trump = The trumps are the { $wild }. The trick goes to whoever played the last trump; without a trump to whoever played the last card of the rank that was led; if nobody else played one, to the leader.

page-one-round = When everybody has played one card, the trick is over and its winner takes the cards.
page-continue = When everybody has played a card, the leader, and nobody else, may go on with the trick by playing another card of the rank that was led. Everybody else adds one more card, and the last matching card of all wins. This can be repeated as long as the leader has such a card and wants to.
page-continue-joker = When everybody has played a card, the leader, and nobody else, may go on with the trick by playing another card of the rank that was led or a wild card. Everybody else adds one more card, and the last matching card of all wins. This can be repeated as long as the leader has such a card and wants to.
page-continue-trump = When everybody has played a card, the leader, and nobody else, may go on with the trick by playing another card of the rank that was led or a trump; once a trump lies in the trick, only a trump will do. Everybody else adds one more card. This can be repeated as long as the leader has such a card and wants to.
page-fight = When everybody has played a card, the leader, and nobody else, may fight: the cards stay where they are and the leader leads a new one, any card at all. Everybody else adds one more card. Only the new lead matters now, and whoever wins it takes everything on the table. This can be repeated as long as the leader has cards and wants to.
page-when-always = It does not matter who is winning the trick at that moment.
page-when-not-partner = This is not allowed while a partner of the leader is winning the trick.
page-when-opponent = { $who ->
    [team] This is allowed only while an opponent of the leader is winning the trick.
   *[alone] This is allowed only while somebody other than the leader is winning the trick.
}
page-when-solo = Until the { $card } has been on the table, everybody counts as an opponent of the leader.
page-one-trick = Otherwise the trick is over and its winner takes the cards. However many rounds it had, it is one trick.

page-draw = { $mode ->
    [batch] After each trick everybody draws back up to { $cards } cards: the winner of the trick first, all that are missing at once, then the others in turn.
   *[singly] After each trick everybody draws back up to { $cards } cards: the winner of the trick first, then the others in turn, one card at a time, round and round.
}
page-draw-one = After each trick everybody draws one card, the winner of the trick first, then the others in turn.
page-draw-play = Whoever has played a card from the hand draws one from the stock at once.
page-draw-empty = { $mode ->
    [batch] Nobody draws before all hands are empty. Then everybody draws { $cards } cards: the winner of the trick first, all at once, then the others in turn.
   *[singly] Nobody draws before all hands are empty. Then everybody draws { $cards } cards: the winner of the trick first, then the others in turn, one card at a time, round and round.
}
page-draw-short = If the stock runs short, everybody draws the same smaller number.
page-unseen = As long as there is a stock, a player may turn up its top card and play it unseen instead of a card from the hand. After that no card is drawn.
page-draw-end = When the stock is gone, the hands are played out.

page-counter = { $rank } { $points }
page-counters = Cards with points: { $counters }. The others count nothing.
page-counters-equal = { $points ->
    [one] Cards with points: { $ranks }, each worth 1 point. The others count nothing.
   *[other] Cards with points: { $ranks }, each worth { $points } points. The others count nothing.
}
page-no-counters = The cards themselves count nothing.
page-last-trick = { $points ->
    [one] The last trick brings its winner 1 point more.
   *[other] The last trick brings its winner { $points } points more.
}
page-total = { $total ->
    [one] All together that is 1 point.
   *[other] All together that is { $total } points.
}
page-dead-counters = Points among the cards out of play go to nobody.

page-most-points = { $who ->
    [alone] Whoever has the most points wins the deal.
   *[team] The side with the most points wins the deal.
}
page-enough = { $points ->
    [one] 1 point is enough.
   *[other] { $points } points are enough.
}
page-stake-simple = { $stake ->
    [one] A simple win is worth 1 game point.
   *[other] A simple win is worth { $stake } game points.
}
page-stake-bald = { $stake ->
    [one] If the losers have no points at all, it is worth 1.
   *[other] If the losers have no points at all, it is worth { $stake }.
}
page-stake-naked = { $stake ->
    [one] If the losers have not won a single trick, it is worth 1.
   *[other] If the losers have not won a single trick, it is worth { $stake }.
}
page-stake-solo = Each winner scores that, the player who is alone as well as each of two partners.
page-tie-void = If it is level at the top, nobody wins the deal.
page-tie-last-trick-of-two = If it is level, whoever won the last trick has a simple win.
page-tie-last-trick-of-more = Of those who are level at the top, whoever won the last trick has a simple win; if somebody else won it, nobody wins the deal.
page-tie-share = { $score ->
    [points] Players who are level at the top all win the deal, unless everybody is level; then nobody does.
   *[stakes] Players who are level at the top have a simple win each, unless everybody is level; then nobody wins.
}
page-seven-last = { $who ->
    [alone] Whoever plays a seven as the very last card of the deal loses it, whatever the points. The other player scores { $stake }, or more if the count gives more.
   *[team] A side that plays a seven as the very last card of the deal loses it, whatever the points. The other side scores { $stake }, or more if the count gives more.
}
page-score-points = { $who ->
    [alone] Everybody adds the points taken in the deal to a running total.
   *[team] Each side adds the points taken in the deal to its running total.
}
page-sweep-bonus = { $who ->
    [alone] A player who wins every trick adds { $bonus } more.
   *[team] A side that wins every trick adds { $bonus } more.
}

page-dirty = A side that wins a trick with one { $queen } or more in it, while there are still cards in the stock, becomes dirty.
page-clean = It becomes clean again by winning a { $king } when the stock is gone. One is enough for any number of { $queens }; { $kings } won earlier do not help.
page-barred = So, as long as there is a stock, the last of the { $kings } may not be played from the hand, except with nothing else in it.
page-barred-unseen = If that card is turned up from the stock, everybody sees it, it goes to the player’s hand, and the player plays another card from the hand without drawing.
page-scale-simple = { $who ->
    [alone] The player with more points scores 1 game point.
   *[team] The side with more points scores 1 game point.
}
page-scale-dirty = If the losers are dirty, it is 2.
page-scale-points = With { $points } points or more it is 3.
page-scale-naked = With every trick it is 4.
page-scale-queen = If the losers are dirty and have exactly { $points }, the points of a single { $queen }, it is 5.
page-scale-highest = The highest that applies counts.

page-burn-sweep = { $who ->
    [alone] Whoever wins every trick burns the others: their totals go back to nothing.
   *[team] A side that wins every trick burns the other side: its total goes back to nothing.
}
page-burn-four-alike = { $who ->
    [alone] Whoever wins a trick made of four cards of one rank burns the others: their totals go back to nothing at once. Wild cards do not stand in.
   *[team] A side that wins a trick made of four cards of one rank burns the other side: its total goes back to nothing at once. Wild cards do not stand in.
}
page-burn-four-alike-match = This holds only if the trick ends with these four cards.
page-burn-four-alike-fight = In a fight one round of four such cards is enough, and whoever takes everything burns.
page-burn-zero = { $who ->
    [alone] A player who takes no points in a deal falls back to a total of nothing.
   *[team] A side that takes no points in a deal falls back to a total of nothing.
}

page-quartet-table = { $who ->
    [alone] When four cards of one rank come one directly after another in a trick, the deal ends at once and the player of the fourth wins it, without a count.
   *[team] When four cards of one rank come one directly after another in a trick, the deal ends at once and the side of the player of the fourth wins it, without a count.
}
page-quartet-hand = { $who ->
    [alone] Whoever holds four cards of one rank when it is their turn may call them and wins the deal at once, without a count. Nobody has to call.
   *[team] Whoever holds four cards of one rank when it is their turn may call them; the deal ends at once and the side of the caller wins it, without a count. Nobody has to call.
}
page-quartet-stake = { $stake ->
    [one] That is worth 1 game point.
   *[other] That is worth { $stake } game points.
}
page-quartet-other = { $stake ->
    [one] That is worth 1 game point.
   *[other] That is worth { $stake } game points.
}
page-quartet-rank = With { $ranks } it is worth { $stake }.
page-quartet-run = Nothing stands in for another rank, and four cards of two different tricks do not count.
page-quartet-run-continued = The four may lie in different rounds of the same trick.
page-quartet-solo = If the { $card } is still in the stock then, that player wins alone.

page-next-rotate = The deal passes to the next player.
page-next-repeat = { $who ->
    [alone] A dealer who took more than half of all points deals again; otherwise the deal passes to the next player.
   *[team] If the side of the dealer took more than half of all points, the same player deals again; otherwise the deal passes to the next player.
}
page-next-repeat-quartet = { $who ->
    [alone] After four of a rank the dealer deals again if the dealer won.
   *[team] After four of a rank the dealer deals again if the dealer’s side won.
}
page-next-loser-of-two = The loser deals, so the winner leads.
page-next-loser-of-team = The next player after the dealer who belongs to the losing side deals, so a winner leads.
page-next-loser-of-three = A loser deals who sits right before a winner, so a winner leads; if there are several such losers, the first of them after the dealer.
page-next-after-tie = After a deal that nobody won the deal passes to the next player.

page-target-stakes = { $who ->
    [alone] Whoever first has { page-game-points } wins the match.
   *[team] The side that first has { page-game-points } wins the match.
}
page-target-points = { $who ->
    [alone] Whoever first has a total of { page-points } wins the match.
   *[team] The side that first has a total of { page-points } wins the match.
}
page-game-points = { $target ->
    [one] 1 game point
   *[other] { $target } game points
}
page-points = { $target ->
    [one] 1 point
   *[other] { $target } points
}
page-target-level = If several get there in the same deal, the highest total wins; if that is level, another deal is played.

page-signals-ask = Once in each round, after the leader’s card and before the partner’s, the leader may ask the partner “Have you got one?”, that is, a card that takes the trick. The partner may answer yes or no.
page-signals-four = When a player is about to play, the partner may say one of four things: take it, leave it, smear it (throw points on it), or don’t smear it. The player is not bound by that.
page-signals-only = Partners tell each other nothing else about their cards.
