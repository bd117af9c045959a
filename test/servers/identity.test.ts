import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TokenVerifier } from '../../runtime/identity/identity.ts';
import type { ProviderSettings } from '../../runtime/identity/provider-settings.ts';
import { createTokenVerifier } from '../../runtime/identity/token-verifier.ts';
import { makeCertificates } from '../support/certificates.ts';
import type { Certificates } from '../support/certificates.ts';
import { startOidcProvider } from '../support/oidc-provider.ts';
import type { OidcProviderOptions, RunningOidcProvider } from '../support/oidc-provider.ts';
import { standingClock } from '../support/stand-in-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const people = { ada: { org: 'acme', groups: ['red', 'blue'], 'https://x/role': 'admin' } };
const folder = temporaryFolder('identity-');
let certificates: Certificates;
const closing: (() => Promise<void>)[] = [];

beforeAll(() => {
  certificates = makeCertificates(folder);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: OidcProviderOptions = {}): Promise<RunningOidcProvider> {
  const provider = await startOidcProvider({ people, ...options });
  closing.push(() => provider.stop());
  return provider;
}

function verifierFor(provider: RunningOidcProvider, more: Partial<ProviderSettings> = {}) {
  const clock = standingClock();
  const problems: string[] = [];
  const settings: ProviderSettings = {
    name: 'real',
    issuerUrl: provider.issuer,
    audience: provider.resource,
    allowPrivateIP: false,
    algorithms: ['ES256'],
    ...more,
  };
  const verifier: TokenVerifier = createTokenVerifier([settings], {
    clock,
    onProblem: (_name, message) => problems.push(message),
  });
  closing.push(() => verifier.close());
  return { verifier, clock, problems };
}

describe('tokens of a real provider', () => {
  test('of a person who signed in are accepted with their claims', async () => {
    const provider = await start();
    const { verifier } = verifierFor(provider);
    const verification = await verifier.verify(await provider.personToken('ada'));
    expect(verification).toMatchObject({
      outcome: 'accepted',
      identity: { subject: 'ada', issuer: provider.issuer, provider: 'real', claims: people.ada },
    });
  });

  test('of a client are accepted with their claims, and the keys are fetched once', async () => {
    const provider = await start();
    const { verifier } = verifierFor(provider);
    const all = await Promise.all(
      [{ org: 'acme' }, { org: 'acme' }, { org: 'other' }].map(async (claims) =>
        verifier.verify(await provider.clientToken(claims)),
      ),
    );
    const organizations = all.map((each) => (each.outcome === 'accepted' ? each.identity.claims['org'] : each.outcome));
    expect(organizations).toEqual(['acme', 'acme', 'other']);
    expect(provider.requestsTo('/jwks')).toBe(1);
  });

  test('for another audience or that have expired are refused', async () => {
    const provider = await start();
    const token = await provider.clientToken();
    expect(await verifierFor(provider, { audience: 'https://other.example/' }).verifier.verify(token)).toEqual({
      outcome: 'rejected',
      reason: 'audience',
    });
    const { verifier, clock } = verifierFor(provider);
    clock.turn(361);
    expect(await verifier.verify(token)).toEqual({ outcome: 'rejected', reason: 'expired' });
  });

  test('are accepted after the provider has changed its key, those of the old key no longer', async () => {
    const provider = await start();
    const { verifier, clock } = verifierFor(provider);
    const before = [await provider.clientToken(), await provider.clientToken()] as const;
    expect(await verifier.verify(before[0])).toMatchObject({ outcome: 'accepted' });
    await provider.rotateKeys();
    clock.turn(10);
    expect(await verifier.verify(await provider.clientToken())).toMatchObject({ outcome: 'accepted' });
    expect(await verifier.verify(before[1])).toEqual({ outcome: 'rejected', reason: 'signature' });
  });

  test('are accepted while the provider is down, as long as their key is known', async () => {
    const provider = await start();
    const { verifier, clock, problems } = verifierFor(provider);
    const known = [await provider.clientToken(), await provider.clientToken()] as const;
    expect(await verifier.verify(known[0])).toMatchObject({ outcome: 'accepted' });
    await provider.rotateKeys();
    const unknown = await provider.clientToken();
    await provider.stop();
    clock.turn(200);
    expect(await verifier.verify(known[1])).toMatchObject({ outcome: 'accepted' });
    expect(await verifier.verify(unknown)).toEqual({ outcome: 'unavailable', provider: 'real' });
    expect(problems.join()).toMatch(/cannot be reached: nothing listens there\.$/);
    await provider.start();
    clock.turn(10);
    expect(await verifier.verify(unknown)).toMatchObject({ outcome: 'accepted' });
  });

  test('cannot be checked when the provider was never reached', async () => {
    const provider = await start();
    const token = await provider.clientToken();
    await provider.stop();
    expect(await verifierFor(provider).verifier.verify(token)).toEqual({ outcome: 'unavailable', provider: 'real' });
    await provider.start();
  });

  test('that are opaque are introspected with our client', async () => {
    const provider = await start();
    const clientSecretFile = join(folder, 'secret');
    writeFileSync(clientSecretFile, `${provider.clients.service.secret}\n`);
    const introspection = {
      introspectionUrl: provider.introspectionUrl,
      clientId: provider.clients.service.id,
      clientSecret: { file: clientSecretFile },
    };
    const { verifier } = verifierFor(provider, { ...introspection, audience: 'https://opaque.example/' });
    const token = await provider.opaqueToken(people.ada);
    expect(token).not.toContain('.');
    expect(await verifier.verify(token)).toMatchObject({
      outcome: 'accepted',
      identity: { subject: 'service', claims: { ...people.ada, iss: provider.issuer } },
    });
    expect(await verifier.verify(`${token}x`)).toEqual({ outcome: 'rejected', reason: 'inactive' });
    expect(await verifierFor(provider, introspection).verifier.verify(token)).toEqual({
      outcome: 'rejected',
      reason: 'audience',
    });
    writeFileSync(clientSecretFile, 'wrong');
    const { verifier: stranger, problems } = verifierFor(provider, introspection);
    expect(await stranger.verify(token)).toMatchObject({ outcome: 'unavailable' });
    expect(problems.join()).toContain('Check clientId and the client secret.');
  });

  test('an ID token is not an access token, even for the audience of the server', async () => {
    const provider = await start();
    const { verifier } = verifierFor(provider);
    const idToken = await provider.sign({ sub: 'ada', nonce: 'n', at_hash: 'h' }, { typ: 'JWT' });
    expect(await verifier.verify(idToken)).toEqual({ outcome: 'rejected', reason: 'type' });
  });
});

describe('a provider over TLS', () => {
  test('is trusted by its own CA and by no other', async () => {
    const provider = await start({ tls: certificates });
    expect(provider.issuer).toMatch(/^https:/);
    const token = await provider.clientToken();
    const trusting = verifierFor(provider, { caCertPath: certificates.caFile });
    expect(await trusting.verifier.verify(token)).toMatchObject({ outcome: 'accepted' });
    const { verifier, problems } = verifierFor(provider);
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'unavailable' });
    expect(problems.join()).toContain('its certificate is from a CA that is not trusted: name its CA bundle.');
  });

  test('is out of reach with a CA bundle that cannot be used, until it can', async () => {
    const provider = await start({ tls: certificates });
    const caCertPath = join(folder, 'changing.pem');
    const { verifier, clock, problems } = verifierFor(provider, { caCertPath });
    const token = await provider.clientToken();
    const other = makeCertificates(temporaryFolder('identity-')).ca;
    const bundles = [undefined, 'no PEM', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', other];
    for (const bundle of bundles) {
      if (bundle !== undefined) writeFileSync(caCertPath, bundle);
      expect(await verifier.verify(token)).toMatchObject({ outcome: 'unavailable' });
      clock.turn(10);
    }
    expect(problems.map((words) => words.replace(caCertPath, 'FILE').replace(provider.issuer, 'URL'))).toEqual([
      'The CA file FILE cannot be used: there is no such file (a symbolic link may lead to nothing).',
      'The CA file FILE cannot be used: it holds no PEM certificate.',
      'The CA file FILE cannot be used: certificate 1 of 1 in it is broken.',
      expect.stringContaining('is not trusted'),
    ]);
    writeFileSync(caCertPath, `${other}\n# ours\n${certificates.ca}`);
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'accepted' });
  });
});
