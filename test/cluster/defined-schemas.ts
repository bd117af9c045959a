import { load } from 'js-yaml';
import { isKindName, type KindName } from '../../generated/kinds.ts';
import { isMap, type JsonMap } from '../support/plain-walk.ts';
import { definitionTexts } from './definitions.ts';

/** A node of the schema of a definition: data, read where it is needed. */
export type SchemaNode = JsonMap;

/** A rule of a definition for a value at some place; `place` is a path in which `*` means items and map keys. */
export interface DefinedRule {
  readonly kind: KindName;
  readonly place: string;
  /** The message of a CEL rule, or the keyword. */
  readonly rule: string;
}

/** The schema of each kind, as its definition has it. */
export function definedSchemas(): ReadonlyMap<KindName, SchemaNode> {
  const schemas = new Map<KindName, SchemaNode>();
  for (const text of definitionTexts()) {
    const { names, versions } = Object(load(text)).spec;
    const kind = String(names.kind);
    if (isKindName(kind)) schemas.set(kind, Object(versions[0].schema.openAPIV3Schema));
  }
  return schemas;
}

/** Every rule, pattern, enumeration and required field of the specifications of all kinds. */
export function definedRules(): DefinedRule[] {
  return [...definedSchemas()].flatMap(([kind, schema]) =>
    nodesBelow(childOf(schema, 'spec') ?? {}, 'spec').flatMap(({ node, place }) => [
      ...listIn(node['x-kubernetes-validations']).map((rule) => ({ kind, place, rule: String(Object(rule).message) })),
      ...listIn(node['required']).map((name) => ({ kind, place: `${place}.${String(name)}`, rule: 'required' })),
      ...['pattern', 'enum'].filter((rule) => node[rule] !== undefined).map((rule) => ({ kind, place, rule })),
    ]),
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A schema and everything inside of it, each with its place. */
export function nodesBelow(node: SchemaNode, place: string): { node: SchemaNode; place: string }[] {
  const properties = node['properties'];
  const named = isMap(properties) ? Object.keys(properties) : [];
  return [
    { node, place },
    ...[...named, '*'].flatMap((key) => {
      const child = childOf(node, key);
      return child === undefined ? [] : nodesBelow(child, `${place}.${key}`);
    }),
  ];
}

/** What the schema says of a field, an item or the value of a key. */
export function childOf(node: SchemaNode, key: string): SchemaNode | undefined {
  const properties = node['properties'];
  const child =
    isMap(properties) && Object.hasOwn(properties, key)
      ? properties[key]
      : isMap(properties)
        ? undefined
        : (node['items'] ?? node['additionalProperties']);
  return isMap(child) ? child : undefined;
}

/** Takes a value, the schema of its place, and the path that leads there. */
type Visit = (value: unknown, node: SchemaNode, path: readonly string[]) => void;

/** Walks along with the schema, as far as it says anything. */
export function walk(value: unknown, node: SchemaNode, path: readonly string[], visit: Visit): void {
  visit(value, node, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const below = childOf(node, key);
    if (below !== undefined) walk(child, below, [...path, key], visit);
  }
}

/** The place of a path: `*` for items and map keys. */
export function placeOf(path: readonly string[], schema: SchemaNode): string {
  let node: SchemaNode | undefined = schema;
  return path
    .map((key) => {
      const isNamed = isMap(node?.['properties']);
      node = node === undefined ? undefined : childOf(node, key);
      return isNamed ? key : '*';
    })
    .join('.');
}
