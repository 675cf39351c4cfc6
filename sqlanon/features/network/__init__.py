"""Links between persons, published masked (A. Campan, T. Truta, PinKDD 2008)."""
