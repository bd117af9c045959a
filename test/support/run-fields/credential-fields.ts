import { expect, vi } from 'vitest';
import type { RunConfig } from '../../../generated/types/run.ts';
import type { FieldScenario, Workbench } from './workbench.ts';

type Exchange = NonNullable<RunConfig['tokenExchange']>;

/** What a token endpoint was asked, and what the server then got. */
async function exchanged(bench: Workbench, settings: Omit<Exchange, 'url'>) {
  const endpoint = await bench.answering(() => ({
    json: { access_token: 'exchanged', token_type: 'Bearer', expires_in: 300 },
  }));
  const { proxy, server } = await bench.proxy({
    oidc: bench.signIn(),
    tokenExchange: { url: `${endpoint.url}/token`, ...settings },
  });
  expect(await bench.status(proxy, await bench.caller())).toBe(200);
  const [asked] = endpoint.requests;
  return {
    path: asked?.path,
    form: Object.fromEntries(new URLSearchParams(asked?.body)),
    basic: Buffer.from((asked?.headers.authorization ?? '').slice(6), 'base64').toString(),
    headers: server.of('tools/call')[0]?.request.headers ?? {},
  };
}

async function headersWith(bench: Workbench, document: Parameters<Workbench['proxy']>[0]) {
  const { proxy, server } = await bench.proxy(document);
  expect(await bench.status(proxy)).toBe(200);
  return server.of('tools/call')[0]?.request.headers ?? {};
}

/** What requests to the server carry. */
export const credentialFields: readonly FieldScenario[] = [
  {
    fields: [
      'tokenExchange.url',
      'tokenExchange.audience',
      'tokenExchange.scopes[]',
      'tokenExchange.subjectTokenType',
      'tokenExchange.headerName',
    ],
    what: 'the token endpoint is asked for that, and the server gets the answer in that header',
    async observe(bench) {
      const { path, form, headers } = await exchanged(bench, {
        audience: 'backend',
        scopes: ['a', 'b'],
        subjectTokenType: 'id_token',
        headerName: 'X-Token',
      });
      expect(path).toBe('/token');
      expect(form).toMatchObject({
        audience: 'backend',
        scope: 'a b',
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      });
      expect(headers['x-token']).toBe('Bearer exchanged');
      expect(headers.authorization).toBeUndefined();
      expect((await exchanged(bench, {})).headers.authorization).toBe('Bearer exchanged');
    },
  },
  {
    fields: [
      'tokenExchange.clientId',
      'tokenExchange.clientSecret',
      'tokenExchange.clientSecretFile',
      'tokenExchange.clientSecretEnv',
    ],
    what: 'the client signs in at the token endpoint',
    async observe(bench) {
      vi.stubEnv('TEST_EXCHANGE_SECRET', 'from-env');
      const clientId = 'proxy';
      expect((await exchanged(bench, { clientId, clientSecret: 'written' })).basic).toBe('proxy:written');
      expect((await exchanged(bench, { clientId, clientSecretEnv: 'TEST_EXCHANGE_SECRET' })).basic).toBe(
        'proxy:from-env',
      );
      const clientSecretFile = bench.file('exchange-secret', 'from-file\n');
      expect((await exchanged(bench, { clientId, clientSecretFile })).basic).toBe('proxy:from-file');
    },
  },
  {
    fields: ['remoteAuth.bearerToken', 'remoteAuth.bearerTokenFile', 'remoteAuth.bearerTokenEnv'],
    what: 'the server gets the token, a new one once the file has changed',
    async observe(bench) {
      vi.stubEnv('TEST_BEARER', 'from-env');
      const written = await headersWith(bench, { remoteAuth: { bearerToken: 'written' } });
      expect(written.authorization).toBe('Bearer written');
      const named = await headersWith(bench, { remoteAuth: { bearerTokenEnv: 'TEST_BEARER' } });
      expect(named.authorization).toBe('Bearer from-env');
      const bearerTokenFile = bench.file('bearer', 'first');
      const { proxy, server } = await bench.proxy({ remoteAuth: { bearerTokenFile } });
      const sent = async (): Promise<string | undefined> => {
        await bench.call(proxy);
        return server.of('tools/call').at(-1)?.request.headers.authorization;
      };
      expect(await sent()).toBe('Bearer first');
      bench.file('bearer', 'second');
      await expect.poll(sent, { timeout: 15_000 }).toBe('Bearer second');
    },
  },
  {
    fields: ['headerForward.plaintext{}', 'headerForward.fromEnv{}', 'headerForward.fromSecret{}'],
    what: 'the server gets the headers',
    async observe(bench) {
      vi.stubEnv('TEST_API_KEY', 'from-env');
      vi.stubEnv('SVC_SECRET_API_TOKEN', 'from-secret');
      const headers = await headersWith(bench, {
        headerForward: {
          plaintext: { 'X-Team': 'engineering' },
          fromEnv: { 'X-Key': 'TEST_API_KEY' },
          fromSecret: { 'X-Token': 'api-token' },
        },
      });
      expect(headers).toMatchObject({ 'x-team': 'engineering', 'x-key': 'from-env', 'x-token': 'from-secret' });
    },
  },
  {
    fields: ['headerInjection.headerName', 'headerInjection.valueEnv'],
    what: 'the server gets the header',
    async observe(bench) {
      vi.stubEnv('TEST_INJECTED', 'value');
      const headerInjection = { headerName: 'X-Injected', valueEnv: 'TEST_INJECTED' };
      expect(await headersWith(bench, { headerInjection })).toMatchObject({ 'x-injected': 'value' });
    },
  },
];
