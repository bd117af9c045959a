import { describe, expect, test, vi } from 'vitest';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern, type RawAnswer } from '../../../support/mcp/raw-client.ts';
import {
  legacyScript,
  type startScriptedServer,
  type Answering,
  type Received,
} from '../../../support/mcp/scripted-server.ts';

const capabilities = { elicitation: {}, sampling: {}, roots: {} };
const meta = { 'io.modelcontextprotocol/clientCapabilities': capabilities };
const elicit = {
  method: 'elicitation/create',
  params: { message: 'Who?', requestedSchema: { type: 'object', properties: {} }, n: 1.0 },
};

interface Question {
  readonly method: string;
  readonly params?: object;
}

/** A legacy server that asks questions during each call, and answers it with what it was answered. */
function asking(questions: readonly Question[], answering: (answer: Answering) => void = () => undefined) {
  const calls: { readonly answer: Answering; readonly id: unknown; readonly given: unknown[] }[] = [];
  const rest = legacyScript(({ message }, answer) => {
    answer.stream();
    calls.push({ answer, id: message.id, given: [] });
    for (const [index, question] of questions.entries())
      answer.event({ jsonrpc: '2.0', id: `ask-${calls.length}-${index}`, ...question });
    answering(answer);
  });
  const script: Parameters<typeof startScriptedServer>[0] = (received, answer) => {
    const { id, method, result, error } = received.message;
    const call = typeof id === 'string' ? calls[Number(id.split('-')[1]) - 1] : undefined;
    if (method === undefined && call !== undefined) {
      call.given.push(result ?? error);
      if (call.given.length === questions.length) {
        call.answer.event({ jsonrpc: '2.0', id: call.id, result: { given: call.given } });
        call.answer.end();
      }
    }
    return rest(received, answer);
  };
  return { script, calls };
}

async function inputRequired(answer: RawAnswer) {
  const { result } = await answer.message();
  expect(result).toMatchObject({ resultType: 'input_required' });
  const { inputRequests, requestState }: { inputRequests: Record<string, Question>; requestState: string } = JSON.parse(
    JSON.stringify(result),
  );
  return { keys: Object.keys(inputRequests), inputRequests, requestState };
}

describe('a call that a legacy server stops to ask its client', () => {
  test('goes on under the next request of the client, with the same call at the server', async () => {
    const { script, calls } = asking([elicit, { method: 'roots/list' }]);
    const { endpoint, server } = await openGateway(script);
    const call = { name: 'ask', arguments: { b: 1, a: [2] } };
    const first = await postModern(endpoint, 'tools/call', call, { meta });
    const { keys, inputRequests, requestState } = await inputRequired(first);
    expect(Object.values(inputRequests)).toEqual([elicit, { method: 'roots/list' }]);
    const inputResponses = {
      [keys[0] ?? '']: { action: 'accept', content: { x: 1 } },
      [keys[1] ?? '']: { roots: [] },
      nobodyAsked: {},
    };
    const again = await postModern(
      endpoint,
      'tools/call',
      { ...call, arguments: { a: [2], b: 1 }, inputResponses, requestState },
      { id: 2, meta },
    );
    expect(await again.message()).toEqual({
      jsonrpc: '2.0',
      id: 2,
      result: { resultType: 'complete', given: [{ action: 'accept', content: { x: 1 } }, { roots: [] }] },
    });
    expect(server.of('tools/call')).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  test('asks again for what the client left out', async () => {
    const { endpoint } = await openGateway(asking([elicit, { method: 'roots/list' }]).script);
    const first = await inputRequired(await postModern(endpoint, 'tools/call', { name: 'a' }, { meta }));
    const [one = '', two = ''] = first.keys;
    const some = { name: 'a', requestState: first.requestState, inputResponses: { [one]: { action: 'decline' } } };
    const second = await inputRequired(await postModern(endpoint, 'tools/call', some, { id: 2, meta }));
    expect(second.keys).toEqual([two]);
    const rest = { name: 'a', requestState: second.requestState, inputResponses: { [two]: { roots: [] } } };
    const last = await postModern(endpoint, 'tools/call', rest, { id: 3, meta });
    expect(await last.message()).toMatchObject({ id: 3, result: { given: [{ action: 'decline' }, { roots: [] }] } });
  });

  test.each([
    ['another name', { name: 'b' }],
    ['other arguments', { arguments: { x: 2 } }],
    ['a forged state', { requestState: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a state that the proxy did not make', { requestState: 'x' }],
  ])('is not resumed with %s', async (_name, other) => {
    const { endpoint } = await openGateway(asking([elicit]).script);
    const call = { name: 'a', arguments: { x: 1 } };
    const { keys, requestState } = await inputRequired(await postModern(endpoint, 'tools/call', call, { meta }));
    const inputResponses = { [keys[0] ?? '']: { action: 'accept' } };
    const refused = await postModern(
      endpoint,
      'tools/call',
      { ...call, requestState, inputResponses, ...other },
      { id: 2, meta },
    );
    expect(refused.status).toBe(400);
    expect(await refused.message()).toMatchObject({
      id: 2,
      error: { code: -32602, message: expect.stringContaining('requestState') },
    });
    const right = await postModern(endpoint, 'tools/call', { ...call, requestState, inputResponses }, { id: 3, meta });
    expect(await right.message()).toMatchObject({ id: 3, result: { resultType: 'complete' } });
    const twice = await postModern(endpoint, 'tools/call', { ...call, requestState, inputResponses }, { id: 4, meta });
    expect(await twice.message()).toMatchObject({ id: 4, error: { code: -32602 } });
  });

  test('is not resumed with any bit of its state changed, nor with another text that decodes to it', async () => {
    const { script, calls } = asking([elicit]);
    const { endpoint, server } = await openGateway(script);
    const call = { name: 'a', arguments: { x: 1 } };
    const { keys, requestState } = await inputRequired(await postModern(endpoint, 'tools/call', call, { meta }));
    const inputResponses = { [keys[0] ?? '']: { action: 'accept' } };
    const sealed = Buffer.from(requestState, 'base64url');
    const flipped = Array.from({ length: sealed.length * 8 }, (_, bit) => {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return changed.toString('base64url');
    });
    const others = [
      `${requestState}=`,
      ` ${requestState}`,
      `${requestState}A`,
      `${requestState.slice(0, 9)}!${requestState.slice(9)}`,
    ];
    for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const text = `${requestState.slice(0, -1)}${last}`;
      if (text !== requestState) others.push(text);
    }
    for (const state of [...flipped, ...others]) {
      const refused = await postModern(
        endpoint,
        'tools/call',
        { ...call, requestState: state, inputResponses },
        { meta },
      );
      expect(refused.status, state).toBe(400);
    }
    for (const method of ['prompts/get', 'resources/read']) {
      const params = { ...call, uri: 'a', requestState, inputResponses };
      const name = method === 'resources/read' ? { headers: { 'mcp-name': 'a' } } : {};
      expect((await postModern(endpoint, method, params, { meta, ...name })).status).toBe(400);
    }
    expect(calls[0]?.given).toEqual([]);
    expect(server.of('tools/call')).toHaveLength(1);
    const right = await postModern(endpoint, 'tools/call', { ...call, requestState, inputResponses }, { id: 3, meta });
    expect(await right.message()).toMatchObject({ id: 3, result: { given: [{ action: 'accept' }] } });
  });

  test('is not resumed by another caller', async () => {
    let subject = 'ada';
    const authenticate: Hooks['authenticate'] = () => ({
      identity: { subject, issuer: 'https://i', provider: 'p', claims: {}, expiresAt: Infinity },
      token: 't',
    });
    const { endpoint } = await openGateway(asking([elicit]).script, { hooks: { authenticate } });
    const { keys, requestState } = await inputRequired(
      await postModern(endpoint, 'tools/call', { name: 'a' }, { meta }),
    );
    const again = { name: 'a', requestState, inputResponses: { [keys[0] ?? '']: { action: 'accept' } } };
    subject = 'bob';
    expect(await (await postModern(endpoint, 'tools/call', again, { meta })).message()).toMatchObject({
      error: { code: -32602 },
    });
    subject = 'ada';
    expect(await (await postModern(endpoint, 'tools/call', again, { meta })).message()).toMatchObject({
      result: { resultType: 'complete' },
    });
  });

  test('is not resumed once its time is over: the server has its answers, and the client receives an error to call again', async () => {
    const { script, calls } = asking([elicit]);
    const { endpoint, server } = await openGateway(script, { bounds: { parkTime: 20 } });
    const { keys, requestState } = await inputRequired(
      await postModern(endpoint, 'tools/call', { name: 'a' }, { meta }),
    );
    await vi.waitFor(() => expect(calls[0]?.given).toMatchObject([{ code: -32601 }]));
    expect(server.of('notifications/cancelled')).toHaveLength(1);
    const again = { name: 'a', requestState, inputResponses: { [keys[0] ?? '']: { action: 'accept' } } };
    const refused = await postModern(endpoint, 'tools/call', again, { id: 2, meta });
    expect(refused.status).toBe(400);
    expect(await refused.message()).toMatchObject({
      id: 2,
      error: { code: -32602, message: expect.stringContaining('does not wait any more') },
    });
  });

  test('learns where the call is when another replica holds it', async () => {
    const script = asking([elicit]).script;
    const [one, two] = [await openGateway(script), await openGateway(script)];
    const { requestState } = await inputRequired(await postModern(one.endpoint, 'tools/call', { name: 'a' }, { meta }));
    const refused = await postModern(
      two.endpoint,
      'tools/call',
      { name: 'a', requestState, inputResponses: {} },
      { meta },
    );
    expect(refused.status).toBe(400);
  });

  test('gets an error for what the client cannot be asked, and goes on', async () => {
    const { script, calls } = asking([elicit, { method: 'sampling/createMessage', params: {} }, { method: 'no/such' }]);
    const { endpoint } = await openGateway(script);
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' });
    expect(await answer.message()).toMatchObject({ result: { resultType: 'complete' } });
    expect(calls[0]?.given).toHaveLength(3);
    for (const given of calls[0]?.given ?? []) expect(given).toMatchObject({ code: -32601 });
  });

  test('asks so many questions at once, and no longer ones than a client is shown', async () => {
    const many = Array.from({ length: 70 }, () => elicit);
    const { script, calls } = asking([...many, { ...elicit, params: { ...elicit.params, x: 'x'.repeat(1_100_000) } }]);
    const { endpoint } = await openGateway(script);
    const { keys } = await inputRequired(await postModern(endpoint, 'tools/call', { name: 'a' }, { meta }));
    expect(keys).toHaveLength(64);
    await vi.waitFor(() => expect(calls[0]?.given).toHaveLength(7));
    for (const given of calls[0]?.given ?? []) expect(given).toMatchObject({ code: -32601 });
  });

  test('is given up when its client goes, and the server hears of it', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript((_received, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'error', data: 'x' } });
      }),
    );
    const level = { 'io.modelcontextprotocol/logLevel': 'warning' };
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' }, { meta: { ...meta, ...level } });
    expect(await answer.nextMessage()).toMatchObject({ params: { level: 'error' } });
    answer.drop();
    const requestId = server.of('tools/call')[0]?.message.id;
    await vi.waitFor(() =>
      expect(server.of('notifications/cancelled').map(({ message }) => message.params)).toEqual([{ requestId }]),
    );
    expect(server.of('logging/setLevel').map(({ message }) => message.params)).toEqual([{ level: 'warning' }]);
  });
});

describe('calls in one session of a legacy server', () => {
  test('have ids and tokens of their own, whatever their clients call them', async () => {
    const waiting: { readonly received: Received; readonly answer: Answering }[] = [];
    const { endpoint } = await openGateway(
      legacyScript((received, answer) => {
        answer.stream();
        waiting.push({ received, answer });
      }),
    );
    const call = (text: string) =>
      postModern(
        endpoint,
        'tools/call',
        { name: 'a', arguments: { text } },
        { id: 'same', meta: { progressToken: 'p' } },
      );
    const answers = Promise.all([call('one'), call('two')]);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    const ids = waiting.map(({ received }) => received.message.id);
    expect(new Set(ids).size).toBe(2);
    for (const { received, answer } of waiting.toReversed()) {
      const { id, params } = received.message;
      const token: unknown = Reflect.get(Object(params?.['_meta']), 'progressToken');
      expect(token).not.toBe('p');
      answer.event({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: token, progress: 1 } });
      answer.event({ jsonrpc: '2.0', id, result: params?.['arguments'] });
      answer.end();
    }
    for (const [index, answer] of (await answers).entries()) {
      expect(await answer.nextMessage()).toMatchObject({ params: { progressToken: 'p' } });
      const text = waiting.map(({ received }) => received.message.params?.['arguments'])[index];
      expect(await answer.nextMessage()).toEqual({
        jsonrpc: '2.0',
        id: 'same',
        result: { resultType: 'complete', ...Object(text) },
      });
    }
    expect(waiting.every(({ received }) => received.request.headers['mcp-session-id'] === 'backend-session')).toBe(
      true,
    );
  });
});
