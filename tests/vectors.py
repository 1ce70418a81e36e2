"""Which numbers may never change? The published decks of the deal function, and perft counts."""

SHUFFLES = [
    (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "JS8DJCTCKHTS7H7C8HQSAD7SJHKSTH9SJDAHKD9DTD9HACKC9CQHQC8S7DAS8CQD",
    ),
    (
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "ACKCKDADJHKH9C8HTD8DQS9D8C7D7STS9S9HQCAHTHJDKS7HASQDJSQHJC8STC7C",
    ),
    (
        "ad32b41cf0ba0afb608ed562886f9f4092a6f9049674ac4578daa552bb3939a9",
        "9H8SJHQSTS7CJSJCKSKC8D8C7D9SQDTH9C9DAHACASJDTC7SQH8HADQCKH7HTDKD",
    ),
]
"""32-byte seeds, and the deck that each makes of the pack of sedma4."""

PERFT = {
    "sedma4": (298, 23_527),
    "sedma2": (406, 36_195),
    "sedma3": (304, 27_418),
    "sedma3solo": (304, 26_992),
    "sedma8": (5_654, 2_622_561),
    "akagiri8": (6_294, 3_989_940),
    "hola4": (768, 61_553),
    "hola2": (688, 67_516),
    "hola3": (372, 24_300),
    "hola6": (768, 107_868),
    "zsiros4": (445, 55_995),
    "zsiros2": (283, 29_422),
    "septica4": (445, 55_995),
    "septica2": (283, 29_422),
    "septica3": (516, 75_450),
    "sedmice4": (445, 55_995),
    "suster4": (445, 55_995),
    "lustik4": (409, 43_411),
    "lusti": (6_349, 4_044_169),
    "ristikontra": (7_703, 10_018_552),
    "ristiklappi": (7_703, 10_018_552),
}
"""By preset: how many sequences of 5 and of 9 decisions follow the deal of the zero seed."""
