import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern, type RawAnswer } from '../../../support/mcp/raw-client.ts';
import {
  legacyScript,
  modernScript,
  type Answering,
  type Message,
  type Received,
} from '../../../support/mcp/scripted-server.ts';

/** Answers with the given secret, after the given delay, and after the given number of events. */
async function echo({ message }: Received, answer: Answering): Promise<void> {
  const { arguments: given, _meta } = { arguments: {}, _meta: {}, ...message.params };
  const { wait = 0, events = 0, secret = '' } = { ...(given as { wait?: number; events?: number; secret?: string }) };
  await delay(wait);
  const response = { jsonrpc: '2.0', id: message.id, result: { resultType: 'complete', content: [], secret } };
  if (events === 0) {
    answer.json(response);
    return;
  }
  answer.stream();
  const progressToken: unknown = Reflect.get(_meta, 'progressToken');
  for (let progress = 1; progress <= events; progress += 1) {
    answer.event({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken, progress, message: secret },
    });
    await delay(1);
  }
  answer.event(response);
  answer.end();
}

interface Call {
  readonly client: number;
  readonly wait: number;
  readonly events: number;
}

const calls: fc.Arbitrary<readonly Call[]> = fc.array(
  fc.record({ client: fc.nat(9), wait: fc.nat(15), events: fc.constantFrom(0, 0, 1, 3) }),
  { minLength: 60, maxLength: 60 },
);

/** Everything that an answer says. */
async function messagesOf(answer: RawAnswer): Promise<readonly Message[]> {
  if (answer.headers.get('content-type')?.startsWith('application/json') === true) return [await answer.message()];
  const all: Message[] = [];
  for (let event = await answer.next(); event !== undefined; event = await answer.next())
    if (event.data !== '') all.push(JSON.parse(event.data));
  return all;
}

test.each([
  ['legacy', legacyScript],
  ['modern', modernScript],
] as const)(
  'calls of many clients of both eras at the same time never cross, toward a %s server',
  async (_, script) => {
    const { endpoint, server } = await openGateway(script(echo));
    const sessions = await Promise.all(Array.from({ length: 5 }, () => openSession(endpoint)));
    let count = 0;
    await fc.assert(
      fc.asyncProperty(calls, async (given) => {
        const answers = given.map(async ({ client, wait, events }, index) => {
          count += 1;
          const secret = `secret-${client}-${count}`;
          const session = sessions[client];
          // Every client counts its ids and tokens by itself, so they are the same ones.
          const id = Math.floor(index / 10) + 1 + (session === undefined ? 0 : 1000 * count);
          const meta = events === 0 ? {} : { progressToken: `token-${index}` };
          const args = { wait, events, secret };
          const answer =
            session === undefined
              ? await postModern(endpoint, 'tools/call', { name: 'echo', arguments: args }, { id, meta })
              : await session.post({
                  jsonrpc: '2.0',
                  id,
                  method: 'tools/call',
                  params: { name: 'echo', arguments: args, _meta: meta },
                });
          return { id, index, events, secret, messages: await messagesOf(answer) };
        });
        for (const { id, index, events, secret, messages } of await Promise.all(answers)) {
          expect(messages).toHaveLength(events + 1);
          expect(messages.at(-1)).toMatchObject({ id, result: { secret } });
          for (const [at, { params }] of messages.slice(0, -1).entries())
            expect(params).toMatchObject({ progressToken: `token-${index}`, progress: at + 1, message: secret });
        }
      }),
      { numRuns: 9 },
    );
    expect(server.of('tools/call').length).toBeGreaterThanOrEqual(500);
  },
  120_000,
);
