import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A name in the kernel, not in a folder: it is free again as soon as its process is gone, however that ended. */
const name = '\0svc-test-node';

/** Longest wait for other tests that have a node, in milliseconds. */
const patience = 600_000;

/**
 * Waits until no other test of this machine has a node, because its addresses and devices are there once. Returns what lets the next one
 * begin. Throws when its turn does not come.
 */
export async function nodeTurn(): Promise<() => Promise<void>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const server = createServer();
    const isOurs = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error) => {
        if ('code' in error && error.code === 'EADDRINUSE') resolve(false);
        else reject(error);
      });
      server.listen(name, () => resolve(true));
    });
    if (isOurs) return () => new Promise((resolve) => server.close(() => resolve()));
    if (Date.now() > deadline) throw new Error('another test has had the node of this machine for ten minutes');
    await sleep(500);
  }
}
