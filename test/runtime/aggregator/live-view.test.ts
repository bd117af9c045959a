import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveView } from '../../../runtime/aggregator/live-view.ts';
import { openMembers } from '../../../runtime/aggregator/members.ts';
import { listingBackend } from '../../support/mcp/listing-backend.ts';
import { memoryLog } from '../../support/memory-log.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the start is over some time after it began, of which a process that gets no processor time loses nothing', async () => {
  const { log } = memoryLog();
  const open = async () => listingBackend('slow', {}, () => 60_000);
  const members = openMembers({ config: {}, onChange: () => undefined, onLeft: async () => undefined, log, open });
  const backend = { name: 'slow', url: 'http://127.0.0.1:1/mcp', transport: 'streamable-http' as const };
  const described = { backend, strategy: undefined, secret: (variable: string) => ({ env: variable }), digest: '1' };
  await members.apply([described]);
  const live = liveView(members, { problem: undefined }, {}, log);
  expect(live.problem).toBe('the first answer of slow');
  // However late a timer comes, it is one.
  vi.advanceTimersToNextTimer();
  expect(live.problem).toBe('the first answer of slow');
  vi.advanceTimersByTime(5000);
  expect(live.problem).toBeUndefined();
  live.close();
  members.stop();
  await members.close();
});
