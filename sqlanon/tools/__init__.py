"""Commands beside a run: compile, audit, init, the explorer, the conformance check, the demo."""
