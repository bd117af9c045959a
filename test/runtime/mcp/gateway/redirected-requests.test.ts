import { describe, expect, test } from 'vitest';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type Answering,
  type Received,
} from '../../../support/mcp/scripted-server.ts';

type Script = (received: Received, answer: Answering) => void | Promise<void>;

/** A server whose endpoint is somewhere else than its address says. */
function moved(location: (path: string) => string | undefined, rest: Script, status = 307, body = ''): Script {
  return (received, answer) => {
    const to = location(received.request.url ?? '');
    if (to === undefined) return rest(received, answer);
    answer.response.writeHead(status, { location: to }).end(body);
    return undefined;
  };
}

const echo: Script = ({ message, request }, answer) =>
  answer.result({ resultType: 'complete', got: message.params, auth: request.headers.authorization });

const credential = { headers: () => ['authorization', 'Bearer for-this-server'] };

describe.each([
  ['legacy', legacyScript],
  ['modern', modernScript],
])('a %s server that redirects', (_era, script) => {
  test.each([
    [307, '/mcp/', ''],
    [308, '/mcp/?a=b', 'x'.repeat(1000)],
  ])('to its own origin (%i %s) gets method, body and credentials there', async (status, target, body) => {
    const { endpoint, server } = await openGateway(
      moved((path) => (path === '/mcp' ? target : undefined), script(echo), status, body),
      { hooks: { credential } },
    );
    const client = await openSession(endpoint);
    const legacy = await client.post(toolCall(1, { arguments: { n: 1 } }));
    const modern = await postModern(endpoint, 'tools/call', { name: 'slow', arguments: { n: 1 } });
    for (const answer of [legacy, modern]) {
      const shown = { got: { name: 'slow', arguments: { n: 1 } }, auth: 'Bearer for-this-server' };
      expect(await answer.message()).toMatchObject({ id: 1, result: shown });
    }
    const there = server.received.filter(
      ({ request, message }) => request.url === target && message.method === 'tools/call',
    );
    expect(there).toHaveLength(2);
    expect(there.every(({ method }) => method === 'POST')).toBe(true);
  });

  test.each([307, 308, 302])('elsewhere (%i) is not followed, and nobody else gets its credentials', async (status) => {
    const other = await startScriptedServer(echo);
    let isMoved = false;
    const { endpoint } = await openGateway(
      moved(() => (isMoved ? `${other.address}/mcp` : undefined), script(echo), status),
      { hooks: { credential } },
    );
    const client = await openSession(endpoint);
    isMoved = true;
    for (const answer of [await client.post(toolCall(1)), await postModern(endpoint, 'tools/call', { name: 'slow' })]) {
      expect(answer.status).toBe(502);
      const text = await answer.text();
      expect(text).not.toContain(other.address);
      expect(JSON.parse(text)).toMatchObject({ id: 1, error: { code: -32603 } });
    }
    expect(other.received).toEqual([]);
    await other.close();
  });

  test.each([
    ['in a circle', 307, '/mcp'],
    ['with a status that makes a GET of it', 303, '/mcp/'],
    ['to what is not an address', 307, 'http://[/'],
  ])('%s is given up', async (_name, status, target) => {
    let isMoved = false;
    const { endpoint, server } = await openGateway(
      moved(() => (isMoved ? target : undefined), script(echo), status),
      {},
    );
    const client = await openSession(endpoint);
    await postModern(endpoint, 'tools/call', { name: 'slow' });
    isMoved = true;
    const before = server.received.length;
    const answer = await client.post(toolCall(1));
    expect(answer.status).toBe(502);
    expect(await answer.message()).toMatchObject({ id: 1, error: { code: -32603 } });
    expect(server.received.length - before).toBeLessThan(12);
    expect(server.received.slice(before).every(({ method }) => method === 'POST')).toBe(true);
  });
});
