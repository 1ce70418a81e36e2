"""Players against each other over many deals, and what the figures say."""
