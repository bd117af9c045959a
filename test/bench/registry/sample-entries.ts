import type { Publication } from '../../../runtime/registry/store/registry-store.ts';

/** Teams that entries belong to; ten of them see one entry in twenty. */
export const teamCount = 200;

/** The source of the benchmarks, which takes what is published. */
export const sourceName = 'main';

/** Servers as organizations publish them, about 570 bytes a row of a list, in no order that claims could profit from. */
export function sampleEntries(count: number): readonly Required<Omit<Publication, 'incarnation'>>[] {
  return Array.from({ length: count }, (_, index) => sampleEntry(index));
}

/** One of them. */
export function sampleEntry(index: number, prefix = 'com.example'): Required<Omit<Publication, 'incarnation'>> {
  const name = `${prefix}/server-${String(index).padStart(6, '0')}`;
  const version = `1.${index % 40}.${index % 7}`;
  const document = JSON.stringify({
    name,
    title: `Server ${index}`,
    description: `Looks up the records of department ${index % 31} and keeps them in step with the archive`,
    version,
    repository: { url: `https://git.example.com/tools/server-${index}`, source: 'git' },
    remotes: [{ type: 'streamable-http', url: `https://server-${index}.tools.example.com/mcp` }],
  });
  const claims = { org: 'acme', team: `team-${(index * 7919) % teamCount}` };
  return { source: sourceName, type: 'server', name, version, document, claims };
}

/** The same entries as a catalog file in the upstream format. */
export function catalogFile(count: number): string {
  const servers = sampleEntries(count).map(({ document }) => document);
  return `{"version":"1.0.0","meta":{"last_updated":"2026-01-01T00:00:00Z"},"data":{"servers":[${servers.join(',')}]}}`;
}

/** Claims of a caller who sees one entry in twenty: ten of the teams, another choice for each number. */
export function teamsClaims(number: number): { readonly org: string; readonly team: readonly string[] } {
  const teams = new Set<number>();
  // Steps of a linear congruential generator (Numerical Recipes): the same choice in every run.
  let state = number + 1;
  while (teams.size < 10) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    teams.add((state >>> 8) % teamCount);
  }
  return { org: 'acme', team: [...teams].map((team) => `team-${team}`) };
}
