"""What do the tests of the server share?"""
