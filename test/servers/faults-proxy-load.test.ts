import { expect, test } from 'vitest';
import { runCallMixture } from '../support/mcp/call-mixture.ts';
import { holdStreams } from '../support/mcp/open-streams.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// `npm run faults -- proxy-calls proxy-streams` does it with a million calls and with five thousand streams.

test('thousands of calls of both eras leave nothing in the memory of a proxy', async () => {
  const { wrong, heap } = await runCallMixture(temporaryFolder('svc-calls-'), 8000);
  expect(wrong).toBe(0);
  const [, middle = 0, end = 0] = heap;
  // Two thirds of a kilobyte for each call that was made in between.
  expect(end - middle).toBeLessThan(2_500_000);
}, 300_000);

test('hundreds of open streams hear their servers, and other clients are served at the same time', async () => {
  const { heard, before, held, slowest } = await holdStreams(temporaryFolder('svc-streams-'), 300);
  expect(heard).toBe(300);
  expect(held - before).toBeLessThan(100);
  // Milliseconds; a call that waited for the streams would not end.
  expect(slowest).toBeLessThan(20_000);
}, 300_000);
