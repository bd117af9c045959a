import { expect, test } from 'vitest';
import { withoutUserinfo } from '../../../runtime/config/without-userinfo.ts';

test.each([
  ['https://user:hidden@host/a', 'https://…@host/a'],
  ['HTTPS:\\\\hidden@host', 'HTTPS:\\\\…@host'],
  [' ssh://git:hid@den@host', ' ssh://…@host'],
  ['https://user:hid/den@host/x', 'https://…@host/x'],
  ['https:hidden@host', 'https:…@host'],
  ['https://host/@scope/a', 'https://host/@scope/a'],
  ['user@example.com', 'user@example.com'],
  ['12x', '12x'],
])('%s is repeated as %s', (text, shown) => {
  expect(withoutUserinfo(text)).toBe(shown);
});
