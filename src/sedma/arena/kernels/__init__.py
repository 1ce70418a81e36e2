"""Which bots play whole batches compiled, and how is one added?

A *kernel* is a compiled function that makes every decision of one player in a batch until it is
another's turn everywhere, and returns how many there were. To add one:

1. Write the kernel beside its like, in a file of its own: what a kernel file imports is what the
   ledger takes for the player's identity, so a change to one bot leaves the results of others.
   ```
   @compiled
   def advance_net(rules: RuleNumbers, weights: Block, rows: Grid, packs: Grid, player: int) -> int:
       decisions = 0
       for row in rows:
           pack, state = packs[row[PACK]], load(row)
           while has_turn(row, state, player):
               chance = chance_for(row, state.trick.to_play)  # only if chance plays a part
               state = carry_out(rules, pack, row, state, choose(rules, weights, state, chance))
               decisions += 1
           store(row, state)
       return decisions
   ```
2. Write its *maker*, which prepares all that the rules and the player's options decide:
   ```
   def net(rules: Rules, options: Options) -> Mover:
       numbers, block = rule_numbers(rules), weights_block()
       return lambda batch, player: timed(
           advance_net, numbers, block, batch.rows, batch.packs, player
       )
   ```
   A bot that gives no point away in an ending lays down its wish where `ending_tells`, as
   `advance_rules` does, and its maker returns `exact_at_the_end(rules, wishing)`.
3. Give it a row in `sedma.arena.players.KINDS`: the maker's name, the options, how many deals make
   a piece of work of some seconds.

The state holds the whole deal: a kernel that searches makes a scene of it first
(`scene_in(rules, pack, state, row[SHOWN])`), and so sees what its seat may know.
"""
