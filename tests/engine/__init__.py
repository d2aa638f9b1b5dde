"""The proofs of the engine: contracts that every variant keeps, and the rules one by one."""
