import { expect, test } from 'vitest';
import { shutDown } from '../../../../runtime/http/shutdown.ts';
import { rawConnection } from '../../../support/raw-connection.ts';
import { startRawServer } from '../../../support/raw-server.ts';

test.each([
  ['has sent nothing', ''],
  ['has sent half of a head', 'GET /x HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['has sent half of a line', 'PO'],
])('a server that ends does not wait for a connection that %s', async (_name, text) => {
  const { server, address, log } = await startRawServer([
    { path: '/x', handle: (exchange) => exchange.answer({ status: 200, body: {} }) },
  ]);
  const client = await rawConnection(address);
  if (text !== '') client.write(text);
  const other = await rawConnection(address);
  other.write('GET /x HTTP/1.1\r\nHost: x\r\n\r\n');
  await other.until(/200 OK/);
  await shutDown(server, 60_000);
  await Promise.all([client.closed, other.closed]);
  expect(log.text()).not.toContain('took longer');
});
