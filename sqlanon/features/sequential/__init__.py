"""Signatures that rows keep in a series of releases (Xiao, Tao, m-Invariance, SIGMOD 2007)."""
