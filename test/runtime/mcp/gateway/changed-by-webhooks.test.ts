import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { expect, test } from 'vitest';
import { invalidParams } from '../../../../runtime/mcp/envelope/rpc-errors.ts';
import type { Hooks, PolicyQuestion } from '../../../../runtime/mcp/gateway/hooks.ts';
import { patched } from '../../../../runtime/policy/webhook/review-answer.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript } from '../../../support/mcp/scripted-server.ts';

const key = fc.constantFrom('q', 'owner', 'x/y', 'til~de', 'é', '', 'name');
const given = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
const pointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
/** Changes of the name and of arguments; some of them do not fit. */
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant('replace' as const), path: fc.constant('/mcpRequest/params/name'), value: fc.string() }),
  fc
    .tuple(key, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('add' as const, 'replace' as const))
    .map(([name, value, op]) => ({ op, path: `/mcpRequest/params/arguments/${pointer(name)}`, value })),
  key.map((name) => ({ op: 'remove' as const, path: `/mcpRequest/params/arguments/${pointer(name)}` })),
);

test('what webhooks make of a call is what the policy is asked about and what the server gets, or it goes nowhere', async () => {
  let patch: readonly Operation[] = [];
  const asked: PolicyQuestion[] = [];
  const validated: unknown[] = [];
  const hooks: Hooks = {
    policy: {
      needsArguments: true,
      needsAnnotations: false,
      decide(_identity, question) {
        asked.push(question);
        return question.name.includes('x') ? 'denied' : 'permitted';
      },
      permittedOf: async (_identity, _feature, items) => items.map(() => true),
    },
    webhooks: {
      mutate({ bytes }) {
        const changed = patched(bytes, patch);
        return 'problem' in changed ? invalidParams(changed) : changed.message;
      },
      validate: ({ bytes }) => void validated.push(JSON.parse(bytes.toString('utf8'))),
    },
  };
  const modern = await openGateway(
    modernScript((_received, answer) => answer.result({ resultType: 'complete', content: [] })),
    { hooks },
  );
  const legacy = await openGateway(
    legacyScript((_received, answer) => answer.result({ content: [] })),
    { hooks },
  );
  const client = await openSession(legacy.endpoint);
  let permitted = 0;
  await fc.assert(
    fc.asyncProperty(given, fc.array(operation, { maxLength: 4 }), async (values, operations) => {
      patch = operations;
      const params = { name: 'tool', arguments: values };
      const document = { mcpRequest: { params: structuredClone(JSON.parse(JSON.stringify(params))) } };
      const fits = applyPatch(document, structuredClone(operations)).every((error) => error === null);
      const { name, arguments: changed } = document.mcpRequest.params;
      const isPermitted = fits && !name.includes('x');
      for (const { server } of [legacy, modern]) {
        asked.splice(0);
        validated.splice(0);
        const before = server.of('tools/call').length;
        const { status } =
          server === legacy.server
            ? await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
            : await postModern(modern.endpoint, 'tools/call', params);
        expect(status).toBe(isPermitted ? 200 : fits ? 403 : 400);
        expect(asked).toEqual(fits ? [{ use: 'call', feature: 'tool', name, arguments: changed }] : []);
        const sent = server.of('tools/call').slice(before);
        expect(sent.map(({ message }) => message.params)).toMatchObject(
          isPermitted ? [{ name, arguments: changed }] : [],
        );
        expect(sent.map(({ message }) => message)).toEqual(validated);
        permitted += sent.length;
      }
    }),
    { numRuns: 150 },
  );
  expect(permitted).toBeGreaterThan(20);
});
