import { describe, expect, test, vi } from 'vitest';
import { identityView } from '../../../../runtime/mcp/gateway/view/view.ts';
import type { GatewayOptions } from '../../../support/mcp/gateway-over.ts';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** Answers with an event stream that a script writes. */
function streaming(write: (received: Received, answer: Answering) => void) {
  return (received: Received, answer: Answering): void => {
    answer.stream();
    write(received, answer);
    answer.end();
  };
}

describe('a backend that writes more than its client reads at a time', () => {
  test('has every event arrive in its order, in both eras', async () => {
    const many = streaming(({ message }, answer) => {
      answer.response.cork();
      for (let value = 0; value < 3000; value += 1) answer.event(progressOf('p', value));
      answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
      answer.response.uncork();
    });
    const legacy = await openGateway(legacyScript(many));
    const client = await openSession(legacy.endpoint);
    const modern = await openGateway(modernScript(many));
    for (const answer of [
      await client.post(toolCall(1)),
      await postModern(modern.endpoint, 'tools/call', { name: 'slow' }),
    ]) {
      for (let value = 0; value < 3000; value += 1) {
        const { params } = await answer.nextMessage();
        expect(params).toMatchObject({ progress: value });
      }
      expect(await answer.nextMessage()).toMatchObject({ id: 1, result: {} });
      expect(await answer.next()).toBeUndefined();
    }
  });
});

describe('a backend whose event stream ends without a response', () => {
  const nothing = streaming((_received, answer) => answer.event(progressOf('p', 1)));

  test('fails the request of a client of each era, who waits no longer', async () => {
    const legacy = await openGateway(legacyScript(nothing));
    const modern = await openGateway(modernScript(nothing));
    const client = await openSession(legacy.endpoint);
    for (const answer of [
      await client.post(toolCall(7)),
      await postModern(modern.endpoint, 'tools/call', { name: 'slow' }, { id: 7 }),
    ]) {
      expect(await answer.nextMessage()).toEqual(progressOf('p', 1));
      expect(await answer.nextMessage()).toMatchObject({
        id: 7,
        error: { code: -32603, message: expect.stringContaining('ended without a response') },
      });
      expect(await answer.next()).toBeUndefined();
    }
  });

  test('is not a failure where the response was there before the connection broke', async () => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
        setTimeout(() => answer.response.destroy(), 20);
      }),
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'slow' });
    expect(await answer.nextMessage()).toMatchObject({ id: 1, result: {} });
    expect(await answer.next()).toBeUndefined();
  });
});

describe('a backend that never ends a list', () => {
  test('is disconnected once the list is too long', async () => {
    let isCut = false;
    const endless = (_received: Received, answer: Answering): void => {
      answer.response.writeHead(200, { 'content-type': 'application/json' });
      answer.response.write('{"jsonrpc":"2.0","id":1,"result":{"tools":[');
      const more = setInterval(() => answer.response.write(' '.repeat(1000)), 1);
      answer.response.once('close', () => {
        clearInterval(more);
        isCut = true;
      });
    };
    const options: GatewayOptions = {
      bounds: { listSize: 10_000 },
      view: (backend) => ({ ...identityView(backend), shows: () => (name) => ({ name }) }),
    };
    const modern = await openGateway(modernScript(endless), options);
    expect((await postModern(modern.endpoint, 'tools/list')).status).toBe(502);
    await vi.waitFor(() => expect(isCut).toBe(true));
    isCut = false;
    const legacy = await openGateway(legacyScript(endless), options);
    const client = await openSession(legacy.endpoint);
    expect((await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(502);
    await vi.waitFor(() => expect(isCut).toBe(true));
  });
});

describe('a quiet stream of a client of 2026-07-28', () => {
  test('is kept open with comments', async () => {
    const { endpoint } = await openGateway(
      modernScript((_received, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: {} });
      }),
      { bounds: { keepAliveTime: 20 } },
    );
    const controller = new AbortController();
    const response = await fetch(endpoint, {
      method: 'POST',
      signal: controller.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: {},
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.split(': keep-alive').length < 3) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('acknowledged');
    controller.abort();
  });
});

describe('a backend whose refusal never ends', () => {
  /** Writes a first piece at once, and then a byte from time to time. */
  const dripping =
    (status: number, first: string) =>
    (_received: Received, { response }: Answering): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write(first);
      const drip = setInterval(() => response.write(' '), 100);
      response.once('close', () => clearInterval(drip));
    };

  test.each([
    ['that is longer than anybody reads', 500, 'x'.repeat(70_000)],
    ['that comes slowly', 503, '{'],
    ['where there should be none', 202, ''],
  ])('%s is read no further, and its client hears of it', async (_name, status, first) => {
    const legacy = await openGateway(legacyScript(dripping(status, first)));
    const client = await openSession(legacy.endpoint);
    const modern = await openGateway(modernScript(dripping(status, first)));
    const answers = await Promise.all([
      client.post(toolCall(1)),
      postModern(modern.endpoint, 'tools/call', { name: 'slow' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(502);
      expect(await answer.message()).toMatchObject({ id: 1, error: { code: -32603 } });
    }
  });
});

describe('a backend that ends its standing stream and wishes to be asked again at once', () => {
  test('is asked again after a moment', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript(
        (_received, answer) => {
          answer.stream();
          answer.response.end('retry: 0\n\n');
        },
        { hasStream: true },
      ),
    );
    const client = await openSession(endpoint);
    const stream = await client.get();
    const streams = (): number => server.received.filter(({ method }) => method === 'GET').length;
    await vi.waitFor(() => expect(streams()).toBeGreaterThan(1));
    const before = streams();
    const begun = performance.now();
    await vi.waitFor(() => expect(streams()).toBeGreaterThan(before + 4), { timeout: 20_000 });
    expect(performance.now() - begun).toBeGreaterThan(300);
    stream.drop();
  });
});
