import { afterEach, expect, test } from 'vitest';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';
import { parsedAnswer, rawRequest } from '../../support/raw-request.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  await current?.server.app.close();
});

test('a head and a body may be as large as the limits say, also where they say less than usual', async () => {
  current = operationsServer({ limits: { headerSize: 2000, bodySize: 50 } });
  const address = await current.server.listen({ host: '127.0.0.1', port: 0 });
  const send = async (head: string, body = ''): Promise<unknown> =>
    parsedAnswer(await rawRequest(address, `${head}Host: x\r\nConnection: close\r\n\r\n${body}`));
  const long = (length: number): string => `GET /health HTTP/1.1\r\nX-Long: ${'a'.repeat(length)}\r\n`;
  expect(await send(long(1500))).toMatchObject({ status: 200 });
  expect(await send(long(3000))).toMatchObject({ status: 431, body: { code: 'headers-too-large' } });
  const put = (length: number): string =>
    `PUT /v1/sources/abc HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;
  expect(await send(put(14), '{"managed":{}}')).toMatchObject({ status: 201 });
  expect(await send(put(60), `{"managed":{}}${' '.repeat(46)}`)).toMatchObject({
    status: 413,
    body: { code: 'body-too-large' },
  });
});
