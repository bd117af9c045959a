// Loaded into a child process with --import and --expose-gc: on SIGUSR2 it writes what is in use (bytes, after a collection)
// into the file that SVC_TEST_HEAP names.
import { renameSync, writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  const path = process.env.SVC_TEST_HEAP;
  if (path === undefined) return;
  for (let round = 0; round < 3; round += 1) globalThis.gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  writeFileSync(`${path}.new`, String(heapUsed + external + arrayBuffers));
  renameSync(`${path}.new`, path);
});
