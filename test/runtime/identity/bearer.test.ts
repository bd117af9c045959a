import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejectionWords } from '../../../runtime/identity/authentication-errors.ts';
import { bearerToken, createAuthenticate, type DoorSettings } from '../../../runtime/identity/bearer.ts';
import { bearerChallenge } from '../../../runtime/identity/challenge.ts';
import type { Identity, TokenVerifier, Verification } from '../../../runtime/identity/identity.ts';
import { protectedResource } from '../../../runtime/identity/protected-resource.ts';

describe('the Authorization header', () => {
  test.each([
    [['Authorization', 'Bearer abc'], { token: 'abc' }],
    [['authorization', 'bearer  a.b-c_~+/=='], { token: 'a.b-c_~+/==' }],
    [['Accept', 'x', 'AUTHORIZATION', 'BEARER x'], { token: 'x' }],
    [[], 'absent'],
    [['Authorization', ''], 'absent'],
    [['Authorization', 'Basic abc'], 'absent'],
    [['Authorization', 'Bearerabc'], 'absent'],
    [['X-Authorization', 'Bearer abc'], 'absent'],
    [['Accept', 'Authorization', 'Bearer abc', ''], 'absent'],
    [['Authorization', 'Bearer'], 'malformed'],
    [['Authorization', 'Bearer '], 'malformed'],
    [['Authorization', 'Bearer a b'], 'malformed'],
    [['Authorization', 'Bearer a,b'], 'malformed'],
    [['Authorization', 'Bearer "a"'], 'malformed'],
    [['Authorization', 'Bearer a', 'authorization', 'Bearer a'], 'malformed'],
    [['Authorization', 'Bearer a', 'Authorization', 'Basic b'], 'malformed'],
  ])('%j', (headers, expected) => {
    expect(bearerToken(headers)).toEqual(expected);
  });

  test('is read anew where a connection brings another one', () => {
    const connection = {};
    const read = (...rawHeaders: string[]) => bearerToken(rawHeaders, connection);
    const first = read('Authorization', 'Bearer a');
    expect(first).toEqual({ token: 'a' });
    expect(read('Accept', 'x', 'authorization', 'Bearer a')).toBe(first);
    expect(read('Authorization', 'Bearer b')).toEqual({ token: 'b' });
    expect(read('Authorization', 'Bearer b', 'Authorization', 'Bearer b')).toBe('malformed');
    expect(read('Authorization', 'Bearer a b')).toBe('malformed');
    expect(read('Authorization', 'Basic b')).toBe('absent');
    expect(read('Accept', 'x')).toBe('absent');
    expect(bearerToken(['Authorization', 'Bearer a'], {})).toEqual({ token: 'a' });
  });
});

describe('the door', () => {
  const identity: Identity = { subject: 'ada', issuer: 'i', provider: 'p', claims: {}, expiresAt: 0 };
  const resourceMetadata = 'https://x.example/.well-known/oauth-protected-resource';

  function doorWith(verification: Verification, remembered?: Identity, more: Partial<DoorSettings> = {}) {
    const verifier: TokenVerifier = {
      remembered: () => remembered,
      verify: () => Promise.resolve(verification),
      close: () => Promise.resolve(),
    };
    const door = createAuthenticate(verifier, { realm: 'registry', resourceMetadata, ...more });
    return (rawHeaders: readonly string[]) => door(bearerToken(rawHeaders));
  }
  const withToken = ['Authorization', 'Bearer secret-token'];

  test('lets in whom the verifier accepts, at once whom it remembers', async () => {
    expect(await doorWith({ outcome: 'accepted', identity })(withToken)).toBe(identity);
    expect(doorWith({ outcome: 'unavailable', provider: 'p' }, identity)(withToken)).toBe(identity);
  });

  describe('with required scopes', () => {
    const requiredScopes = ['tools:call', 'tools:list'];
    const having = (claims: Record<string, unknown>): Verification => ({
      outcome: 'accepted',
      identity: { ...identity, claims },
    });

    test.each([
      [{ scope: 'tools:list other tools:call' }],
      [{ scope: ['tools:list', 'tools:call'] }],
      [{ scp: 'tools:call tools:list' }],
      [{ scp: ['tools:call'], scope: 'tools:list' }],
    ])('lets in a token with %j', async (claims) => {
      const verification = having(claims);
      const door = doorWith(verification, undefined, { requiredScopes });
      expect(await door(withToken)).toMatchObject({ subject: 'ada' });
    });

    test.each([
      [{}],
      [{ scope: 'tools:list tools:calls' }],
      [{ scope: 'TOOLS:CALL tools:list' }],
      [{ scp: [['tools:call']] }],
    ])('refuses one with %j, also when it is remembered', async (claims) => {
      const refused = {
        code: 'insufficient-scope',
        status: 403,
        headers: {
          'www-authenticate': `Bearer realm="registry", error="insufficient_scope", scope="tools:call tools:list", resource_metadata="${resourceMetadata}"`,
        },
      };
      const verification = having(claims);
      expect(await doorWith(verification, undefined, { requiredScopes })(withToken)).toMatchObject(refused);
      const known = { ...identity, claims };
      expect(doorWith(verification, known, { requiredScopes })(withToken)).toMatchObject(refused);
    });

    test('tells who comes without a token what to ask for: these, or those that are advertised', () => {
      const challenged = (more: Partial<DoorSettings>) => doorWith(having({}), undefined, more)([]);
      expect(challenged({ requiredScopes })).toMatchObject({
        headers: { 'www-authenticate': expect.stringContaining('scope="tools:call tools:list"') },
      });
      expect(challenged({ requiredScopes, advertisedScopes: ['openid'] })).toMatchObject({
        headers: { 'www-authenticate': expect.stringContaining('scope="openid"') },
      });
    });
  });

  test('requires a token from a request without one, and names no error', () => {
    expect(doorWith({ outcome: 'accepted', identity })([])).toMatchObject({
      code: 'missing-token',
      status: 401,
      headers: { 'www-authenticate': `Bearer realm="registry", resource_metadata="${resourceMetadata}"` },
    });
  });

  test.each(Object.entries(rejectionWords))('says what is wrong with a token: %s', async (reason, words) => {
    const rejections = Object.keys(rejectionWords) as (keyof typeof rejectionWords)[];
    const found = rejections.find((name) => name === reason) ?? 'malformed';
    const error = await doorWith({ outcome: 'rejected', reason: found })(withToken);
    expect(error).toMatchObject({
      code: 'invalid-token',
      status: 401,
      message: `The token is not accepted: ${words}.`,
      headers: {
        'www-authenticate': `Bearer realm="registry", error="invalid_token", error_description="${words}", resource_metadata="${resourceMetadata}"`,
      },
    });
    expect(JSON.stringify(error)).not.toContain('secret-token');
  });

  test('refuses two headers without asking the verifier', () => {
    const door = doorWith({ outcome: 'accepted', identity }, identity);
    expect(door([...withToken, ...withToken])).toMatchObject({ code: 'invalid-token', status: 401 });
  });

  test('asks to come back when no provider can be asked', async () => {
    expect(await doorWith({ outcome: 'unavailable', provider: 'p' })(withToken)).toMatchObject({
      code: 'identity-provider-unavailable',
      status: 503,
      headers: { 'retry-after': '5' },
    });
  });
});

describe('the challenge', () => {
  test('cannot be broken out of', () => {
    const unit = fc.constantFrom('"', '\\', '\r', '\n', '\0', '\x7f', 'a', ' ', ',', '=', 'ü', '\u{1f600}', '\ud83d');
    const text = fc.string({ unit });
    fc.assert(
      fc.property(text, text, text, (realm, errorDescription, resourceMetadata) => {
        const challenge = bearerChallenge({ realm, error: 'invalid_token', errorDescription, resourceMetadata });
        const skeleton = challenge.replaceAll(/"(?:[^"\\]|\\["\\])*"/g, 'Q');
        expect(skeleton).toBe('Bearer realm=Q, error=Q, error_description=Q, resource_metadata=Q');
        expect(challenge).not.toMatch(/error_description="[^"]*\\/);
        expect(challenge).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  test('escapes quotes and backslashes, and leaves out line breaks', () => {
    expect(bearerChallenge({ realm: 'a "b" \\ c\r\nX: d' })).toBe(String.raw`Bearer realm="a \"b\" \\ cX: d"`);
  });
});

describe('the metadata of the resource', () => {
  test.each([
    ['https://x.example', '/.well-known/oauth-protected-resource'],
    ['https://x.example/', '/.well-known/oauth-protected-resource'],
    ['https://x.example:8443/a/b', '/.well-known/oauth-protected-resource/a/b'],
    ['https://x.example/a/', '/.well-known/oauth-protected-resource/a/'],
  ])('of %s is at %s', (resource, path) => {
    const made = protectedResource(resource, ['https://one.example', 'https://two.example', 'https://one.example']);
    expect(made.extraPaths).toEqual(path === '/.well-known/oauth-protected-resource' ? [] : [path]);
    expect(made.metadataUrl).toBe(`${new URL(resource).origin}${path}`);
    expect(made.document).toEqual({
      resource,
      authorization_servers: ['https://one.example', 'https://two.example'],
      bearer_methods_supported: ['header'],
    });
  });

  test('names the scopes to ask for, if there are any', () => {
    expect(protectedResource('https://x.example', [], ['read']).document.scopes_supported).toEqual(['read']);
  });
});
