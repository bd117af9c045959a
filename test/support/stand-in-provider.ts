import { SignJWT } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { Clock } from '../../runtime/identity/clock.ts';
import type { ProviderSettings } from '../../runtime/identity/provider-settings.ts';
import { startAnsweringServer } from './answering-server.ts';
import type { Answer, AnsweringServer, ArrivedRequest } from './answering-server.ts';
import type { SigningKey } from './signing-keys.ts';

/** A stand-in for an identity provider whose every answer a test decides; for a real one, see oidc-provider.ts. */
export interface StandInProvider {
  readonly issuer: string;
  readonly server: AnsweringServer;
  /** Keys that it shows; a test may change them. */
  keys: readonly unknown[];
  /** Answers by path, before the usual ones; a test may change them. */
  readonly answers: Map<string, (request: ArrivedRequest) => Answer>;
  /** A token of it, for {@link audience}, of the person `ada`, valid for five minutes by the clock of the test. */
  token(key: SigningKey, claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  settings(more?: Partial<ProviderSettings>): ProviderSettings;
}

export const audience = 'https://registry.example/';

/** A clock that moves only when a test turns it. */
export function standingClock(): Clock & { turn(seconds: number): void } {
  let passed = 0;
  const start = Math.floor(Date.now() / 1000);
  return {
    now: () => start + passed,
    elapsed: () => passed,
    turn(seconds) {
      passed += seconds;
    },
  };
}

/** Starts the stand-in; its caller closes its server. */
export async function startStandInProvider(keys: readonly SigningKey[], clock: Clock): Promise<StandInProvider> {
  const answers = new Map<string, (request: ArrivedRequest) => Answer>();
  const server = await startAnsweringServer((request) => {
    const special = answers.get(request.path);
    if (special !== undefined) return special(request);
    if (request.path === '/jwks') return { json: { keys: provider.keys } };
    return { status: 404 };
  });
  const issuer = server.url;
  answers.set('/.well-known/openid-configuration', () => ({ json: { issuer, jwks_uri: `${issuer}/jwks` } }));
  const provider: StandInProvider = {
    issuer,
    server,
    keys: keys.map(({ publicJwk }) => publicJwk),
    answers,
    token(key, claims = {}, header = {}) {
      const now = Math.floor(clock.now());
      const all = { iss: issuer, aud: audience, sub: 'ada', iat: now, exp: now + 300, ...claims };
      return new SignJWT(JSON.parse(JSON.stringify(all)))
        .setProtectedHeader(JSON.parse(JSON.stringify({ alg: key.alg, kid: key.kid, ...header })))
        .sign(key.privateKey);
    },
    settings: (more = {}) => ({
      name: 'stand-in',
      issuerUrl: issuer,
      audience,
      allowPrivateIP: false,
      algorithms: ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'],
      ...more,
    }),
  };
  return provider;
}
