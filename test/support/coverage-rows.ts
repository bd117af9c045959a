import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source-files.ts';

/** How a rule of the specification is kept. */
const ways = ['rule', 'schema', 'server', 'test', 'reason', 'gap'] as const;

/** One way in which a row is kept, with what keeps it. */
export interface Kept {
  readonly way: (typeof ways)[number];
  readonly by: string;
}

/** A row of a coverage table: a rule of the specification, or a check, and what keeps it. */
export interface CoverageRow {
  readonly id: string;
  readonly kept: readonly Kept[];
  readonly note: string;
}

/**
 * Reads a table of `test/data` with the columns row, how, what and note. `how` may name several ways (`schema+server`), and `what`
 * says as many things, separated by `; `. Throws where the two do not fit together.
 */
export function readCoverage(name: string): CoverageRow[] {
  return linesOf(name).map(([id = '', how = '', what = '', note = '']) => {
    const things = what.split('; ');
    const kept = how.split('+').map((word, index) => {
      const way = ways.find((known) => known === word);
      const by = things[index];
      if (way === undefined || by === undefined)
        throw new Error(`${name}: ${id} is kept by "${how}" and says "${what}"`);
      return { way, by };
    });
    if (things.length !== kept.length)
      throw new Error(`${name}: ${id} has ${kept.length} ways and ${things.length} things`);
    return { id, kept, note };
  });
}

/** The first column of a table of `test/data`. */
export function idsOf(name: string): string[] {
  return linesOf(name).map(([id = '']) => id);
}

function linesOf(name: string): string[][] {
  const text = readFileSync(join(projectRoot, 'test/data', name), 'utf8');
  const lines = text.trimEnd().split('\n').slice(1);
  if (lines.length === 0) throw new Error(`${name} has no rows`);
  return lines.map((line) => line.split('\t'));
}
