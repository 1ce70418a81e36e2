"""What holds, shown: tests of every part, and the claims that take long."""
