import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryWithPeople, type RegistryWithPeople } from './registry-with-people.ts';

/** A catalog file as its source reads it. */
export function catalogText(servers: readonly object[], skills: readonly object[] = []): string {
  return JSON.stringify({ data: { servers, skills } });
}

/** A server.json with a name of its own. */
export function sampleServer(name: string, version = '1.0.0'): object {
  return { name: `com.example/${name}`, description: 'd', version };
}

/** A registry with a source of a file, one that people publish to, and a token for each part that people play. */
export interface AdministeredRegistry extends RegistryWithPeople {
  /** The catalog file of the source `files`. */
  readonly file: string;
}

/** `admin`, `platform`, `foreign`, `sources` and `registries` ask it. */
export async function administeredRegistry(): Promise<AdministeredRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-registry-admin-'));
  const file = join(folder, 'catalog.json');
  writeFileSync(file, catalogText([sampleServer('one')]));
  const started = await registryWithPeople(
    {
      sources: [
        { name: 'team', managed: {}, claims: { org: 'acme' } },
        { name: 'files', file: { path: file }, syncPolicy: { interval: '24h' }, claims: { org: 'acme' } },
      ],
      registries: [{ name: 'main', sources: ['team', 'files'], claims: { org: 'acme' } }],
    },
    {
      superAdmin: [{ groups: 'root' }],
      manageSources: [{ groups: ['platform', 'sources'] }],
      manageRegistries: [{ groups: ['platform', 'registries'] }],
      manageEntries: [{ groups: 'platform' }],
    },
    {
      admin: { groups: 'root' },
      platform: { groups: 'platform', org: 'acme' },
      foreign: { groups: 'platform', org: 'else' },
      sources: { groups: 'sources', org: 'acme' },
      registries: { groups: 'registries', org: 'acme' },
    },
  );
  return {
    ...started,
    file,
    close: async () => {
      await started.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
