"""How much does each rule of thumb of the `rules` player weigh?

The search started from the nineteen weights of a bot for two players; each set was then tuned by
`scripts/tune_rules.py` against `greedy` and earlier selves, on games of its kind. All are in scaled
points (90 in a game).
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """One set; "a match" is a card that would take the trick."""

    match_more: float  # share of a following leader's threat that stands if we hold another match
    match_last: float  # the same if we hold no other match
    win: float  # owning a trick after following, beyond its points
    lose: float  # an opponent's owning it
    keep_wild: float  # a wild card in the hand
    keep_counter: float  # a counter of ten in the hand
    keep_twin: float  # each further card of its rank, for a card without points
    keep_live: float  # each unseen card of its rank, by two, for a card without points
    lead_more: float  # share of the followers' threat to a lead that stands if we hold a match
    lead_twins: float  # each further card of the rank led
    lead_fat: float  # counters that opponents must throw on our lead
    lead_win: float  # owning a trick by leading
    go_more: float  # as lead_more, going on
    go_fat: float  # as lead_fat, going on
    late: float  # worth of kept cards once the stock is gone; it is 1 at the start
    lead_wild: float  # cost of leading a wild card
    lead_counter: float  # cost of leading a counter
    decline: float  # declining to take with a match in the hand
    smear: float  # later seats' counters on a trick, for us or against us
    ally_take: float  # chance that an ally with a match takes a trick back
    ally_go: float  # chance that a leading ally with a match goes on to win a trick back
    fight: float  # a leading opponent's threat to go on with any card
    spite: float  # cost of points for others where more than two sides play
    bald: float  # keeping bald in reach
    naked: float  # keeping naked in reach
    decided: float  # share of a point's worth once more than half are taken


PAIR = Weights(
    match_more=-0.722,
    match_last=1.591,
    win=0.914,
    lose=-1.372,
    keep_wild=13.638,
    keep_counter=3.234,
    keep_twin=-0.75,
    keep_live=1.269,
    lead_more=0.392,
    lead_twins=1.277,
    lead_fat=0.523,
    lead_win=2.638,
    go_more=0.264,
    go_fat=1.211,
    late=1.466,
    lead_wild=1.959,
    lead_counter=1.274,
    decline=-1.043,
    smear=-0.014,
    ally_take=0.678,
    ally_go=0.327,
    fight=0.79,
    spite=1.294,
    bald=0.418,
    naked=0.916,
    decided=0.594,
)
"""Two players."""

TEAMS = Weights(
    match_more=0.392,
    match_last=0.844,
    win=1.173,
    lose=-1.834,
    keep_wild=12.215,
    keep_counter=2.801,
    keep_twin=-0.827,
    keep_live=0.945,
    lead_more=0.396,
    lead_twins=1.448,
    lead_fat=1.098,
    lead_win=2.95,
    go_more=0.364,
    go_fat=1.594,
    late=1.108,
    lead_wild=1.702,
    lead_counter=1.203,
    decline=-1.9,
    smear=0.476,
    ally_take=0.82,
    ally_go=1.014,
    fight=0.878,
    spite=0.977,
    bald=1.08,
    naked=1.318,
    decided=0.47,
)
"""Partners, with wild cards."""

BARE = Weights(
    match_more=0.551,
    match_last=0.648,
    win=0.679,
    lose=-2.289,
    keep_wild=15.517,
    keep_counter=2.491,
    keep_twin=-1.733,
    keep_live=1.009,
    lead_more=0.499,
    lead_twins=0.845,
    lead_fat=0.405,
    lead_win=1.975,
    go_more=0.419,
    go_fat=1.378,
    late=0.833,
    lead_wild=2.043,
    lead_counter=2.77,
    decline=-2.575,
    smear=0.772,
    ally_take=1.56,
    ally_go=0.172,
    fight=0.508,
    spite=1.051,
    bald=1.564,
    naked=1.103,
    decided=0.771,
)
"""Partners without wild cards."""

MANY = Weights(
    match_more=0.166,
    match_last=0.575,
    win=1.421,
    lose=-1.663,
    keep_wild=16.418,
    keep_counter=3.465,
    keep_twin=-1.034,
    keep_live=1.11,
    lead_more=0.388,
    lead_twins=1.325,
    lead_fat=0.996,
    lead_win=2.402,
    go_more=0.226,
    go_fat=1.639,
    late=1.363,
    lead_wild=1.818,
    lead_counter=1.569,
    decline=-1.161,
    smear=-0.022,
    ally_take=0.679,
    ally_go=0.281,
    fight=0.918,
    spite=0.59,
    bald=0.901,
    naked=1.124,
    decided=0.468,
)
"""Three and more sides, or one against the rest."""
