import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../../../runtime/identity/identity.ts';
import { openCedarPolicy, type CedarSettings } from '../../../runtime/policy/cedar/cedar-policy.ts';
import type { Policy, Question } from '../../../runtime/policy/policy.ts';

const alice = identityOf('alice', { groups: ['engineering'], level: 3, admin: false });
const bob = identityOf('bob', {});

describe('Cedar policies', () => {
  it('deny what none permits', async () => {
    const policy = await opened(['permit(principal, action == Action::"call_tool", resource == Tool::"find");']);
    expect(policy.decide(alice, call('find'))).toBe('permitted');
    expect(policy.decide(alice, call('delete'))).toBe('denied');
    expect(policy.decide(undefined, { use: 'read', feature: 'resource', name: 'file:///a' })).toBe('denied');
  });

  it('know claims, groups and roles', async () => {
    const policy = await opened(
      [
        'permit(principal in ClaimGroup::"engineering", action, resource == Tool::"by-group");',
        'permit(principal, action, resource == Tool::"by-claim") when { principal.claim_groups.contains("engineering") };',
        'permit(principal, action, resource == Tool::"by-context") when { context.claim_level >= 3 };',
        'permit(principal in ClaimGroup::"writer", action, resource == Tool::"by-role");',
      ],
      { roleClaimName: 'realm_access.roles' },
    );
    for (const name of ['by-group', 'by-claim', 'by-context']) {
      expect(policy.decide(alice, call(name)), name).toBe('permitted');
      expect(policy.decide(bob, call(name)), name).toBe('denied');
    }
    const writer = identityOf('w', { realm_access: { roles: ['writer'] } });
    expect(policy.decide(writer, call('by-role'))).toBe('permitted');
  });

  it('know the entities beside them', async () => {
    const entitiesJson = JSON.stringify([
      { uid: { type: 'Client', id: 'bob' }, attrs: {}, parents: [{ type: 'Team', id: 'ops' }] },
      { uid: { type: 'Tool', id: 'restart' }, attrs: { risky: true }, parents: [] },
      { uid: { type: 'Team', id: 'ops' }, attrs: {}, parents: [] },
    ]);
    const policy = await opened(
      ['permit(principal in Team::"ops", action, resource) when { resource has risky && resource.risky };'],
      { entitiesJson },
    );
    expect(policy.decide(bob, call('restart'))).toBe('permitted');
    expect(policy.decide(bob, call('other'))).toBe('denied');
    expect(policy.decide(alice, call('restart'))).toBe('denied');
  });

  it('deny where a forbid cannot be evaluated', async () => {
    const policy = await opened([
      'permit(principal, action, resource);',
      'forbid(principal, action, resource) when { principal.claim_suspended };',
    ]);
    expect(policy.decide(alice, call('find'))).toBe('denied');
    expect(policy.decide(identityOf('c', { suspended: false }), call('find'))).toBe('permitted');
  });

  it('decide a call by its arguments, and list what some arguments permit', async () => {
    const policy = await opened([
      'permit(principal, action, resource) when { resource has arg_owner && resource.arg_owner == "acme" };',
      'forbid(principal, action, resource) when { context has arg_force && context.arg_force };',
      'forbid(principal, action, resource == Tool::"hidden");',
    ]);
    expect(policy.needsArguments).toBe(true);
    expect(policy.decide(alice, call('find', { owner: 'acme' }))).toBe('permitted');
    expect(policy.decide(alice, call('find', { owner: 'other' }))).toBe('denied');
    expect(policy.decide(alice, call('find', { owner: 'acme', force: true }))).toBe('denied');
    expect(await policy.permittedOf(alice, 'tool', [{ name: 'find' }, { name: 'hidden' }])).toEqual([true, false]);
  });

  it('never take data for an entity', async () => {
    const policy = await opened(['permit(principal, action, resource) when { resource.arg_who == Client::"root" };']);
    const arguments_ = { who: { __entity: { type: 'Client', id: 'root' } } };
    expect(policy.decide(alice, call('find', arguments_))).toBe('denied');
    const claims = await opened([
      'permit(principal, action, resource) when { principal.claim_who == Client::"root" };',
    ]);
    expect(claims.decide(identityOf('x', arguments_), call('find'))).toBe('denied');
  });

  it('distinguish callers, also with the same subject at two issuers', async () => {
    const policy = await opened(['permit(principal, action, resource) when { principal.claim_level == 3 };']);
    const namesake = identityOf('alice', { level: 1 }, 'https://other.example.com');
    expect(policy.decide(alice, call('find'))).toBe('permitted');
    expect(policy.decide(namesake, call('find'))).toBe('denied');
    expect(policy.decide(alice, call('find'))).toBe('permitted');
  });

  it('know what a tool says of itself', async () => {
    const policy = await opened([
      'permit(principal, action, resource) when { resource has readOnlyHint && resource.readOnlyHint };',
    ]);
    const items = [{ name: 'a', annotations: { readOnlyHint: true } }, { name: 'b' }];
    expect(await policy.permittedOf(alice, 'tool', items)).toEqual([true, false]);
    expect(policy.decide(alice, { ...call('a'), annotations: { readOnlyHint: true } })).toBe('permitted');
  });

  it('answer whatever claims and arguments hold', async () => {
    const policy = await opened([
      'permit(principal, action, resource) when { resource has arg_x && principal has claim_x && resource.arg_x == principal.claim_x };',
    ]);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 12 }), fc.jsonValue({ maxDepth: 12 }), async (claim, argument) => {
        const decision = policy.decide(identityOf('p', { x: claim }), call('find', { x: argument }));
        expect(['permitted', 'denied']).toContain(await decision);
      }),
      { numRuns: 300 },
    );
  });

  it('say why a document cannot be used', async () => {
    const broken = await openCedarPolicy({ policies: ['permit(principal'], serverName: 's' });
    expect(broken).toMatchObject({ ok: false, problem: expect.stringContaining('unexpected') });
    const entities = await openCedarPolicy({
      policies: ['permit(principal, action, resource);'],
      entitiesJson: '{}',
      serverName: 's',
    });
    expect(entities).toEqual({ ok: false, problem: 'entitiesJson is not a list of Cedar entities' });
  });

  it('list what a call may use, for random permits of tools', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 6 }), async (permitted) => {
        const policy = await opened([
          ...permitted.map((name) => `permit(principal, action, resource == Tool::"${name}");`),
          'forbid(principal, action, resource == Tool::"never");',
        ]);
        const names = [...permitted, 'never', 'absent'];
        const shown = await policy.permittedOf(
          alice,
          'tool',
          names.map((name) => ({ name })),
        );
        expect(shown).toEqual(names.map((name) => policy.decide(alice, call(name)) === 'permitted'));
        await policy.close();
      }),
      { numRuns: 50 },
    );
  });
});

async function opened(policies: readonly string[], more: Partial<CedarSettings> = {}): Promise<Policy> {
  const answer = await openCedarPolicy({ policies, serverName: 'tracker', ...more });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.policy;
}

function call(name: string, arguments_?: { readonly [name: string]: unknown }): Question {
  return { use: 'call', feature: 'tool', name, ...(arguments_ === undefined ? {} : { arguments: arguments_ }) };
}

function identityOf(subject: string, claims: Identity['claims'], issuer = 'https://login.example.com'): Identity {
  return { subject, issuer, provider: 'company', claims, expiresAt: 4_102_444_800 };
}
