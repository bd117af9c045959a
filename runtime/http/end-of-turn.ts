/** Writes that wait at most; one more makes them run at once. */
const most = 32;

let waiting: (() => void)[] = [];

/**
 * Runs a write at the end of this turn of the event loop, after the requests that arrived with it are handled. Writes run in the
 * order in which they were given. A write to a socket wakes its reader, which costs more than many an answer: writes that follow
 * one another directly find the reader awake. A write must not throw.
 */
export function atEndOfTurn(write: () => void): void {
  waiting.push(write);
  if (waiting.length === 1) setImmediate(flush);
  else if (waiting.length >= most) flush();
}

function flush(): void {
  const writes = waiting;
  waiting = [];
  for (const write of writes) write();
}
