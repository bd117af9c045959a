import type { KindName } from '../../generated/kinds.ts';
import { isMap, type JsonMap } from '../support/plain-walk.ts';
import type { AuthoredResource } from './authored-resources.ts';
import { childOf, definedSchemas, placeOf, walk, type SchemaNode } from './defined-schemas.ts';
import { sampleOf } from './sample-value.ts';

/** How many resources each change is tried on: what is around it decides whether a rule sees it. */
const hosts = 2;
/** Texts that break the form of a duration, a name or an address, or are too long. */
const texts: readonly string[] = ['', '0s', 'two words', 'two\nlines', 'x'.repeat(400)];
/** Keys that are not valid for labels, annotations and headers, or too long. */
const keys: readonly string[] = ['two words:', 'x'.repeat(400)];
/** How many values of other resources are put where a field is absent. */
const samples = 3;

/**
 * Resources with one change each, made where a rule may look: a field less, a field more that occurs so elsewhere, another value of an
 * enumeration, a switch turned over, a string of another form. A resource that is still valid with one field more is changed further, so that
 * places are reached that no resource has. The same in every run.
 */
export function directedChanges(
  resources: readonly AuthoredResource[],
  isValid: (resource: AuthoredResource) => boolean,
): AuthoredResource[] {
  const schemas = definedSchemas();
  const known = collectValues(resources, schemas);
  const tried = new Map<string, number>();
  const places = new Set<string>();
  const changes: AuthoredResource[] = [];
  const open = resources.filter(isValid);
  for (const resource of open) {
    const schema = schemas.get(resource.kind);
    if (schema === undefined) continue;
    const change = (path: readonly string[], value: unknown, what: string): AuthoredResource | undefined => {
      const title = `${resource.kind} ${what}`;
      const count = tried.get(title) ?? 0;
      if (count >= hosts) return undefined;
      tried.set(title, count + 1);
      const changed = { ...resource, value: replaced(resource.value, path, value) };
      changes.push(changed);
      return changed;
    };
    walk(resource.value['spec'], childOf(schema, 'spec') ?? {}, ['spec'], (value, node, path) => {
      const place = placeOf(path, schema);
      places.add(`${resource.kind} ${place}`);
      change(path, undefined, `${place} removed`);
      for (const other of othersOf(value, node)) {
        const changed = change(path, other, `${place} becomes ${JSON.stringify(other)}`);
        if (changed !== undefined && Array.isArray(node['enum']) && isValid(changed)) open.push(changed);
      }
      const beside = choicesIn(value, node);
      for (const { name, sample, what } of additionsTo(value, node, place, known)) {
        const changed = change([...path, name], sample, `${place} ${beside} ${what}`);
        const isNew = !places.has(`${resource.kind} ${place}.${name}`);
        // A new place is entered even where a rule is broken above it: the server still says what is wrong below.
        if (changed !== undefined && isNew) open.push(changed);
      }
    });
  }
  return changes;
}

/** The values that a map has where it chooses one of several: rules look at them. */
function choicesIn(value: unknown, node: SchemaNode): string {
  if (!isMap(value)) return '';
  return Object.entries(value)
    .filter(([name]) => Array.isArray(childOf(node, name)?.['enum']))
    .map(([name, chosen]) => `${name}=${String(chosen)}`)
    .join(' ');
}

interface Addition {
  readonly name: string;
  readonly sample: unknown;
  readonly what: string;
}

/** Fields that a map does not have yet, with values they have elsewhere; of a map with free keys, keys of a wrong form. */
function additionsTo(
  value: unknown,
  node: SchemaNode,
  place: string,
  known: ReadonlyMap<string, readonly unknown[]>,
): Addition[] {
  if (!isMap(value)) return [];
  const properties = node['properties'];
  if (!isMap(properties)) {
    const [sample] = Object.values(value);
    return sample === undefined ? [] : keys.map((name) => ({ name, sample, what: `has ${name}` }));
  }
  return Object.keys(properties)
    .filter((name) => !Object.hasOwn(value, name))
    .flatMap((name) =>
      valuesFor(name, node, place, known).map((sample, index) => ({ name, sample, what: `has ${name} ${index}` })),
    );
}

function valuesFor(
  name: string,
  node: SchemaNode,
  place: string,
  known: ReadonlyMap<string, readonly unknown[]>,
): readonly unknown[] {
  const values: unknown = childOf(node, name)?.['enum'];
  if (Array.isArray(values)) return values;
  return known.get(`${place}.${name}`) ?? known.get(name) ?? [sampleOf(childOf(node, name) ?? {})];
}

/** Other values for the place of a value, valid and invalid ones. */
function othersOf(value: unknown, node: SchemaNode): readonly unknown[] {
  const values: unknown = node['enum'];
  if (Array.isArray(values)) return [...values.filter((other) => other !== value), 'unheard of'];
  if (typeof value === 'boolean') return [!value];
  if (isMap(value)) {
    const needed: unknown = node['required'];
    const names = Array.isArray(needed) ? needed.map(String) : [];
    return Object.keys(value).every((name) => names.includes(name))
      ? []
      : [Object.fromEntries(names.map((name) => [name, value[name]]))];
  }
  return typeof value === 'string' ? texts : [];
}

/** Values that fields have somewhere, by place and by name. */
function collectValues(
  resources: readonly AuthoredResource[],
  schemas: ReadonlyMap<KindName, SchemaNode>,
): ReadonlyMap<string, readonly unknown[]> {
  const known = new Map<string, unknown[]>();
  const add = (key: string, value: unknown): void => {
    const values = known.get(key) ?? [];
    const text = JSON.stringify(value);
    if (values.length < samples && !values.some((other) => JSON.stringify(other) === text)) values.push(value);
    known.set(key, values);
  };
  for (const { kind, value } of resources) {
    const schema = schemas.get(kind);
    if (schema === undefined) continue;
    walk(value['spec'], childOf(schema, 'spec') ?? {}, ['spec'], (found, _node, path) => {
      add(placeOf(path, schema), found);
      add(path.at(-1) ?? '', found);
    });
  }
  return known;
}

function replaced(resource: JsonMap, path: readonly string[], value: unknown): JsonMap {
  const copy: JsonMap = structuredClone(resource);
  let holder: unknown = copy;
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key);
  const last = path.at(-1) ?? '';
  if (value !== undefined) Reflect.set(Object(holder), last, structuredClone(value));
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(Object(holder), last);
  return copy;
}
