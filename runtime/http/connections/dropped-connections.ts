import type { Server } from 'node:net';
import type { Log } from '../../observe/log.ts';

/** Milliseconds between two lines about it: whoever opens connections by the thousand must not fill the log too. */
const pause = 5_000;

/** Says in the log that connections were refused because too many are open: the first one at once, then how many there were. */
export function logDroppedConnections(server: Server, log: Log): void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    timer = undefined;
    if (count === 0) return;
    log.warn({ connections: count }, 'connections refused: too many are open');
    count = 0;
    timer = setTimeout(report, pause);
    timer.unref();
  };
  server.on('drop', () => {
    count += 1;
    if (timer === undefined) report();
  });
}
