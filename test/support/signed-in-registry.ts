import { createServer } from 'node:net';
import { loadDocument } from '../../generated/load.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { RegistrySignIn } from '../../generated/types/registry-sign-in.ts';
import { createLog } from '../../runtime/observe/log.ts';
import { startRegistryServer } from '../../runtime/registry/registry-server.ts';
import type { StorePlace } from '../../runtime/registry/store/open-store.ts';
import { clients } from './oidc-provider-configuration.ts';
import { startOidcProvider, type RunningOidcProvider } from './oidc-provider.ts';

/** A registry server with a catalog page that people sign in to at a real provider. */
export interface SignedInRegistry {
  readonly address: string;
  readonly provider: RunningOidcProvider;
  /** Lines that the server logged. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

export interface SignedInOptions {
  readonly signIn?: Partial<RegistrySignIn> | 'none';
  readonly audience?: string;
  readonly resourceUrl?: string;
  /** Origins whose pages may call the API. */
  readonly allowedOrigins?: readonly string[];
  /** Where its store is; in memory when absent. */
  readonly place?: StorePlace;
  /** A provider that several servers use, one after the other or together, with the port of this one. */
  readonly shared?: { readonly provider: RunningOidcProvider; readonly port: number };
}

/** Who may sign in: `ada` of acme, `rose` of its red team, and `eve`, who is of neither. */
const people = {
  ada: { org: 'acme', name: 'Ada Lovelace' },
  rose: { org: 'acme', team: 'red', name: 'Rose' },
  eve: { org: 'other' },
};

/**
 * Starts a provider, and a registry server whose registry `main` shows `com.example/weather` and many more to people of acme and
 * `com.example/secret` to the red team; the registry `reds` is closed to all others.
 */
export async function startSignedInRegistry(options: SignedInOptions = {}): Promise<SignedInRegistry> {
  const port = options.shared?.port ?? (await freePort());
  const provider = options.shared?.provider ?? (await startPeopleProvider([port]));
  const stopProvider = async (): Promise<void> => (options.shared === undefined ? provider.stop() : undefined);
  const { validate, withDefaults } = await loadDocument['registry-server']();
  const config = configuration(provider, options);
  if (!validate(config)) throw new Error(`not a configuration: ${JSON.stringify(validate.errors)}`);
  const log: string[] = [];
  const opening = await startRegistryServer({
    config: withDefaults(config),
    place: options.place ?? 'memory',
    host: '127.0.0.1',
    port,
    log: createLog({ level: 'info', destination: { write: (line: string) => void log.push(line) } }),
  });
  if (opening.outcome === 'refused') {
    await stopProvider();
    throw new Error(`${opening.problem}: ${opening.hint}`);
  }
  const running = opening.opened;
  const { address } = running;
  while ((await fetch(`${address}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    address,
    provider,
    log,
    async close() {
      await running.close();
      await stopProvider();
    },
  };
}

function configuration(provider: RunningOidcProvider, options: SignedInOptions): RegistryServerConfig {
  const { signIn = {}, audience = provider.resource, resourceUrl, allowedOrigins } = options;
  return {
    sources: [
      source(
        'acme',
        { org: 'acme' },
        [weather, ...Array.from({ length: 40 }, (_, index) => plain(`many-${index}`))],
        skills,
      ),
      source('red', { team: 'red' }, [plain('secret')]),
    ],
    registries: [
      { name: 'main', sources: ['acme', 'red'] },
      { name: 'reds', sources: ['red'], claims: { team: 'red' } },
    ],
    ...(allowedOrigins === undefined ? {} : { cors: { allowedOrigins: [...allowedOrigins] } }),
    auth: {
      mode: 'oauth',
      oauth: {
        ...(resourceUrl === undefined ? {} : { resourceUrl }),
        providers: [{ name: 'login', issuerUrl: provider.issuer, audience }],
        ...(signIn === 'none' ? {} : { signIn: { clientId: clients.page.id, ...signIn } }),
      },
      authz: { roles: { superAdmin: [{ role: 'admin' }] } },
    },
  };
}

function source(
  name: string,
  claims: Record<string, string>,
  servers: readonly object[],
  skills: readonly object[] = [],
) {
  const data = JSON.stringify({
    version: '1.0.0',
    meta: { last_updated: '2026-01-31T12:00:00Z' },
    data: { servers, skills },
  });
  return { name, format: 'upstream', file: { data }, claims } as const;
}

function plain(name: string): object {
  return { name: `com.example/${name}`, description: `About ${name}`, version: '1.0.0' };
}

const weather = {
  name: 'com.example/weather',
  title: 'Weather',
  description: 'Forecasts for any place.',
  version: '1.3.0',
  websiteUrl: 'https://weather.example',
  remotes: [
    {
      type: 'streamable-http',
      url: 'https://weather.example/mcp',
      headers: [{ name: 'X-Api-Key', description: 'Key of your account', isRequired: true, isSecret: true }],
    },
  ],
  packages: [
    { registryType: 'npm', identifier: '@example/weather-mcp', version: '1.3.0', transport: { type: 'stdio' } },
    { registryType: 'oci', identifier: 'ghcr.io/example/weather:1.3.0', transport: { type: 'stdio' } },
    {
      registryType: 'nuget',
      identifier: 'Example.Weather',
      version: '1.3.0',
      transport: { type: 'streamable-http', url: 'http://127.0.0.1:{PORT}/mcp' },
      packageArguments: [
        {
          type: 'named',
          name: '--at',
          value: '{place}',
          variables: { place: { description: 'Where', isRequired: true } },
        },
      ],
      environmentVariables: [{ name: 'PORT', default: '8391', format: 'number' }],
    },
    {
      registryType: 'mcpb',
      identifier: 'https://weather.example/releases/weather-1.3.0.mcpb',
      fileSha256: 'fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce',
      transport: { type: 'stdio' },
    },
  ],
};

const skills = [
  {
    namespace: 'com.example',
    name: 'review',
    title: 'Review',
    description: 'Reviews changes.',
    version: '1.0.0',
    license: 'MIT',
    allowedTools: ['Read', 'Grep'],
    packages: [{ registryType: 'git', url: 'https://git.example/skills.git', ref: 'main' }],
  },
  { namespace: 'com.example', name: 'review', description: 'Reviews changes less well.', version: '0.9.0' },
  ...['deprecated', 'archived'].map((status) => ({
    namespace: 'com.example',
    name: status,
    description: 'An older one.',
    version: '1.0.0',
    status,
  })),
];

/** A provider at which these people sign in to servers on these ports; its caller stops it. */
export function startPeopleProvider(ports: readonly number[]): Promise<RunningOidcProvider> {
  const callbacks = ports.map((port) => `http://127.0.0.1:${port}/sign-in/callback`);
  return startOidcProvider({ people, redirectUris: [...callbacks, 'https://catalog.example/sign-in/callback'] });
}

/** A port that nobody listened on a moment ago: the provider has to know the address before the server has it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
