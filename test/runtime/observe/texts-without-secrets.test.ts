import { expect, test } from 'vitest';
import { memoryLog } from '../../support/memory-log.ts';

test('credentials of any scheme inside a string are left out', () => {
  const { log, text } = memoryLog();
  log.warn({ detail: 'sent Bearer opaque-1 and basic b3BhcXVl, then DPoP opaque-3' }, 'a request failed');
  log.error({ err: new Error('401 for Authorization: Bearer opaque-4') }, 'a request failed');
  expect(text()).not.toMatch(/opaque|b3BhcXVl/);
  expect(text()).toContain('sent Bearer *** and basic ***, then DPoP ***');
});
