"""What are the 21 games of rules.md 4.3? Typed from its three tables, in the JSON form of C1.

A row gives the options in the order of `NAMES`; the `X` of the tables is `T` here.
"""

from tests.reference.cards import Options

NO, YES = False, True
TENS = {"A": 10, "T": 10}
ONES = {"A": 1, "T": 1}
FINNISH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
FOUR_ONES = [1, 1, 1, 1]
SIX_ONES = [1, 1, 1, 1, 1, 1]

PLAY = (
    "players", "sides", "solo_card", "rotation", "ranks", "packs", "removed", "hand_size",
    "packets", "stock", "next_dealer", "wild", "wild_mode", "continuation", "continue_when",
    "lead_limit", "stock_play", "draw_timing", "draw_mode",
)  # fmt: skip
COUNT = (
    "card_points", "last_trick", "hand_score", "stakes", "tie", "sweep_bonus", "burn", "quartet",
    "quartet_stakes", "seven_last_loses", "cleaning", "target", "signals",
)  # fmt: skip
NAMES = PLAY + COUNT

HOW_PLAYED: dict[str, tuple[object, ...]] = {
    "sedma4": (4, "partners", None, "cw", "7-A", 1, [], 4, [2, 2], YES, "losers",
               ["7"], "joker", "match", "always", 0, NO, "trick", "singly"),
    "sedma2": (2, "alone", None, "cw", "7-A", 1, [], 4, [2, 2], YES, "losers",
               ["7"], "joker", "match", "always", 0, NO, "trick", "singly"),
    "sedma3": (3, "alone", None, "cw", "7-A", 1, ["8", "8"], 4, [2, 2], YES, "losers",
               ["7"], "joker", "match", "always", 0, NO, "trick", "singly"),
    "sedma3solo": (3, "solo", "KS", "cw", "7-A", 1, ["8", "8"], 4, [2, 2], YES, "losers",
                   ["7"], "joker", "match", "always", 0, NO, "trick", "batch"),
    "sedma8": (4, "partners", None, "cw", "7-A", 1, [], 8, [4, 4], NO, "losers",
               ["7"], "joker", "match", "always", 0, NO, "trick", "singly"),
    "akagiri8": (4, "partners", None, "cw", "7-A", 1, [], 8, [4, 4], NO, "rotate",
                 ["7"], "trump", "none", "always", 0, NO, "trick", "singly"),
    "hola4": (4, "partners", None, "cw", "2-A", 1, [], 4, FOUR_ONES, YES, "repeat",
              ["7", "2"], "joker", "fight", "always", 0, NO, "trick", "singly"),
    "hola2": (2, "alone", None, "cw", "2-A", 1, [], 4, FOUR_ONES, YES, "repeat",
              ["7", "2"], "joker", "fight", "always", 0, NO, "trick", "singly"),
    "hola3": (3, "alone", None, "cw", "2-A", 1, ["3"], 4, FOUR_ONES, YES, "repeat",
              ["7", "2"], "joker", "fight", "always", 0, NO, "trick", "singly"),
    "hola6": (6, "partners", None, "cw", "2-A", 2, ["3", "3"], 4, FOUR_ONES, YES, "repeat",
              ["7", "2"], "joker", "fight", "always", 0, NO, "trick", "singly"),
    "zsiros4": (4, "partners", None, "acw", "7-A", 1, [], 4, [4], YES, "rotate",
                ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "zsiros2": (2, "alone", None, "acw", "7-A", 1, [], 4, [4], YES, "rotate",
                ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "septica4": (4, "partners", None, "cw", "7-A", 1, [], 4, [4], YES, "rotate",
                 ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "septica2": (2, "alone", None, "cw", "7-A", 1, [], 4, [4], YES, "rotate",
                 ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "septica3": (3, "alone", None, "cw", "7-A", 1, ["8", "8"], 4, [4], YES, "rotate",
                 ["7", "8"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "sedmice4": (4, "partners", None, "cw", "7-A", 1, [], 4, [4], YES, "rotate",
                 ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "suster4": (4, "partners", None, "cw", "7-A", 1, [], 4, [4], YES, "rotate",
                ["7"], "joker", "match", "opponent_only", 0, NO, "trick", "singly"),
    "lustik4": (4, "partners", None, "cw", "7-A", 1, [], 4, [4], YES, "losers",
                ["7"], "joker", "match", "always", 0, NO, "trick", "singly"),
    "lusti": (4, "partners", None, "cw", "7-A", 1, [], 8, [4, 4], NO, "rotate",
              [], "joker", "none", "always", 0, NO, "trick", "singly"),
    "ristikontra": (4, "partners", None, "cw", "2-A", 1, [], 6, SIX_ONES, YES, "rotate",
                    [], "joker", "none", "always", 3, YES, "play", "singly"),
    "ristiklappi": (4, "partners", None, "cw", "2-A", 1, [], 6, SIX_ONES, YES, "rotate",
                    [], "joker", "none", "always", 3, YES, "play", "singly"),
}  # fmt: skip

HOW_COUNTED: dict[str, tuple[object, ...]] = {
    "sedma4": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "sedma2": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "sedma3": (TENS, 10, "stakes", [1, 2, 3], "share", 0, [], "off", None, NO, NO, 5, "none"),
    "sedma3solo": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "sedma8": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "akagiri8": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "hola4": (TENS, 10, "points", None, "void", 80, [], "off", None, NO, NO, 500, "none"),
    "hola2": (TENS, 10, "points", None, "void", 80, [], "off", None, NO, NO, 500, "none"),
    "hola3": (TENS, 10, "points", None, "void", 80, [], "off", None, NO, NO, 500, "none"),
    "hola6": (TENS, 0, "points", None, "void", 80, [], "off", None, NO, NO, 500, "none"),
    "zsiros4": (TENS, 0, "stakes", [1, 2, 3], "last_trick", 0, [], "off", None, NO, NO, 5, "four"),
    "zsiros2": (TENS, 0, "stakes", [1, 2, 3], "last_trick", 0, [], "off", None, NO, NO, 5, "none"),
    "septica4": (ONES, 0, "stakes", [1, 2, 2], "void", 0, [], "off", None, NO, NO, 11, "none"),
    "septica2": (ONES, 0, "stakes", [1, 2, 2], "void", 0, [], "off", None, NO, NO, 11, "none"),
    "septica3": (ONES, 0, "stakes", [1, 2, 2], "share", 0, [], "off", None, NO, NO, 11, "none"),
    "sedmice4": (TENS, 10, "points", None, "void", 0, [], "off", None, NO, NO, 120, "none"),
    "suster4": (TENS, 0, "stakes", [1, 2, 3], "last_trick", 0, [], "off", None, NO, NO, 5, "none"),
    "lustik4": (TENS, 10, "stakes", [1, 2, 3], "void", 0, [], "hand", [3, 3, 3], NO, NO, 5, "none"),
    "lusti": (TENS, 10, "stakes", [1, 2, 2], "void", 0, [], "off", None, NO, NO, 5, "none"),
    "ristikontra": (FINNISH, 0, "stakes", [1, 2, 2], "void", 0, [], "off", None, NO, NO, 7, "none"),
    "ristiklappi": (FINNISH, 0, "stakes", None, "void", 0, [], "off", None, NO, YES, 7, "none"),
}  # fmt: skip

PRESETS: dict[str, Options] = {
    name: dict(zip(PLAY, HOW_PLAYED[name], strict=True))
    | dict(zip(COUNT, HOW_COUNTED[name], strict=True))
    for name in HOW_PLAYED
}
