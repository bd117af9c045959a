import { expect, test } from 'vitest';
import { ParkedCalls } from '../../../../runtime/mcp/bridge/parked-calls.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, type Answering } from '../../../support/mcp/scripted-server.ts';

const identity = { subject: 'ada', issuer: 'https://issuer', provider: 'p', claims: {}, expiresAt: Infinity };

test('calls that wait for one caller leave room for those of others', () => {
  const parked = new ParkedCalls<{ giveUp(reason: string): void }>(300_000);
  const call = { giveUp: () => undefined };
  const places = Array.from({ length: 1001 }, () => parked.park(call, 'ada', 1));
  expect(places.filter((place) => place !== undefined)).toHaveLength(1000);
  const long = Array.from({ length: 5 }, () => parked.park(call, 'bob', 8_388_608));
  expect(long.filter((place) => place !== undefined)).toHaveLength(4);
  // One call waits however long it is, and each that goes on leaves its place.
  expect(parked.park(call, 'eve', 50_000_000)).toBeDefined();
  parked.take(places[0]?.handle ?? '');
  expect(parked.park(call, 'ada', 1)).toBeDefined();
  expect(parked.park(call, 'ada', 1)).toBeUndefined();
  parked.close();
});

test('sessions with a legacy server that one caller opens by many capabilities end before those of others', async () => {
  let subject = 'ada';
  const held: Answering[] = [];
  const { endpoint, server } = await openGateway(
    legacyScript(({ message }, answer) => {
      if (message.params?.['name'] === 'held') held.push(answer);
      else answer.result({ content: [] });
    }),
    { hooks: { authenticate: () => ({ identity: { ...identity, subject }, token: 't' }) } },
  );
  const call = async (name: string, number: number): Promise<number> => {
    const meta = { 'io.modelcontextprotocol/clientCapabilities': { experimental: { number } } };
    const answer = await postModern(endpoint, 'tools/call', { name }, { meta });
    await answer.text();
    return answer.status;
  };
  const begun = (): number => server.of('initialize').length;
  const probed = begun();
  expect(await call('a', 0)).toBe(200);
  subject = 'bob';
  for (let number = 0; number < 101; number += 1) expect(await call('a', number)).toBe(200);
  expect(begun() - probed).toBe(102);
  // The oldest of his own has ended, and hers has not.
  expect(await call('a', 0)).toBe(200);
  expect(begun() - probed).toBe(103);
  subject = 'ada';
  expect(await call('a', 0)).toBe(200);
  expect(begun() - probed).toBe(103);
  // Where all of them are in use, there is no further one.
  subject = 'bob';
  const waiting = Array.from({ length: 100 }, (_, number) => call('held', number + 200));
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(100);
  expect(await call('a', 400)).toBe(503);
  subject = 'ada';
  expect(await call('a', 1)).toBe(200);
  for (const answer of held) answer.result({ content: [] });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
});

test('a requestState that is not a string begins no call', async () => {
  const { endpoint, server } = await openGateway(legacyScript((_received, answer) => answer.result({ content: [] })));
  for (const requestState of [1, null, {}]) {
    const answer = await postModern(endpoint, 'tools/call', { name: 'a', requestState });
    expect(await answer.message()).toMatchObject({ error: { code: -32602 } });
  }
  expect(server.of('tools/call')).toHaveLength(0);
});
