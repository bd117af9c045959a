import { afterEach, describe, expect, test } from 'vitest';
import { registryErrors } from '../../../generated/api/registry-errors.ts';
import * as httpErrors from '../../../runtime/http/http-errors.ts';
import { defineWireError } from '../../../runtime/http/wire-error.ts';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  await current?.server.app.close();
});

function start(options: Parameters<typeof operationsServer>[0]): OperationsServer {
  current = operationsServer(options);
  return current;
}

const list = '/r/v0.1/servers';

describe('an answer', () => {
  test('carries the headers of every answer, and its request id', async () => {
    const { server } = start({});
    const { headers } = await server.app.inject({ url: list });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-1$/);
  });

  test('takes over a plain request id, and no other', async () => {
    const { server } = start({});
    const ids = ['trace-7.a', 'two words', 'x'.repeat(65), ''];
    const answers = await Promise.all(
      ids.map((id) => server.app.inject({ url: list, headers: { 'x-request-id': id } })),
    );
    expect(answers.map(({ headers }, index) => headers['x-request-id'] === ids[index])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('of a Buffer goes out byte for byte, as JSON unless it says otherwise', async () => {
    const bytes = Buffer.from('{"a": 12345678901234567890}\n');
    const { server } = start({ handlers: { listServers: () => ({ status: 200, body: bytes }) } });
    const { rawPayload, headers } = await server.app.inject({ url: list });
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-length': '28' });
  });

  test('with a string as its body is plain text, or of the type that its headers set', async () => {
    const { server } = start({
      handlers: {
        listServers: () => ({ status: 200, body: 'ö' }),
        getHealth: () => ({ status: 200, body: '<p>', headers: { 'content-type': 'text/html; charset=utf-8' } }),
      },
    });
    const plain = await server.app.inject({ url: list });
    expect(plain.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-length': '2' });
    const page = await server.app.inject({ url: '/health' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('without a body says no length where there can be none', async () => {
    const { server } = start({
      handlers: { listServers: () => ({ status: 204 }), getHealth: () => ({ status: 202 }) },
    });
    const empty = await server.app.inject({ url: list });
    expect([empty.statusCode, empty.headers['content-length'], empty.body]).toEqual([204, undefined, '']);
    const accepted = await server.app.inject({ url: '/health' });
    expect([accepted.statusCode, accepted.headers['content-length']]).toEqual([202, '0']);
  });

  test('to HEAD has the headers of GET and no body', async () => {
    const { server } = start({});
    const [get, head] = await Promise.all([
      server.app.inject({ method: 'GET', url: list }),
      server.app.inject({ method: 'HEAD', url: list }),
    ]);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('has several headers of one name, and never a line end inside of one', async () => {
    const headers = { 'set-cookie': ['a=1', 'b=2'], 'x-name': 'one\r\nx-evil: two\0' };
    const { server } = start({ handlers: { listServers: () => ({ status: 200, headers }) } });
    const answer = await server.app.inject({ url: list });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers['x-name']).toBe('one x-evil: two ');
    expect(answer.headers['x-evil']).toBeUndefined();
  });

  test('of an error carries the headers that belong to it', async () => {
    const busy = defineWireError({ code: 'busy', status: 503, summary: 'Busy.', message: () => 'come back later' });
    const { server } = start({ handlers: { listServers: () => busy({}, { 'retry-after': '5' }) } });
    const { statusCode, headers, body } = await server.app.inject({ url: list });
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', '{"error":"come back later","code":"busy"}']);
  });
});

describe('the errors of HTTP itself', () => {
  test('are those that the API description promises', () => {
    const declared = Object.values(httpErrors).map(({ definition }) => definition);
    expect(declared.length).toBeGreaterThan(12);
    const promised = new Map<string, { status: number; description: string }>(Object.entries(registryErrors));
    const wrong = declared.filter(({ code, status, summary }) => {
      const row = promised.get(code);
      return row?.status !== status || row.description !== summary;
    });
    expect(wrong).toEqual([]);
  });
});
