import { target } from '../../model/named-types.ts';
import { pathOf, type KindFile, type SchemaSet } from '../../model/schema-set.ts';

/** Rules for each kind: names that are unique in the group, and columns that show something. */
export function kindProblems(set: SchemaSet): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const kind of set.kinds) {
    const { plural, shortNames, printerColumns } = kind.declaration;
    for (const word of new Set([plural, kind.kind.toLowerCase(), ...shortNames])) {
      const owner = owners.get(word);
      if (owner !== undefined) problems.push(`${pathOf(kind)} repeats the resource name ${word} of ${owner}`);
      owners.set(word, pathOf(kind));
    }
    if (kind.schema.properties?.['spec'] === undefined)
      problems.push(`${pathOf(kind)} describes a kind without a spec`);
    for (const { name, jsonPath } of printerColumns) {
      if (!leadsSomewhere(jsonPath, kind, set))
        problems.push(`${pathOf(kind)} shows ${jsonPath} in the column ${name}, which does not exist`);
    }
  }
  return problems;
}

/** Whether the plain steps of a JSONPath (before any filter) are fields of the kind. */
function leadsSomewhere(jsonPath: string, kind: KindFile, set: SchemaSet): boolean {
  let current = target(kind.schema, kind, set);
  for (const name of (/^[A-Za-z.]+/.exec(jsonPath)?.[0] ?? '').split('.').filter((step) => step !== '')) {
    const property = current.schema.properties?.[name];
    if (property === undefined) return false;
    current = target(property, current.file, set);
  }
  return true;
}
