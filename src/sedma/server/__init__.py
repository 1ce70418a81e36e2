"""How do browsers, and people on other machines, sit down at one table?

The server keeps a log for each table; the log is the truth. `sedma.server.run.serve` starts it.
"""
