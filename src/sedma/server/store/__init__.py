"""Where do the logs of all tables lie, so that neither a restart nor a power cut loses a move?

In one SQLite file: a row an entry, never changed. What has been appended is on the disk.
"""

from sedma.server.store.database import StoreError
from sedma.server.store.logs import Logs, open_logs

__all__ = ["Logs", "StoreError", "open_logs"]
