import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withAggregatorConfigDefaults } from '../../../../generated/defaults/aggregator.ts';
import { withRunConfigDefaults } from '../../../../generated/defaults/run.ts';
import { loadDocument } from '../../../../generated/load.ts';
import { incomingSignIn } from '../../../../runtime/aggregator/incoming.ts';
import { openSignIn } from '../../../../runtime/endpoint/open-sign-in.ts';
import { isRefusal, type RefusedStart } from '../../../../runtime/endpoint/refused-start.ts';
import type { SignIn } from '../../../../runtime/endpoint/sign-in.ts';
import { emittedProgram } from '../../../support/emitted-program.ts';
import { memoryLog } from '../../../support/memory-log.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder('scopes-');
const issuer = 'https://login.example.com';
const of = (kind: string, name: string, spec: object): string =>
  `${JSON.stringify({ apiVersion: 'mcp.svc.internal/v1alpha1', kind, metadata: { name, namespace: 'tools' }, spec })}\n---\n`;

/** What a workload says of its clients. */
interface Said {
  readonly oidcConfigRef?: object;
  readonly oidcConfig?: object;
  readonly authServer?: true;
  /** What the file of a ConfigMap says. */
  readonly file?: object;
}
type Scopes = { readonly scopes?: readonly string[] };

/** Each way to say how clients sign in, with what it says of scopes (specs 2 and 3). */
const ways: Readonly<Record<string, (scopes: Scopes) => Said>> = {
  'by reference to an issuer': (scopes) => ({ oidcConfigRef: { name: 'login', audience: 'tools', ...scopes } }),
  'by reference to accounts': (scopes) => ({ oidcConfigRef: { name: 'accounts', audience: 'tools', ...scopes } }),
  'written inline': (scopes) => ({ oidcConfig: { type: 'inline', inline: { issuer, audience: 'tools', ...scopes } } }),
  'in a ConfigMap': (scopes) => ({
    oidcConfig: { type: 'configMap', configMap: { name: 'login' } },
    file: { issuer, audience: 'tools', ...scopes },
  }),
};
/** Ways that have no field for scopes. */
const plainWays: Readonly<Record<string, Said>> = {
  'accounts of the cluster': { oidcConfig: { type: 'kubernetes', kubernetes: { audience: 'tools' } } },
  'an authorization server of its own': { authServer: true },
};

const authServer = {
  issuer: 'https://tools.example.com',
  upstreamProviders: [{ name: 'company', type: 'oidc', oidcConfig: { issuerUrl: issuer, clientId: 'tools' } }],
};
const shared = [
  of('MCPOIDCConfig', 'login', { type: 'inline', inline: { issuer } }),
  of('MCPOIDCConfig', 'accounts', { type: 'kubernetesServiceAccount' }),
  of('MCPExternalAuthConfig', 'own', { type: 'embeddedAuthServer', embeddedAuthServer: authServer }),
  of('MCPGroup', 'all', {}),
].join('');

/** The scopes that the program of a workload asks clients to request, as it starts with what was compiled. */
const kinds = {
  MCPServer: (said: Said) =>
    ofProxy('MCPServer', 'mcp-a-proxy', said, { image: 'example.com/a', transport: 'streamable-http' }),
  MCPRemoteProxy: (said: Said) =>
    ofProxy('MCPRemoteProxy', 'mcp-a-remote-proxy', said, { remoteUrl: 'https://a.example.com/mcp' }),
  VirtualMCPServer: async ({ oidcConfig, oidcConfigRef, authServer: isOwn, file }: Said) => {
    const text = of('VirtualMCPServer', 'a', {
      config: { groupRef: 'all' },
      incomingAuth: { type: 'oidc', oidcConfig, oidcConfigRef },
      ...(isOwn === undefined ? {} : { authServerConfig: authServer }),
    });
    const { validate } = await loadDocument.aggregator();
    const config: unknown = (await emittedProgram(text + shared, 'vmcp-a')).files['config.json'];
    if (!validate(config)) throw new Error('the configuration is not one of an aggregator');
    const { incomingAuth } = withAggregatorConfigDefaults(config);
    if (incomingAuth?.type !== 'oidc') throw new Error('clients do not sign in');
    const oidc = await besideFile(incomingAuth.oidc, file);
    return scopesOf(await incomingSignIn({ ...incomingAuth, oidc }, '127.0.0.1', memoryLog().log));
  },
} satisfies Record<string, (said: Said) => Promise<readonly string[]>>;

async function ofProxy(kind: string, name: string, said: Said, spec: object): Promise<readonly string[]> {
  const { oidcConfig, oidcConfigRef, authServer: isOwn, file } = said;
  const text = of(kind, 'a', {
    ...spec,
    oidcConfig,
    oidcConfigRef,
    ...(isOwn === undefined ? {} : { authServerRef: { name: 'own' } }),
  });
  const { validate } = await loadDocument.run();
  const config: unknown = (await emittedProgram(text + shared, name)).files['run.json'];
  if (!validate(config)) throw new Error('the configuration is not one of a proxy');
  const { oidc } = withRunConfigDefaults(config);
  if (oidc === undefined) throw new Error('clients do not sign in');
  return scopesOf(await openSignIn({ oidc: await besideFile(oidc, file) }, memoryLog().log));
}

/** Settings whose file is on this machine, and who can reach the address of a Service. */
async function besideFile<Settings extends object>(settings: Settings, file: object | undefined): Promise<Settings> {
  const near = { ...settings, protectedResourceAllowPrivateIp: true };
  if (file === undefined) return near;
  const configPath = join(folder, 'oidc.json');
  await writeFile(configPath, JSON.stringify(file));
  return { ...near, configPath };
}

async function scopesOf(signIn: SignIn | RefusedStart | undefined): Promise<readonly string[]> {
  if (signIn === undefined || isRefusal(signIn)) throw new Error(`no sign-in: ${signIn?.problem ?? 'nobody signs in'}`);
  const scopes = signIn.resource?.document.scopes_supported ?? [];
  await signIn.close();
  return scopes;
}

describe.each(Object.entries(kinds))('clients of %s are asked for', (_kind, advertised) => {
  test.each(Object.entries(ways))(
    'the scopes that are named, openid where none are, and nothing for an empty list: %s',
    async (_way, said) => {
      expect(await advertised(said({}))).toEqual(['openid']);
      expect(await advertised(said({ scopes: [] }))).toEqual([]);
      expect(await advertised(said({ scopes: ['tools', 'mail'] }))).toEqual(['tools', 'mail']);
    },
  );

  test.each(Object.entries(plainWays))('openid where there is no field for scopes: %s', async (_way, said) => {
    expect(await advertised(said)).toEqual(['openid']);
  });
});

test('a document of an aggregator that names a file asks for what the file says, and openid where that names no scopes', async () => {
  const advertised = async (file: object, said: object = {}): Promise<readonly string[]> => {
    const oidc = await besideFile({ resource: 'http://127.0.0.1:4483', ...said }, file);
    return scopesOf(await incomingSignIn({ type: 'oidc', oidc }, '127.0.0.1', memoryLog().log));
  };
  expect(await advertised({ issuer, audience: 'tools' })).toEqual(['openid']);
  expect(await advertised({ issuer, audience: 'tools', scopes: [] })).toEqual([]);
  expect(await advertised({ issuer, audience: 'tools' }, { scopes: ['tools'] })).toEqual(['tools']);
  expect(await advertised({ issuer, audience: 'tools' }, { scopes: ['tools'], advertisedScopes: [] })).toEqual([]);
  expect(await advertised({ issuer, audience: 'tools', scopes: ['mail'] }, { scopes: ['tools'] })).toEqual(['mail']);
});
