import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import { systemClock } from '../../runtime/identity/clock.ts';
import type { ScriptedServer } from '../support/mcp/scripted-server.ts';
import {
  findTools,
  legacyClient,
  modernClient,
  startOver,
  startToolServer,
  type ScriptedTool,
  type ToolAnswer,
} from '../support/mcp/searching-aggregator.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';

const audience = 'https://tools.example.com';
const names = ['read', 'write', 'drop', 'find'];
const groups = ['ops', 'dev'];

let key: SigningKey;
let provider: StandInProvider;
let servers: Record<string, ScriptedServer>;
let offered: readonly ScriptedTool[] = [];

beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
  servers = { a: await startToolServer(() => offered), b: await startToolServer(() => offered) };
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await provider.server.close();
});

function incoming(policies: string[]): NonNullable<AggregatorConfig['incomingAuth']> {
  return {
    type: 'oidc',
    oidc: { issuer: provider.issuer, audience, insecureAllowHttp: true, jwksAllowPrivateIp: true },
    authz: { type: 'cedar', policies },
  };
}

async function bearer(claims: object = {}): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await provider.token(key, { aud: audience, sub: 'ada', ...claims })}` };
}

const tool = fc.record({
  name: fc.constantFrom(...names),
  // A word that all have in common, so that a search for it finds all.
  description: fc.constantFrom('gadget', 'the gadget', 'gadgets for all'),
  annotations: fc.record({ readOnlyHint: fc.boolean(), destructiveHint: fc.boolean() }),
});

const condition = fc.constantFrom(
  '',
  ' when { resource has readOnlyHint && resource.readOnlyHint }',
  ' unless { resource has destructiveHint && resource.destructiveHint }',
  ' when { principal has claim_sub && principal.claim_sub == "ada" }',
);
const principal = fc.constantFrom('principal', ...groups.map((group) => `principal in ClaimGroup::"${group}"`));
const resource = fc.constantFrom(
  'resource',
  ...names.flatMap((name) => [`resource == Tool::"a_${name}"`, `resource == Tool::"b_${name}"`]),
  'resource == Tool::"find_tool"',
  'resource == Tool::"call_tool"',
);
const policy = fc
  .record({ effect: fc.constantFrom('permit', 'permit', 'permit', 'forbid'), principal, resource, condition })
  .map((one) => `${one.effect}(${one.principal}, action, ${one.resource})${one.condition};`);

const setting = fc.record({
  tools: fc.uniqueArray(tool, { selector: ({ name }) => name, minLength: 1 }),
  policies: fc.array(policy, { minLength: 1, maxLength: 5 }),
  filter: fc.subarray(names, { minLength: 1 }),
  excludesB: fc.boolean(),
  caller: fc.subarray(groups),
});

test('a caller can list, find and call the same tools', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(setting, async ({ tools, policies, filter, excludesB, caller }) => {
      offered = tools;
      const config: Omit<AggregatorConfig, 'groupRef'> = {
        incomingAuth: incoming(policies),
        aggregation: {
          tools: [
            { workload: 'a', filter },
            { workload: 'b', excludeAll: excludesB },
          ],
        },
      };
      const optimizer = { hybridSearchSemanticRatio: '0', maxToolsToReturn: 50, pinnedTools: ['a_read'] };
      const [listing, searching] = await Promise.all([
        startOver(servers, config),
        startOver(servers, { ...config, optimizer }),
      ]);
      try {
        const headers = await bearer({ groups: caller });
        const listed = await modernClient(listing, headers).list();
        seen += listed.length;
        for (const client of [modernClient(searching, headers), await legacyClient(searching, headers)]) {
          expect((await findTools(client, 'gadget')).toSorted()).toEqual(listed);
          const pinned = listed.filter((name) => name === 'a_read');
          expect(await client.list()).toEqual([...pinned, 'call_tool', 'find_tool']);
          const answers: (ToolAnswer & { readonly name: string })[] = [];
          for (const name of ['a', 'b'].flatMap((owner) => names.map((each) => `${owner}_${each}`)))
            answers.push({ name, ...(await client.call('call_tool', { tool_name: name })) });
          const isCalled = ({ result }: (typeof answers)[number]): boolean => result !== undefined;
          expect(
            answers
              .filter(isCalled)
              .map(({ name }) => name)
              .toSorted(),
          ).toEqual(listed);
          // Hidden, denied and absent are one answer.
          const refusals = answers
            .filter((one) => !isCalled(one))
            .map(({ status, error }) => JSON.stringify([status, error]));
          expect(new Set(refusals).size).toBeLessThanOrEqual(1);
        }
      } finally {
        await Promise.all([listing.close(), searching.close()]);
      }
    }),
    { numRuns: 12 },
  );
  expect(seen).toBeGreaterThan(0);
});

test('policies see the arguments of the tool that is called, however they are sent', async () => {
  offered = [{ name: 'write' }];
  const policies = [
    'permit(principal, action, resource == Tool::"a_write") when { context has arg_title && context.arg_title == "ok" };',
  ];
  const optimizer = { hybridSearchSemanticRatio: '0' };
  const aggregator = await startOver(servers, { incomingAuth: incoming(policies), optimizer });
  try {
    const client = modernClient(aggregator, await bearer());
    const status = async (given: object) => (await client.call('call_tool', given)).status;
    const name = { tool_name: 'a_write' };
    expect(await status({ ...name, parameters: { title: 'ok' } })).toBe(200);
    expect(await status({ ...name, parameters: '{"title":"ok"}' })).toBe(200);
    expect(await status({ parameters: { ...name, title: 'ok' } })).toBe(200);
    expect(await status({ ...name, parameters: { title: 'no' } })).toBe(403);
    expect(await status({ ...name, title: 'ok' })).toBe(403);
    // Of two keys the server may read the other one.
    expect(await status({ ...name, parameters: '{"title":"ok","title":"no"}' })).toBe(400);
  } finally {
    await aggregator.close();
  }
});
