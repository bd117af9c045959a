import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openStore } from '../../../../runtime/registry/store/open-store.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { entriesOf } from '../../../support/store-contract/store-under-test.ts';

const writer = resolve(import.meta.dirname, '../../../support/store-contract/write-until-killed.ts');

/** Lets a process write, and kills it with SIGKILL when it has acknowledged so many; gives what was acknowledged. */
async function killedAfter(folder: string, round: number, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder, String(round)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  });
  await once(lines, 'close');
  if (acknowledged.length < count) throw new Error(Buffer.concat(said).toString());
  return acknowledged;
}

test('what was acknowledged is there after kill -9, and no half sync is', async () => {
  const folder = join(scratchFolder(), 'data');
  const acknowledged: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    acknowledged.push(...(await killedAfter(folder, round, 10 + round * 37)));
    // The lock of the killed process is free.
    const opening = await openStore({ folder });
    if (opening.outcome === 'refused') throw new Error(opening.problem);
    const store = opening.opened;
    const [entry] = await entriesOf(store, 'managed');
    const documents = new Map(entry?.versions.map(({ version, document }) => [version, document]));
    expect(acknowledged.filter((version) => documents.get(version) !== JSON.stringify({ version }))).toEqual([]);
    // Those of many names are written by a thread.
    for (const [source, length] of [
      ['synced', 300],
      ['large', 1_200],
    ] as const) {
      const synced = await entriesOf(store, source);
      expect([0, length]).toContain(synced.length);
      const states = new Set(synced.flatMap(({ versions }) => versions.map(({ document }) => document)));
      expect(states.size).toBeLessThanOrEqual(1);
    }
    await store.close();
  }
});
