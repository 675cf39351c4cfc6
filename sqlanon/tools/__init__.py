"""Commands beside a run: compile, init, the explorer, the conformance check, the demonstration."""
