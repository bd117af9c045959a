import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestGateway } from '../support/mcp/gateway-over.ts';
import { closeLater, progressOf, toolCall } from '../support/mcp/open-gateways.ts';
import { startProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { by, replicaOver } from '../support/mcp/replica-over.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type Answering,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { hasRedis, startRedis, type RunningRedis } from '../support/redis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isThere = hasRedis();

describe.skipIf(!isThere)('two replicas of a proxy that share Redis', () => {
  let redis: RunningRedis;
  let prefixes = 0;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.remove());

  async function replica(server: ScriptedServer, prefix: string): Promise<TestGateway> {
    return replicaOver(redis, server, prefix);
  }

  async function two(script: Parameters<typeof startScriptedServer>[0]) {
    const server = await startScriptedServer(script);
    closeLater(() => server.close());
    prefixes += 1;
    const prefix = `{replicas:${prefixes}}:`;
    const [one, other] = [await replica(server, prefix), await replica(server, prefix)];
    return { server, one, other };
  }

  it('resume a stream that the other one writes, with what was missed and what still comes', async () => {
    let held: Answering | undefined;
    const { one, other } = await two(
      legacyScript((_received, answer) => {
        answer.stream();
        for (const value of [1, 2, 3]) answer.event(progressOf('p', value));
        held = answer;
      }),
    );
    const client = await openSession(one.endpoint);
    const answer = await client.post(toolCall('x'));
    await answer.next();
    const seen = await answer.next();
    answer.drop();
    const resumed = await by(other, client).get({ 'last-event-id': seen?.id ?? '' });
    expect(resumed.status).toBe(200);
    expect(await resumed.nextMessage()).toEqual(progressOf('p', 2));
    expect(await resumed.nextMessage()).toEqual(progressOf('p', 3));
    held?.event(progressOf('p', 4));
    expect(await resumed.nextMessage()).toEqual(progressOf('p', 4));
    held?.event({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    held?.end();
    const last = await resumed.next();
    expect(JSON.parse(last?.data ?? '')).toEqual({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    expect(await resumed.next()).toBeUndefined();
    // And from there once more, by either of them.
    const again = await by(other, client).get({ 'last-event-id': seen?.id ?? '' });
    for (let value = 2; value <= 4; value += 1) expect(await again.nextMessage()).toEqual(progressOf('p', value));
    expect((await by(other, client).get({ 'last-event-id': 'nonsense' })).status).toBe(400);
    const foreign = await openSession(one.endpoint);
    expect((await by(other, foreign).get({ 'last-event-id': seen?.id ?? '' })).status).toBe(400);
  });

  it('end a stream that the other one writes when they end themselves, so that its client goes on elsewhere', async () => {
    let held: Answering | undefined;
    const { one, other } = await two(
      legacyScript((_received, answer) => {
        answer.stream();
        answer.event(progressOf('p', 1));
        held = answer;
      }),
    );
    const client = await openSession(one.endpoint);
    const answer = await client.post(toolCall('x'));
    const first = await answer.next();
    answer.drop();
    const resumed = await by(other, client).get({ 'last-event-id': first?.id ?? '' });
    const seen = await resumed.next();
    expect(JSON.parse(seen?.data ?? '')).toEqual(progressOf('p', 1));
    const closing = other.close();
    expect(await resumed.next()).toBeUndefined();
    await closing;
    held?.event({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    held?.end();
    const again = await by(one, client).get({ 'last-event-id': seen?.id ?? '' });
    expect(await again.nextMessage()).toMatchObject({ result: { done: true } });
  });

  it('bring an answer to the one that has asked, and a cancellation to the one that has the request', async () => {
    const question = { method: 'elicitation/create', params: { message: 'Who?', requestedSchema: {} } };
    let isCut = false;
    const { one, other } = await two(
      modernScript(({ message }, answer) => {
        if (message.params?.['name'] === 'hang') answer.response.once('close', () => (isCut = true));
        else if (message.params?.['inputResponses'] !== undefined)
          answer.result({ given: message.params['inputResponses'] });
        else answer.result({ resultType: 'input_required', inputRequests: { q: question } });
      }),
    );
    const client = await openSession(one.endpoint);
    const answer = await client.post(toolCall(1));
    const asked = await answer.nextMessage();
    expect(asked).toMatchObject(question);
    const given = await by(other, client).post({ jsonrpc: '2.0', id: asked.id, result: { action: 'accept' } });
    expect(given.status).toBe(202);
    expect(await answer.nextMessage()).toMatchObject({ id: 1, result: { given: { q: { action: 'accept' } } } });

    const hanging = client.post(toolCall(2, { name: 'hang' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await by(other, client).post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
    await vi.waitFor(() => expect(isCut).toBe(true));
    await hanging.then((each) => each.drop());
  });

  it('tell each other what a client asks of its session, whichever of them it says it to', async () => {
    const listens: Answering[] = [];
    const calls: unknown[] = [];
    const { server, one, other } = await two(
      modernScript(
        ({ message }, answer) => {
          if (message.method === 'subscriptions/listen') {
            answer.stream();
            answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: {} });
            listens.push(answer);
          } else {
            calls.push(Object(message.params?.['_meta'])['io.modelcontextprotocol/logLevel']);
            answer.result({ resultType: 'complete', content: [] });
          }
        },
        { capabilities: { tools: { listChanged: true }, resources: { subscribe: true }, logging: {} } },
      ),
    );
    const client = await openSession(one.endpoint);
    const there = by(other, client);
    const stream = await client.get();
    await vi.waitFor(() => expect(listens).toHaveLength(1));
    const wished = (): unknown =>
      Object(server.of('subscriptions/listen').at(-1)?.message.params?.['notifications'])['resourceSubscriptions'];
    const ask = (id: number, method: string, params: object) => there.post({ jsonrpc: '2.0', id, method, params });
    // The stream is at one replica, the subscriptions arrive at the other.
    await ask(1, 'resources/subscribe', { uri: 'file:///a' });
    await ask(2, 'resources/subscribe', { uri: 'file:///b' });
    await vi.waitFor(() => expect(wished()).toEqual(expect.arrayContaining(['file:///a', 'file:///b'])));
    listens.at(-1)?.event({ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri: 'file:///b' } });
    expect(await stream.nextMessage()).toMatchObject({ params: { uri: 'file:///b' } });
    await ask(3, 'resources/unsubscribe', { uri: 'file:///b' });
    await vi.waitFor(() => expect(wished()).toEqual(['file:///a']));
    await ask(4, 'logging/setLevel', { level: 'debug' });
    await expect
      .poll(async () => {
        await (await client.post(toolCall(5))).text();
        return calls.at(-1);
      })
      .toBe('debug');
    // A replica that has never heard of the session knows both with its first request.
    const third = await replica(server, `{replicas:${prefixes}}:`);
    const fresh = by(third, client);
    await (await fresh.post(toolCall(6))).text();
    expect(calls.at(-1)).toBe('debug');
    await fresh.get({});
    await vi.waitFor(() => expect(wished()).toEqual(['file:///a']));
  });

  it('ask a legacy server again for what a client wished at the other one, once the server has forgotten its session', async () => {
    let isLost = false;
    const { server, one, other } = await two((received, answer) => {
      const { request, message } = received;
      if (message.method === 'initialize' && isLost) isLost = false;
      if (isLost && request.headers['mcp-session-id'] !== undefined) answer.response.writeHead(404).end();
      else void legacyScript((_received, to) => to.result({ content: [] }))(received, answer);
    });
    const client = await openSession(one.endpoint);
    const there = by(other, client);
    await client.post({ jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'debug' } });
    await client.post({ jsonrpc: '2.0', id: 2, method: 'resources/subscribe', params: { uri: 'file:///a' } });
    await there.post(toolCall(3));
    await vi.waitFor(() => expect(server.of('resources/subscribe')).toHaveLength(2));
    isLost = true;
    const before = server.received.length;
    expect((await there.post(toolCall(4))).status).toBe(200);
    const again = (method: string): number =>
      server.received.slice(before).filter(({ message }) => message.method === method).length;
    await vi.waitFor(() => expect([again('logging/setLevel'), again('resources/subscribe')]).toEqual([1, 1]));
  });

  it('go on with a parked call at the one that the client comes back to', async () => {
    const calls: Answering[] = [];
    const { one, other } = await two((received, answer) => {
      const { id, result } = received.message;
      if (id === 'ask-1' && result !== undefined) {
        calls[0]?.event({ jsonrpc: '2.0', id: 1, result: { content: [], given: result } });
        calls[0]?.end();
      }
      return legacyScript((_received, call) => {
        call.stream();
        calls.push(call);
        const params = { message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
        call.event({ jsonrpc: '2.0', id: 'ask-1', method: 'elicitation/create', params });
      })(received, answer);
    });
    const meta = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } };
    const first = await (await postModern(one.endpoint, 'tools/call', { name: 'ask' }, { meta })).message();
    const { inputRequests, requestState }: { inputRequests: object; requestState: string } = JSON.parse(
      JSON.stringify(first.result),
    );
    const [key = ''] = Object.keys(inputRequests);
    const inputResponses = { [key]: { action: 'accept', content: {} } };
    const params = { name: 'ask', inputResponses, requestState };
    const wrong = await postModern(other.endpoint, 'tools/call', { ...params, name: 'other' }, { meta });
    expect(await wrong.message()).toMatchObject({ error: { code: -32_602 } });
    const again = await postModern(other.endpoint, 'tools/call', params, { id: 'two', meta });
    expect(await again.message()).toEqual({
      jsonrpc: '2.0',
      id: 'two',
      result: { resultType: 'complete', content: [], given: { action: 'accept', content: {} } },
    });
    expect(calls).toHaveLength(1);
    const once = await postModern(other.endpoint, 'tools/call', params, { meta });
    expect(await once.message()).toMatchObject({ error: { message: expect.stringContaining('does not wait') } });
  });

  it('lose no session when one is killed, and tell the client of the call that went down with it', async () => {
    const opened: Answering[] = [];
    const server = await startScriptedServer(
      legacyScript(
        ({ message, method }, answer) => {
          if (method === 'GET') {
            answer.stream();
            opened.push(answer);
          } else if (message.params?.['name'] === 'slow') {
            answer.stream();
            answer.event(progressOf('p', 1));
          } else answer.result({ content: [] });
        },
        { hasStream: true },
      ),
    );
    closeLater(() => server.close());
    const config = {
      name: 'killed',
      transport: 'streamable-http',
      host: '127.0.0.1',
      targetHost: '127.0.0.1',
      targetPort: server.port,
      sessionStorage: { provider: 'redis', address: redis.address },
    } as const;
    const started = (): ReturnType<typeof startProxyProcess> =>
      startProxyProcess(temporaryFolder('svc-replica-'), config);
    const [one, other] = [await started(), await started()];
    await Promise.all([one.ready(), other.ready()]);
    closeLater(async () => void (await other.close()));
    const client = await openSession(one.endpoint);
    const call = await client.post(toolCall(9));
    await call.next();
    const seen = await call.next();
    const stream = await client.get();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.event({ jsonrpc: '2.0', method: 'notifications/a' });
    let last = await stream.next();
    while (last?.data === '') last = await stream.next();
    process.kill(one.pid, 'SIGKILL');
    const there = by(other, client);
    expect((await there.post(toolCall(10, { name: 'quick' }))).status).toBe(200);
    const resumed = await there.get({ 'last-event-id': last?.id ?? '' });
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    opened[1]?.event({ jsonrpc: '2.0', method: 'notifications/b' });
    expect(await resumed.nextMessage()).toMatchObject({ method: 'notifications/b' });
    const lost = await there.get({ 'last-event-id': seen?.id ?? '' });
    expect(await lost.nextMessage()).toMatchObject({
      id: 9,
      error: { message: expect.stringContaining('the replica of this proxy that had the call has ended') },
    });
    expect(await lost.next()).toBeUndefined();
    expect(server.of('initialize')).toHaveLength(3);
  });
});
