import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, Agent } from 'undici';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { Gate } from '../gate.ts';
import { registryName, startRegistry } from '../registry/bench-registry.ts';
import { catalogFile, sourceName } from '../registry/sample-entries.ts';
import { median } from '../rounds.ts';

const entryCount = 100_000;
const rounds = 3;

/**
 * G20: the longest wait for an answer while the server reads 100,000 entries for the first time, and again with a change in each: one
 * question after the other that needs nothing but the event loop.
 */
export async function registryPauses(benchFolder: string): Promise<Gate> {
  const longest = new Array<number>();
  const usual = new Array<number>();
  const again = new Array<number>();
  for (let round = 0; round < rounds; round++) {
    const folder = join(benchFolder, `g20-${round}`);
    mkdirSync(folder);
    const file = join(folder, 'catalog.json');
    writeFileSync(file, catalogFile(0));
    const config: RegistryServerConfig = {
      sources: [{ name: sourceName, file: { path: file }, syncPolicy: { interval: '24h' } }],
      registries: [{ name: registryName, sources: [sourceName] }],
      auth: { mode: 'anonymous' },
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const server = await startRegistry(folder, config);
    const read = async (content: string, marker: string): Promise<readonly number[]> => {
      writeFileSync(file, content);
      await request(`${server.address}/v1/sources/${sourceName}/sync`, { method: 'POST' });
      return waitsUntil(server.address, marker);
    };
    // oxlint-disable-next-line no-await-in-loop
    const first = await read(catalogFile(entryCount), 'Server 0');
    // oxlint-disable-next-line no-await-in-loop
    const second = await read(catalogFile(entryCount).replaceAll('"Server ', '"Renamed '), 'Renamed 0');
    // oxlint-disable-next-line no-await-in-loop
    await server.end();
    longest.push(longestOf(first));
    again.push(longestOf(second));
    usual.push(median([...first]));
  }
  return {
    id: 'G20',
    what: `longest wait for /livez while ${entryCount.toLocaleString('en')} entries arrive from a file`,
    control: 'the limit',
    subject: median(longest),
    base: 50,
    bar: 1,
    stretch: 0.2,
    notes: [
      `with a change in each entry ${median(again).toFixed(0)} ms; the usual wait meanwhile ${median(usual).toFixed(1)} ms`,
    ],
  };
}

function longestOf(waits: readonly number[]): number {
  return waits.reduce((most, wait) => Math.max(most, wait), 0);
}

/** Asks one question after the other until a first page holds a string; gives milliseconds of each. */
async function waitsUntil(address: string, marker: string): Promise<readonly number[]> {
  const dispatcher = new Agent({ connections: 1 });
  const ask = async (path: string): Promise<string> => (await request(`${address}${path}`, { dispatcher })).body.text();
  const waits: number[] = [];
  try {
    for (;;) {
      for (let question = 0; question < 20; question++) {
        const began = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await ask('/livez');
        waits.push(performance.now() - began);
      }
      // oxlint-disable-next-line no-await-in-loop
      if ((await ask(`/${registryName}/v0.1/servers?limit=1`)).includes(marker)) return waits;
    }
  } finally {
    await dispatcher.close();
  }
}
