"""Commands beside a run: compile, audit files, init, the explorer, the conformance check, the demonstration."""
