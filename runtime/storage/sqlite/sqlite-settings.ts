/** Milliseconds that a statement waits for another program that has the database file. */
export const busyTimeout = 5_000;

/**
 * Settings of a connection. An acknowledged write has reached the disk: `full` syncs the log at every commit, and the
 * `fullfsync` pair does on macOS what a plain sync only does elsewhere. What is deleted is overwritten with zeros: a secret that
 * somebody published is to be gone from the file, too.
 */
export const connectionSettings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma checkpoint_fullfsync = on;
  pragma foreign_keys = on;
  pragma busy_timeout = ${busyTimeout};
  pragma trusted_schema = off;
  pragma secure_delete = on;
  pragma cache_size = -8000;
  pragma journal_size_limit = 67108864;
`;
