import { readSchemas } from '../../generator/read/schema-files.ts';
import { load } from '../../manifests/program/load.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { everyValue } from './plain-walk.ts';
import { placeOfKey, specPlace, type SchemaPlace } from './schema-place.ts';
import { projectRoot } from './source-files.ts';

const set = readSchemas(`${projectRoot}/schemas`);

/** Every text in the sources that nobody may see: the values of Secrets, and of fields with `x-secret`. */
export async function secretValuesIn(sources: readonly SourceFile[]): Promise<string[]> {
  const { resources, foreign } = await load(sources, undefined, () => undefined);
  const inSecrets = foreign
    .filter(({ kind }) => kind === 'Secret')
    .flatMap(({ object }) => [object['data'], object['stringData']].flatMap((data) => everyValue(data)));
  return [
    ...inSecrets.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    ...resources.flatMap(({ kind, authored }) => secretFields(authored.spec, specPlace(kind, set))),
  ];
}

function secretFields(value: unknown, place: SchemaPlace): string[] {
  if (typeof value === 'string') return place.schema['x-secret'] === true ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const next = placeOfKey(place, key);
    return next === undefined ? [] : secretFields(child, next);
  });
}
