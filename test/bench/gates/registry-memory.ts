import { join } from 'node:path';
import type { Gate } from '../gate.ts';
import { askEach } from '../load.ts';
import { fillStore, managed, startRegistry } from '../registry/bench-registry.ts';
import { sampleEntry, teamCount } from '../registry/sample-entries.ts';
import { startTokenIssuer } from '../registry/token-issuer.ts';

const entryCount = 20_000;
const requestCount = 100_000;

/** M2: resident memory of a registry server with 20,000 entries after 100,000 reads of every kind by 200 callers. */
export async function registryMemory(benchFolder: string): Promise<Gate> {
  const folder = join(benchFolder, 'm2');
  await fillStore({ folder: join(folder, 'data') }, entryCount);
  const issuer = await startTokenIssuer();
  const server = await startRegistry(folder, { ...managed, auth: issuer.auth });
  try {
    const started = server.memory().now;
    // Each caller sees one team, in whose entries it reads.
    const tokens = await Promise.all(
      Array.from({ length: teamCount }, (_, team) => issuer.sign({ org: 'acme', team: `team-${team}` })),
    );
    const questions = Array.from({ length: requestCount }, (_, number) => {
      const { name, version, claims } = sampleEntry((number * 31) % entryCount);
      const paths = [
        '?limit=100',
        `?limit=30&search=${number % 997}`,
        '?limit=50&version=latest',
        `/${encodeURIComponent(name)}/versions`,
        `/${encodeURIComponent(name)}/versions/${version}`,
      ];
      const token = tokens[Number(String(claims['team']).slice('team-'.length))] ?? '';
      return { path: paths[number % paths.length] ?? '', token };
    });
    await askEach(folder, server.list, questions);
    const { now, peak } = server.memory();
    return {
      id: 'M2',
      what: `resident memory of the registry server, ${entryCount.toLocaleString('en')} entries, ${requestCount.toLocaleString('en')} requests`,
      control: 'the limit',
      subject: now,
      base: 300,
      unit: 'MiB',
      bar: 1,
      stretch: 0.75,
      notes: [`after the start ${started.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB`],
    };
  } finally {
    await server.end();
    issuer.close();
  }
}
