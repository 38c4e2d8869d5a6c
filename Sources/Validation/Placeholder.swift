// Filled in as the target grows.
