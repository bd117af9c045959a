import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../../runtime/identity/identity.ts';
import { openHttpPolicy, type DecisionPointSettings } from '../../../runtime/policy/decision-point/http-policy.ts';
import type { Policy } from '../../../runtime/policy/policy.ts';

const alice: Identity = {
  subject: 'alice',
  issuer: 'https://login.example.com',
  provider: 'company',
  claims: { team: 'ops', email: 'alice@example.com' },
  expiresAt: 4_102_444_800,
};

describe('a decision point over HTTP', () => {
  const open: { readonly server: Server; readonly policy: Policy }[] = [];
  afterEach(async () => {
    for (const { server, policy } of open.splice(0)) {
      await policy.close();
      server.close();
    }
  });

  async function point(
    answer: (path: string, body: unknown) => { readonly status?: number; readonly body: unknown } | 'silence',
    more: Partial<DecisionPointSettings> = {},
  ) {
    const asked: { readonly path: string; readonly body: unknown }[] = [];
    const problems: string[] = [];
    const server = createServer((request, response) => {
      void reply(request, response);
    });
    async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const path = request.url ?? '';
      const body = await json(request);
      asked.push({ path, body });
      const said = answer(path, body);
      if (said === 'silence') return;
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const policy = openHttpPolicy({
      url: `http://127.0.0.1:${port}/access/v1/evaluation`,
      timeoutMs: 20_000,
      rememberMs: 60_000,
      serverName: 'tracker',
      includeArguments: false,
      connection: { addresses: { loopback: true, private: true }, plainHttp: 'loopback' },
      onProblem: (problem) => problems.push(problem),
      ...more,
    });
    open.push({ server, policy });
    return { policy, asked, problems };
  }

  it('is asked in the form of AuthZEN, once for each caller and name', async () => {
    const { policy, asked } = await point(() => ({ body: { decision: true } }), { claims: ['team'] });
    expect(await policy.decide(alice, { use: 'call', feature: 'tool', name: 'find' })).toBe('permitted');
    expect(policy.decide(alice, { use: 'call', feature: 'tool', name: 'find' })).toBe('permitted');
    expect(asked).toEqual([
      {
        path: '/access/v1/evaluation',
        body: {
          subject: {
            type: 'user',
            id: 'alice',
            properties: { issuer: 'https://login.example.com', claims: { team: 'ops' } },
          },
          action: { name: 'call_tool' },
          resource: { type: 'tool', id: 'find', properties: { server: 'tracker' } },
        },
      },
    ]);
  });

  it('gets the arguments where it asks for them, and then decides each call', async () => {
    const { policy, asked } = await point(() => ({ body: { decision: true } }), { includeArguments: true });
    const question = { use: 'call', feature: 'tool', name: 'find', arguments: { owner: 'acme' } } as const;
    await policy.decide(undefined, question);
    await policy.decide(undefined, question);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).toMatchObject({
      subject: { type: 'anonymous' },
      context: { arguments: { owner: 'acme' } },
    });
  });

  it('decides a list in questions of a hundred', async () => {
    const { policy, asked } = await point((_, body) => ({
      body: {
        evaluations: evaluationsIn(body).map((_each, index) => ({ decision: index % 2 === 0 })),
      },
    }));
    const items = Array.from({ length: 150 }, (_, index) => ({ name: `t${index}` }));
    const answers = await policy.permittedOf(alice, 'tool', items);
    expect(answers.filter(Boolean)).toHaveLength(75);
    expect(asked.map(({ path }) => path)).toEqual(['/access/v1/evaluations', '/access/v1/evaluations']);
  });

  it.each([
    ['false', { body: { decision: false } }, 'denied'],
    ['a decision that is a string', { body: { decision: 'true' } }, 'unavailable'],
    ['a list', { body: [true] }, 'unavailable'],
    ['HTML', { body: '<html>' }, 'unavailable'],
    ['an error', { status: 500, body: {} }, 'unavailable'],
    ['silence', 'silence', 'unavailable'],
  ] as const)('does not permit with %s', async (_, answer, decision) => {
    const { policy, problems } = await point(() => answer, answer === 'silence' ? { timeoutMs: 300 } : {});
    expect(await policy.decide(alice, { use: 'read', feature: 'resource', name: 'file:///a' })).toBe(decision);
    expect(await policy.permittedOf(alice, 'tool', [{ name: 'a' }])).toEqual([false]);
    expect(problems.join(' ')).not.toContain('alice');
  });
});

function evaluationsIn(body: unknown): readonly unknown[] {
  const list: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'evaluations') : undefined;
  return Array.isArray(list) ? list : [];
}
