"""Which deals does a view allow, and how likely is each?

`scene` is what one seat knows in numbers, `reading` makes it from a view, `worlds` counts and deals
what may be hidden, `likelihood` weighs it by what has been played, `completing` goes back to the
pack as it was dealt.
"""
