import { readdir, readFile } from 'node:fs/promises';
import type { KindName } from '../../generated/kinds.ts';

/** A resource out of one of the examples. */
export interface KindExample {
  /** Folder of the example: `examples/team`. */
  readonly folder: string;
  readonly text: string;
}

const examples = new URL('../../examples/', import.meta.url);

/** The first resource of each kind in the examples, the smaller examples first; the comments above it belong to it. */
export async function kindExamples(): Promise<ReadonlyMap<string, KindExample>> {
  const found = new Map<string, KindExample>();
  for (const folder of ['quickstart', 'team', 'registry'] as const) {
    const names = (await readdir(new URL(`${folder}/`, examples))).filter((name) => name.endsWith('.yaml')).toSorted();
    for (const name of names) {
      const text = await readFile(new URL(`${folder}/${name}`, examples), 'utf8');
      for (const part of text.split(/^---\r?\n/m)) {
        const kind = /^kind: *(\w+)/m.exec(part)?.[1];
        if (kind !== undefined && !found.has(kind))
          found.set(kind, { folder: `examples/${folder}`, text: part.trim() });
      }
    }
  }
  return found;
}

/** The example of a kind. Throws when no example has one: then one should be written. */
export function exampleOf(kind: KindName, examplesOf: ReadonlyMap<string, KindExample>): KindExample {
  const example = examplesOf.get(kind);
  if (example === undefined) throw new Error(`no example has a ${kind}: add one below examples/`);
  return example;
}
