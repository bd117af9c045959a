import { afterEach, expect, test } from 'vitest';
import { operationsServer, type OperationsServer } from '../../../support/operations-server.ts';
import { rawRequest } from '../../../support/raw-request.ts';

let current: OperationsServer | undefined;
afterEach(async () => {
  current?.server.app.server.closeAllConnections();
  await current?.server.app.close();
});

/** An answer without what differs each time. */
function settled(answer: string): string {
  return answer.replaceAll(/^(date|x-request-id): .*\r\n/gim, '');
}

/** What a request is answered with by a server whose list is hot, or is not. */
async function answered(isHot: boolean, request: string): Promise<readonly [string, unknown]> {
  current = operationsServer({ options: { isHot: ({ operationId }) => isHot && operationId === 'listServers' } });
  const address = await current.server.listen({ host: '127.0.0.1', port: 0 });
  const answer = settled(await rawRequest(address, request));
  const told = current.answered.map(({ operation, params, query, caller, answer: { status } }) => [
    operation.operationId,
    params,
    query,
    caller,
    status,
  ]);
  await current.server.app.close();
  const [line] = current.log.lines();
  return [answer, { told, line: line === undefined ? line : { ...line, time: 0, durationMs: 0, requestId: '' } }];
}

test.each([
  ['GET', '/main/v0.1/servers'],
  ['GET', '/registry/main/v0.1/servers?limit=3&search=a%20b'],
  ['HEAD', '/main/v0.1/servers'],
  ['GET', '/main/v0.1/servers?limit=0'],
  ['GET', '/main/v0.1/servers?limit=1&limit=2'],
  ['GET', '/main/v0.1/servers?'],
  ['GET', '/main/v0.1/servers#part?limit=1'],
  ['GET', '/main/v0.1/servers?limit=1#part'],
  ['GET', '/ma%69n/v0.1/servers'],
  ['GET', '/ma%2Fin/v0.1/servers'],
  ['GET', '/ma%in/v0.1/servers'],
  ['GET', '/main/v0.1/servers;x'],
  ['GET', '//v0.1/servers'],
  ['GET', '/main/v0.1/servers/'],
  ['GET', `/${'m'.repeat(70)}/v0.1/servers`],
  ['GET', `/main/v0.1/servers?cursor=${'c'.repeat(9000)}`],
  ['POST', '/main/v0.1/servers'],
  ['OPTIONS', '/main/v0.1/servers'],
])('%s %s is answered by the framework and past it alike', async (method, path) => {
  const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect(await answered(true, request)).toEqual(await answered(false, request));
});

test('without a host, with a body, and in old HTTP, too', async () => {
  for (const request of [
    'GET /main/v0.1/servers HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET /main/v0.1/servers HTTP/1.0\r\n\r\n',
    'GET /main/v0.1/servers HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    'GET /main/v0.1/servers HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await answered(true, request)).toEqual(await answered(false, request));
  }
});

test('a hot operation is not the business of the framework', async () => {
  current = operationsServer({ options: { isHot: () => true } });
  let seen = 0;
  current.server.app.addHook('onRequest', (_request, _reply, done) => {
    seen += 1;
    done();
  });
  const address = await current.server.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${address}/main/v0.1/servers`)).status).toBe(200);
  expect(seen).toBe(0);
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);
  expect(seen).toBe(1);
});
