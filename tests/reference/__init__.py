"""What do the rules say, told a second time by a naive player that shares nothing with `sedma`?"""
