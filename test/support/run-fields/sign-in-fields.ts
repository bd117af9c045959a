import { createServer } from 'node:https';
import { expect, vi } from 'vitest';
import { makeCertificates } from '../certificates.ts';
import type { StandInProvider } from '../stand-in-provider.ts';
import type { FieldScenario, Workbench } from './workbench.ts';

/** An identity provider by name over HTTPS with certificates of its own, in front of the stand-in. */
async function secureProvider(bench: Workbench): Promise<{ readonly issuer: string; readonly caFile: string }> {
  const { key, cert, caFile } = makeCertificates(bench.path('.'));
  const { provider } = bench;
  const server = createServer({ key, cert }, (request, response) => {
    const body = request.url === '/jwks' ? { keys: provider.keys } : { issuer: issuer(), jwks_uri: `${issuer()}/jwks` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = (): string => {
    const address = server.address();
    return `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
  };
  bench.later(async () => server.close());
  return { issuer: issuer(), caFile };
}

/** Makes the provider answer questions about tokens that are not a JWT. */
function introspecting({ answers, issuer }: StandInProvider): string {
  answers.set('/introspect', () => ({ json: { active: true, sub: 'opaque', aud: 'tracker', iss: issuer } }));
  return `${issuer}/introspect`;
}

/** Whose tokens clients bring. */
export const signInFields: readonly FieldScenario[] = [
  {
    fields: ['oidc.issuer', 'oidc.audience', 'oidc.subject'],
    what: 'tokens of others, for others and about others are refused',
    async observe(bench) {
      const { proxy } = await bench.proxy({ oidc: { ...bench.signIn(), subject: 'bot' } });
      expect(await bench.status(proxy)).toBe(401);
      expect(await bench.status(proxy, await bench.caller({ sub: 'bot' }))).toBe(200);
      expect(await bench.status(proxy, await bench.caller({ sub: 'ada' }))).toBe(401);
      expect(await bench.status(proxy, await bench.caller({ sub: 'bot', aud: 'other' }))).toBe(401);
      expect(await bench.status(proxy, await bench.caller({ sub: 'bot', iss: 'https://other.example.com' }))).toBe(401);
    },
  },
  {
    fields: ['oidc.scopes[]', 'oidc.resourceUrl'],
    what: 'the metadata names them to clients',
    async observe(bench) {
      const resourceUrl = 'https://tracker.example.com/mcp';
      const { proxy } = await bench.proxy({ oidc: { ...bench.signIn(), scopes: ['issues'], resourceUrl } });
      const challenge = (await bench.call(proxy)).headers.get('www-authenticate') ?? '';
      expect(challenge).toContain('scope="issues"');
      expect(challenge).toContain('https://tracker.example.com/.well-known/oauth-protected-resource/mcp');
      const metadata = await fetch(`${proxy.address}/.well-known/oauth-protected-resource/mcp`);
      expect(await metadata.json()).toMatchObject({ resource: resourceUrl, scopes_supported: ['issues'] });
    },
  },
  {
    fields: ['oidc.protectedResourceAllowPrivateIp'],
    what: 'without it a resource URL with a private address is refused',
    async observe(bench) {
      const oidc = { ...bench.signIn(), resourceUrl: 'http://10.0.0.7:8080/mcp' };
      await expect(bench.proxy({ oidc })).rejects.toThrow('oidc.resourceUrl');
      await bench.proxy({ oidc: { ...oidc, protectedResourceAllowPrivateIp: true } });
    },
  },
  {
    fields: ['oidc.jwksUrl', 'oidc.jwksAuthTokenFile'],
    what: 'the keys are fetched there, with the token, without discovery',
    async observe(bench) {
      const { provider } = bench;
      const jwksAuthTokenFile = bench.file('token', 'the-token\n');
      provider.answers.set('/own-keys', () => ({ json: { keys: provider.keys } }));
      const oidc = { ...bench.signIn(), jwksUrl: `${provider.issuer}/own-keys`, jwksAuthTokenFile };
      const { proxy } = await bench.proxy({ oidc });
      expect(await bench.status(proxy, await bench.caller())).toBe(200);
      expect(provider.server.requests.map(({ path }) => path)).toEqual(['/own-keys']);
      expect(provider.server.requests[0]?.headers.authorization).toBe('Bearer the-token');
    },
  },
  {
    fields: ['oidc.introspectionUrl', 'oidc.clientId', 'oidc.clientSecret', 'oidc.clientSecretEnv'],
    what: 'tokens that are no JWT are asked about, by the client and with its secret',
    async observe(bench) {
      vi.stubEnv('TEST_OIDC_SECRET', 'from-env');
      const introspectionUrl = introspecting(bench.provider);
      const base = { ...bench.signIn(), introspectionUrl, clientId: 'proxy' };
      for (const [secret, sent] of [
        [{ clientSecret: 'written' }, 'written'],
        [{ clientSecretEnv: 'TEST_OIDC_SECRET' }, 'from-env'],
      ] as const) {
        const { proxy } = await bench.proxy({ oidc: { ...base, ...secret } });
        expect(await bench.status(proxy, { authorization: 'Bearer opaque-token' })).toBe(200);
        const asked = bench.provider.server.requests.at(-1);
        const said = Buffer.from((asked?.headers.authorization ?? '').slice(6), 'base64').toString();
        expect(said).toBe(`proxy:${sent}`);
      }
    },
  },
  {
    fields: ['oidc.caCertPath', 'caBundlePath'],
    what: 'the provider is checked against them',
    async observe(bench) {
      const { issuer, caFile } = await secureProvider(bench);
      const headers = await bench.caller({ iss: issuer });
      const oidc = { ...bench.signIn(), issuer };
      expect(await bench.status((await bench.proxy({ oidc })).proxy, headers)).toBe(503);
      expect(await bench.status((await bench.proxy({ oidc, caBundlePath: caFile })).proxy, headers)).toBe(200);
      const own = await bench.proxy({ oidc: { ...oidc, caCertPath: caFile } });
      expect(await bench.status(own.proxy, headers)).toBe(200);
    },
  },
  {
    fields: ['oidc.insecureAllowHttp', 'oidc.jwksAllowPrivateIp'],
    what: 'without them a provider over plain HTTP, or at a private address, is not asked',
    async observe(bench) {
      const at = 'http://10.255.255.1:9';
      const headers = await bench.caller({ iss: at });
      const problem = async (more: object): Promise<string> => {
        const { proxy } = await bench.proxy({ oidc: { ...bench.signIn(), issuer: at, ...more } });
        expect(await bench.status(proxy, headers)).toBe(503);
        return proxy.log.text();
      };
      expect(await problem({})).toMatch(/plain http/i);
      expect(await problem({ insecureAllowHttp: true })).toMatch(/private|not allowed/i);
      const reached = await problem({ insecureAllowHttp: true, jwksAllowPrivateIp: true });
      expect(reached).not.toMatch(/plain http|private/i);
    },
  },
  {
    fields: ['oidc.configPath'],
    what: 'the file wins over the document, also when it changes',
    async observe(bench) {
      const settings = { issuer: bench.provider.issuer, audience: 'first' };
      const configPath = bench.file('oidc.json', settings);
      const { proxy } = await bench.proxy({ oidc: { issuer: 'https://written.example.com', configPath } });
      const [first, second] = [await bench.caller({ aud: 'first' }), await bench.caller({ aud: 'second' })];
      expect(await bench.status(proxy, first)).toBe(200);
      expect(await bench.status(proxy, second)).toBe(401);
      bench.file('oidc.json', '{"issuer": 1}');
      const log = (): string => proxy.log.text();
      await expect.poll(log, { timeout: 15_000 }).toContain('the settings of sign-in stay as they were');
      bench.file('oidc.json', { ...settings, audience: 'second' });
      await expect.poll(() => bench.status(proxy, second), { timeout: 15_000 }).toBe(200);
      expect(await bench.status(proxy, first)).toBe(401);
    },
  },
];
