import { expect, test } from 'vitest';
import { shownAddress } from '../../../manifests/facts/network/shown-address.ts';

test.each([
  ['https://mcp.example.com/mcp', 'https://mcp.example.com/mcp'],
  ['https://user:pa@ss@mcp.example.com:8443/mcp', 'https://***@mcp.example.com:8443/mcp'],
  ['https://mcp.example.com/mcp?key=abc&plain&b=c=d#part', 'https://mcp.example.com/mcp?key=***&***&b=***'],
  ['https://mcp.example.com/a@b', 'https://mcp.example.com/a@b'],
  ['redis:6379', 'redis:6379'],
  [':secret@redis:6379', '***@redis:6379'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
