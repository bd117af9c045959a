import { readFile } from 'node:fs/promises';
import { apiGroup, kinds, type KindName } from '../../generated/kinds.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';

/** The CustomResourceDefinitions of some kinds, or of all, in alphabetical order. Throws when a definition of this package does not load. */
export async function definitionsOf(
  names: readonly KindName[] = allKinds(),
): Promise<Readonly<Record<string, unknown>>[]> {
  const plurals = names.map((name) => kinds[name].plural).toSorted();
  return Promise.all(plurals.map(readDefinition));
}

function allKinds(): KindName[] {
  return Object.values(kinds).map(({ kind }) => kind);
}

async function readDefinition(plural: string): Promise<Readonly<Record<string, unknown>>> {
  const path = `generated/crds/${plural}.${apiGroup}.yaml`;
  const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [document] = parseSource({ path, text }, (problem) => {
    if (problem.severity === 'error') throw new Error(`${path}: ${problem.message}`);
  });
  const value = document?.value;
  if (typeof value !== 'object' || value === null) throw new Error(`${path} holds no object`);
  return { ...value };
}
