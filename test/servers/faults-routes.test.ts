import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiOperation } from '../../generated/api/operation.ts';
import { registryErrors, type RegistryErrorCode } from '../../generated/api/registry-errors.ts';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import { accessRules } from '../../runtime/registry/access/access-rules.ts';
import { decide } from '../../runtime/registry/access/decide.ts';
import type { Caller, RoleName } from '../../runtime/registry/access/caller.ts';
import type { AccessResource, Operation, Refusal } from '../../runtime/registry/access/operation.ts';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from '../support/running-registry.ts';

const operations: readonly ApiOperation[] = Object.values(registryOperations);
const guarded = operations.filter(({ access }) => access !== 'public');

/** Everything in these tests belongs to those who hold this. */
const claims = { org: 'acme' };
const sources = [{ name: 'team', managed: {}, claims }];
const registries = [{ name: 'main', sources: ['team'], claims }];

const roles = ['manageSources', 'manageRegistries', 'manageEntries', 'superAdmin'] as const satisfies RoleName[];
const everyRole = ['manageSources', 'manageRegistries', 'manageEntries'] as const;

/** Callers by what they hold: with `claims`, and with roles, named by groups of the same name. */
const callers: Readonly<
  Record<string, { readonly claims: Record<string, string>; readonly roles: readonly RoleName[] }>
> = {
  nobody: { claims: {}, roles: [] },
  reader: { claims, roles: [] },
  outsider: { claims: {}, roles: everyRole },
  manager: { claims, roles: everyRole },
  sources: { claims, roles: ['manageSources'] },
  registries: { claims, roles: ['manageRegistries'] },
  entries: { claims, roles: ['manageEntries'] },
  admin: { claims: {}, roles: ['superAdmin'] },
};

let provider: RunningOidcProvider;
let registry: TestRegistry;
let open: TestRegistry;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources,
    registries,
    auth: {
      mode: 'oauth',
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles: Object.fromEntries(roles.map((role) => [role, [{ groups: role }]])) },
    },
  });
  open = await startTestRegistry({ sources, registries, auth: { mode: 'anonymous' } });
  await Promise.all([registry.ready(), open.ready()]);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  for (const [name, caller] of Object.entries(callers)) {
    tokens[name] = await provider.sign({ sub: name, exp, groups: [...caller.roles], ...caller.claims });
  }
});
afterAll(async () => {
  await Promise.all([registry.close(), open.close()]);
  await provider.stop();
});

const samples: Readonly<Record<string, string>> = {
  registry: 'main',
  segment: 'main',
  serverName: 'com.example%2Fa',
  serverVersion: '1.0.0',
  namespace: 'com.example',
  skillName: 'a',
  skillVersion: '1.0.0',
  entryType: 'server',
  entryName: 'com.example%2Fa',
  entryVersion: '1.0.0',
  sourceName: 'team',
  registryName: 'main',
};
const server = { name: 'com.example/a', version: '1.0.0', description: 'd' };
let published = 0;
const bodies: Readonly<Record<string, object>> = {
  updateEntryStatus: { status: 'active' },
  updateEntryClaims: { claims },
  putSource: { managed: {} },
  putRegistry: { sources: ['team'] },
};

function bodyOf(operationId: string): object | undefined {
  published += 1;
  const fresh = { ...server, name: 'com.example/published', version: `1.0.${published}` };
  if (operationId === 'publishServer') return fresh;
  return operationId === 'publishEntry' ? { source: 'team', server: fresh } : bodies[operationId];
}

async function call(
  on: TestRegistry,
  { operationId, method, path }: ApiOperation,
  token?: string,
): Promise<RegistryAnswer> {
  const skill = { namespace: 'com.example', name: 'a', version: '1.0.0', description: 'd' };
  const admin = { token: tokens['admin'] ?? '' };
  // Whatever the call before has taken away.
  await on.ask('POST', '/v1/entries', { ...admin, body: { source: 'team', claims, server } });
  await on.ask('POST', '/v1/entries', { ...admin, body: { source: 'team', claims, skill } });
  const body = bodyOf(operationId);
  return on.ask(
    method,
    path.replaceAll(/\{([A-Za-z]+)\}/g, (_, name: string) => samples[name] ?? '-'),
    {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    },
  );
}

const codeOf = ({ body }: RegistryAnswer): string | undefined => (body as { code?: string } | undefined)?.code;

/** What is looked at: everything carries the same claims; lists ask for themselves before their rows. */
function resourceOf(access: Operation): AccessResource {
  if (access.endsWith('.list') || access === 'authenticated') return {};
  if (access === 'registry.update') return { claims, requested: {} };
  return { claims, source: claims, requested: {} };
}

function refusalFor(caller: Caller, { access }: ApiOperation): Refusal | undefined {
  // Behind the gate of a registry an entry is looked for.
  if (access === 'entry.read') return decide(caller, 'registry.read', { claims }) ?? decide(caller, access, { claims });
  return decide(caller, access as Operation, resourceOf(access as Operation));
}

const statusOf: Readonly<Record<Refusal['why'], number>> = {
  'missing-role': 403,
  'claims-not-satisfied': 403,
  'source-claims-not-satisfied': 403,
  'claims-not-held': 403,
  'not-visible': 404,
};

describe('the routes', () => {
  test('are the operations of the API, their aliases and their HEAD, and nothing else', async () => {
    await registry.running.server.app.ready();
    const path: string[] = [];
    const found = registry.running.server.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', text = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/u.exec(line) ?? [];
        path.splice(indent.length / 4 - 1, Infinity, text);
        const full = path
          .join('')
          .replaceAll('//', '/')
          .replaceAll(/:[A-Za-z]+(\|:[A-Za-z]+)*/g, ':');
        return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${full}`);
      });
    const declared = operations.flatMap(({ method, path: own, aliases }) =>
      [own, ...aliases].flatMap((each) => {
        const url = each.replaceAll(/\{[A-Za-z]+\}/g, ':');
        return method === 'GET' ? [`GET ${url}`, `HEAD ${url}`] : [`${method} ${url}`];
      }),
    );
    expect(new Set(found)).toEqual(new Set(declared));
    expect(found.length).toBeGreaterThan(50);
  });

  test('declare an access that the rules know, errors that the API knows, and at least the reply of a success', () => {
    for (const { operationId, access, errors, replies } of operations) {
      expect(Object.keys(accessRules), operationId).toContain(access);
      expect(
        errors.filter((code) => !Object.hasOwn(registryErrors, code)),
        operationId,
      ).toEqual([]);
      expect(replies.length, operationId).toBeGreaterThan(0);
    }
    expect(guarded.length).toBeGreaterThan(20);
  });
});

describe('each operation that is not public', () => {
  test.each(guarded.map((operation) => [operation.operationId, operation] as const))(
    '%s is closed to who has no token or a wrong one, before it looks at anything',
    async (_, operation) => {
      expect(codeOf(await call(registry, operation))).toBe('missing-token');
      expect(codeOf(await call(registry, operation, 'x.y.z'))).toBe('invalid-token');
      const path = operation.path.replaceAll(/\{[A-Za-z]+\}/g, '%20');
      expect((await registry.ask(operation.method, path, { body: operation.body && '{' })).status).toBe(401);
    },
  );

  test.each(guarded.map((operation) => [operation.operationId, operation] as const))(
    '%s does for each caller what the rules of access decide',
    async (_, operation) => {
      for (const [name, { claims: held, roles: has }] of Object.entries(callers)) {
        const tokenClaims = { groups: [...has], ...held };
        const caller: Caller = {
          mode: 'authorized',
          subject: name,
          claims: tokenClaims,
          roles: new Set(has),
        };
        const refusal = refusalFor(caller, operation);
        const answer = await call(registry, operation, tokens[name]);
        const code = codeOf(answer);
        if (refusal !== undefined)
          expect([name, answer.status, code]).toEqual([name, statusOf[refusal.why], expect.any(String)]);
        // What the configuration declares is changed nowhere else, and a managed source is not synced.
        else if (code !== 'read-only' && code !== 'not-synced')
          expect([name, answer.status]).toEqual([name, expect.toBeOneOf([...operation.replies])]);
        if (code !== undefined) {
          expect(operation.errors, `${name} ${code}`).toContain(code);
          expect(registryErrors[code as RegistryErrorCode].status).toBe(answer.status);
        }
      }
    },
  );

  test('lists nothing to managers that they may not see', async () => {
    for (const path of ['/v1/sources', '/v1/registries']) {
      const names = async (who: string): Promise<unknown> =>
        Object.values((await registry.get(path, tokens[who])).body as Record<string, { name: string }[]>)[0]?.map(
          ({ name }) => name,
        );
      expect(await names('outsider')).toEqual([]);
      expect(await names('manager')).toHaveLength(1);
    }
  });

  test.each(guarded.map((operation) => [operation.operationId, operation] as const))(
    '%s is open in anonymous mode',
    async (_, operation) => {
      const answer = await call(open, operation);
      if (operation.operationId === 'getMe') expect(codeOf(answer)).toBe('anonymous');
      else if (answer.status >= 400) expect(codeOf(answer)).toBeOneOf(['read-only', 'not-synced']);
    },
  );
});
