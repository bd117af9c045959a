import { join } from 'node:path';
import type { JWTPayload } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { audienceParameters, type SignInSettings } from '../../../runtime/identity/sign-in-settings.ts';
import { createSignIn, type PendingSignIn, type SignIn, type SignInEnd } from '../../../runtime/identity/sign-in.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import type { Answer } from '../../support/answering-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { makeSigningKey, type SigningKey } from '../../support/signing-keys.ts';
import {
  audience,
  standingClock,
  startStandInProvider,
  type StandInProvider,
} from '../../support/stand-in-provider.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Scene {
  readonly provider: StandInProvider;
  readonly key: SigningKey;
  readonly signIn: SignIn;
  readonly problems: readonly string[];
  /** Begins, has the provider answer the token request as told, and finishes. */
  play(answer: (pending: PendingSignIn) => Promise<Answer>): Promise<SignInEnd>;
}

async function scene(more: Partial<SignInSettings> = {}, metadata: object = {}): Promise<Scene> {
  const clock = standingClock();
  const key = await makeSigningKey();
  const provider = await startStandInProvider([key], clock);
  const { issuer, answers } = provider;
  const document = {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/authorize?kept=yes`,
    token_endpoint: `${issuer}/token`,
    id_token_signing_alg_values_supported: ['ES256'],
    ...metadata,
  };
  answers.set('/.well-known/openid-configuration', () => ({ json: document }));
  const settings = provider.settings();
  const verifier = createTokenVerifier([settings], { clock });
  const problems: string[] = [];
  const signIn = createSignIn(
    {
      provider: settings,
      clientId: 'page',
      scopes: ['openid'],
      audience: audienceParameters(audience, undefined),
      ...more,
    },
    { verifier, clock, onProblem: (message) => problems.push(message) },
  );
  closing.push(
    () => signIn.close(),
    () => verifier.close(),
    () => provider.server.close(),
  );
  return {
    provider,
    key,
    signIn,
    problems,
    async play(answer) {
      const begun = await signIn.begin({ redirectUri: 'http://localhost/sign-in/callback', returnTo: '/' });
      if (begun.outcome !== 'redirect') throw new Error('the provider can be asked');
      const made = await answer(begun.pending);
      answers.set('/token', () => made);
      return signIn.finish(new URLSearchParams({ code: 'the-code', state: begun.pending.state }), begun.pending);
    },
  };
}

/** What a provider answers that does everything right, but for what a test changes. */
async function tokens(
  { provider, key }: Scene,
  { nonce }: PendingSignIn,
  idClaims: JWTPayload = {},
  more: object = {},
) {
  const json = {
    access_token: await provider.token(key, { org: 'acme' }),
    id_token: await provider.token(key, { aud: 'page', nonce, ...idClaims }),
    token_type: 'Bearer',
    expires_in: 120,
    ...more,
  };
  return { json };
}

describe('a sign-in', () => {
  test('ends with the token for us and the time it is good for', async () => {
    const all = await scene();
    const end = await all.play((pending) => tokens(all, pending));
    expect(end).toMatchObject({ outcome: 'signed-in', identity: { subject: 'ada', claims: { org: 'acme' } } });
    const request = all.provider.server.requests.find(({ path }) => path === '/token');
    const form = new URLSearchParams(request?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'page',
      code: 'the-code',
      redirect_uri: 'http://localhost/sign-in/callback',
      resource: audience,
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    expect(all.problems).toEqual([]);
  });

  test('keeps the query of the authorization endpoint, and requests the configured scopes and audience', async () => {
    const { signIn } = await scene({ scopes: ['api://x/.default'], audience: { audience: 'mcp' } });
    const begun = await signIn.begin({ redirectUri: 'http://localhost/sign-in/callback', returnTo: '/' });
    if (begun.outcome !== 'redirect') throw new Error('the provider can be asked');
    const asked = Object.fromEntries(begun.url.searchParams);
    expect(asked).toMatchObject({ kept: 'yes', scope: 'api://x/.default', audience: 'mcp', client_id: 'page' });
    expect(asked).not.toHaveProperty('resource');
    expect(asked).not.toHaveProperty('nonce');
  });

  test('shows its secret the way the provider takes it, and only to the provider', async () => {
    const clientSecretFile = join(scratchFolder({ secret: 'of the + client\n' }), 'secret');
    const basic = await scene({ clientSecret: { file: clientSecretFile } });
    await basic.play((pending) => tokens(basic, pending));
    const post = await scene(
      { clientSecret: { file: clientSecretFile } },
      { token_endpoint_auth_methods_supported: ['client_secret_post'] },
    );
    await post.play((pending) => tokens(post, pending));
    const [first, second] = [basic, post].map(({ provider }) =>
      provider.server.requests.find(({ path }) => path === '/token'),
    );
    expect(Buffer.from((first?.headers.authorization ?? '').slice(6), 'base64').toString()).toBe(
      'page:of+the+%2B+client',
    );
    expect(first?.body).not.toContain('client_secret');
    expect(second?.headers.authorization).toBe(undefined);
    expect(new URLSearchParams(second?.body).get('client_secret')).toBe('of the + client');
  });

  const wrong: readonly (readonly [string, (all: Scene, pending: PendingSignIn) => Promise<Answer>])[] = [
    ['an ID token with another nonce', (all, pending) => tokens(all, pending, { nonce: 'another' })],
    ['an ID token without a nonce', (all, pending) => tokens(all, { ...pending, nonce: '' }, {})],
    ['an ID token for another client', (all, pending) => tokens(all, pending, { aud: 'other' })],
    ['an ID token of another issuer', (all, pending) => tokens(all, pending, { iss: 'https://evil.example' })],
    ['an ID token that has expired', (all, pending) => tokens(all, pending, { exp: 1 })],
    ['no ID token', (all, pending) => tokens(all, pending, {}, { id_token: undefined })],
    ['a token of another type', (all, pending) => tokens(all, pending, {}, { token_type: 'DPoP' })],
    ['no token', (all, pending) => tokens(all, pending, {}, { access_token: undefined })],
    ['an error', async () => ({ status: 400, json: { error: 'invalid_grant' } })],
    ['no JSON', async () => ({ text: '<html>' })],
  ];
  test.each(wrong)('fails over %s', async (_what, answer) => {
    const all = await scene();
    const end = await all.play((pending) => answer(all, pending));
    expect(end).toMatchObject({ outcome: 'failed', problem: expect.stringMatching(/./) });
    expect(all.problems).toHaveLength(1);
    expect(JSON.stringify([end, all.problems])).not.toMatch(/the-code|eyJ/);
  });

  test('does not accept an ID token, or a token for another audience, as an access token', async () => {
    const all = await scene();
    for (const [claims, reason] of [
      [{ aud: 'https://other.example' }, 'audience'],
      [{ at_hash: 'x' }, 'type'],
    ] as const) {
      const end = await all.play(async (pending) =>
        tokens(all, pending, {}, { access_token: await all.provider.token(all.key, claims) }),
      );
      expect(end).toEqual({ outcome: 'rejected', reason });
    }
  });

  test('is unavailable while the provider is, and asks again a little later', async () => {
    const all = await scene({}, { authorization_endpoint: 'http://login.example/authorize' });
    const target = { redirectUri: 'http://localhost/sign-in/callback', returnTo: '/' };
    expect(await all.signIn.begin(target)).toEqual({ outcome: 'unavailable' });
    expect(all.problems).toEqual(['The authorization endpoint of the provider is not an https URL.']);
    const down = await scene();
    const end = await down.play(async () => ({ status: 503 }));
    expect(end).toEqual({ outcome: 'unavailable' });
  });
});
