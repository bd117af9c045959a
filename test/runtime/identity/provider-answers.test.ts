import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Resolve } from '../../../runtime/http/outgoing/outgoing-connection.ts';
import type { ProviderSettings } from '../../../runtime/identity/provider-settings.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';
import {
  audience,
  standingClock,
  startStandInProvider,
  type StandInProvider,
} from '../../support/stand-in-provider.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const clock = standingClock();
const key = await makeSigningKey();
const tokenFile = join(temporaryFolder('svc-provider-'), 'token');
let provider: StandInProvider;
let seen: Record<string, string | undefined>;

beforeAll(async () => {
  provider = await startStandInProvider([key], clock);
  writeFileSync(tokenFile, 'of-the-provider\n');
});
afterAll(() => provider.server.close());
beforeEach(() => {
  seen = {};
});

/** The outcome of a token, with the problems that were reported about it. */
async function outcomeOf(
  settings: Partial<ProviderSettings>,
  token: string,
  resolve?: Resolve,
): Promise<readonly [string, string]> {
  const problems: string[] = [];
  const verifier = createTokenVerifier([provider.settings(settings)], {
    clock,
    ...(resolve === undefined ? {} : { resolve }),
    onProblem: (_, message) => problems.push(message),
  });
  const { outcome } = await verifier.verify(token);
  await verifier.close();
  return [outcome, problems.join()];
}
const noteOf = (path: string, json: unknown) =>
  provider.answers.set(path, ({ headers }) => {
    const { authorization } = headers;
    seen[path] = Array.isArray(authorization) ? authorization.join() : authorization;
    return { json };
  });

test('the token of a provider goes with the questions for its keys, and with no introspection', async () => {
  noteOf('/keys', { keys: provider.keys });
  noteOf('/introspect', { active: true, sub: 'ada', aud: audience, iss: provider.issuer, exp: clock.now() + 60 });
  const settings = {
    authToken: { file: tokenFile },
    jwksUrl: `${provider.issuer}/keys`,
    introspectionUrl: `${provider.issuer}/introspect`,
  };
  expect((await outcomeOf(settings, await provider.token(key)))[0]).toBe('accepted');
  expect((await outcomeOf(settings, 'opaque'))[0]).toBe('accepted');
  expect(seen).toEqual({ '/keys': 'Bearer of-the-provider', '/introspect': undefined });
});

test('an answer that no honest provider would give so long is given up', async () => {
  noteOf('/large', { keys: provider.keys, padding: 'x'.repeat(300_000) });
  const [outcome, problem] = await outcomeOf({ jwksUrl: `${provider.issuer}/large` }, await provider.token(key));
  expect(outcome).toBe('unavailable');
  expect(problem).toContain('larger than');
});

test('plain http leads to another machine only where the settings allow it by name', async () => {
  const issuerUrl = `http://issuer.test:${provider.server.port}`;
  const settings = { issuerUrl, jwksUrl: `${issuerUrl}/jwks`, allowPrivateIP: true };
  const token = await provider.token(key, { iss: issuerUrl });
  const resolve: Resolve = (_name, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
  const [outcome, problem] = await outcomeOf(settings, token, resolve);
  expect(outcome).toBe('unavailable');
  expect(problem).toContain('plain http');
  expect((await outcomeOf({ ...settings, insecureAllowHttp: true }, token, resolve))[0]).toBe('accepted');
});
