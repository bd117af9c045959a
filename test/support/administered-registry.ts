import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOidcProvider } from './oidc-provider.ts';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from './running-registry.ts';

/** A catalog file as its source reads it. */
export function catalogText(servers: readonly object[], skills: readonly object[] = []): string {
  return JSON.stringify({ data: { servers, skills } });
}

/** A server.json with a name of its own. */
export function sampleServer(name: string, version = '1.0.0'): object {
  return { name: `com.example/${name}`, description: 'd', version };
}

/** A registry under full authorization: a source of a file, one that people publish to, and a token for each part that people play. */
export interface AdministeredRegistry {
  readonly registry: TestRegistry;
  /** The catalog file of the source `files`. */
  readonly file: string;
  /** Asks as `admin`, `platform`, `foreign`, `sources` or `registries`. */
  ask(who: string, method: string, path: string, body?: object): Promise<RegistryAnswer>;
  close(): Promise<void>;
}

export async function administeredRegistry(): Promise<AdministeredRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-registry-admin-'));
  const file = join(folder, 'catalog.json');
  writeFileSync(file, catalogText([sampleServer('one')]));
  const provider = await startOidcProvider();
  const registry = await startTestRegistry({
    sources: [
      { name: 'team', managed: {}, claims: { org: 'acme' } },
      { name: 'files', file: { path: file }, syncPolicy: { interval: '24h' }, claims: { org: 'acme' } },
    ],
    registries: [{ name: 'main', sources: ['team', 'files'], claims: { org: 'acme' } }],
    auth: {
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: {
        roles: {
          superAdmin: [{ groups: 'root' }],
          manageSources: [{ groups: ['platform', 'sources'] }],
          manageRegistries: [{ groups: ['platform', 'registries'] }],
          manageEntries: [{ groups: 'platform' }],
        },
      },
    },
  });
  await registry.ready();
  const exp = Math.floor(Date.now() / 1000) + 600;
  const tokens: Record<string, string> = {};
  for (const [name, claims] of Object.entries({
    admin: { groups: 'root' },
    platform: { groups: 'platform', org: 'acme' },
    foreign: { groups: 'platform', org: 'else' },
    sources: { groups: 'sources', org: 'acme' },
    registries: { groups: 'registries', org: 'acme' },
  })) {
    tokens[name] = await provider.sign({ sub: name, exp, ...claims });
  }
  return {
    registry,
    file,
    ask: (who, method, path, body) =>
      registry.ask(method, path, { token: tokens[who] ?? '', ...(body === undefined ? {} : { body }) }),
    close: async () => {
      await registry.close();
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
