import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { openStore, type StorePlace } from '../../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { builtProgram, imageOptions } from '../built-program.ts';
import { startPinned, type PinnedProcess } from '../pinned-process.ts';
import { sampleEntries, sourceName } from './sample-entries.ts';

/** The registry of the benchmarks, over the source that takes what is published; both ask for a claim. */
export const registryName = 'tools';
export const managed: Pick<RegistryServerConfig, 'sources' | 'registries'> = {
  sources: [{ name: sourceName, managed: {}, claims: { org: 'acme' } }],
  registries: [{ name: registryName, sources: [sourceName], claims: { org: 'acme' } }],
};

/** Opens a store for a benchmark; it has to open. */
export async function openedStore(place: StorePlace): Promise<RegistryStore> {
  const opening = await openStore(place);
  if (opening.outcome === 'refused') throw new Error(`${opening.problem}: ${opening.hint}`);
  return opening.opened;
}

/** Puts entries into a store and closes it. */
export async function fillStore(place: StorePlace, count: number): Promise<void> {
  const store = await openedStore(place);
  try {
    const { sources = [], registries = [] } = managed;
    await store.declare(sources, registries, 1);
    const entries = sampleEntries(count).map(({ type, name, claims, version, document }) => ({
      type,
      name,
      claims,
      versions: [{ version, document }],
    }));
    await store.replaceEntries(sourceName, { entries, state: { quarantined: [], quarantinedCount: 0 } }, 1);
  } finally {
    await store.close();
  }
}

/** A registry server in a process of its own. */
export interface BenchRegistry extends PinnedProcess {
  readonly address: string;
  /** Where it lists its servers. */
  readonly list: string;
}

/** Starts the server as it is shipped over a folder of data, and resolves when it is ready. */
export async function startRegistry(folder: string, config: RegistryServerConfig): Promise<BenchRegistry> {
  const launcher = await builtProgram(join(folder, '..'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'registry.yaml');
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const serve = ['registry', 'serve', '--config', file, '--data', join(folder, 'data'), '--address', '127.0.0.1:0'];
  const server = startPinned([...imageOptions(), launcher, ...serve], join(folder, 'server.log'));
  const [, address = ''] = await server.said(/"address":"(http:[^"]+)"/);
  while ((await fetch(`${address}/readyz`)).status !== 200) {
    // oxlint-disable-next-line no-await-in-loop -- until it is
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { ...server, address, list: `${address}/${registryName}/v0.1/servers` };
}

/** Asks once and gives the body, which has to be there. */
export async function bodyOf(url: string, token: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${body.toString().slice(0, 500)}`);
  return body;
}
