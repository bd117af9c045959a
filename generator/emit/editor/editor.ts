import { apiVersionOf, pathOf, type KindFile, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { jsonFile, preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { implication } from './editor-rules.ts';
import { declaredSchema, editorSchema, type Definitions } from './editor-schema.ts';
import type { EditorSchema } from './editor-schema-type.ts';

const dialect = 'http://json-schema.org/draft-07/schema#';

/** Path of the editor schema of a kind, in the layout of public catalogs of CRD schemas. */
export function editorFileOf(kind: KindFile, set: SchemaSet): string {
  return `editor/${set.project.group}/${kind.kind.toLowerCase()}_${set.project.version}.json`;
}

/** One self-contained schema per kind and per configuration document, and one for files that mix kinds. */
export function emitEditorSchemas(set: SchemaSet): GeneratedFile[] {
  return [
    ...set.kinds.map((kind) => jsonFile(editorFileOf(kind, set), documentSchema(kind, set))),
    ...set.documents.map((file) =>
      jsonFile(`editor/config/${file.schema['x-document']?.name ?? file.base}.json`, documentSchema(file, set)),
    ),
    jsonFile('editor/all.json', mixedSchema(set)),
  ];
}

function documentSchema(file: SchemaFile, set: SchemaSet): EditorSchema {
  const definitions: Definitions = new Map();
  const root = declaredSchema(file.schema, file, set, definitions);
  return { ...head(pathOf(file)), ...root, definitions: sorted(definitions) };
}

/** Chooses the kind by apiVersion and kind; objects of other groups pass, lists are looked into. */
function mixedSchema(set: SchemaSet): EditorSchema {
  const definitions: Definitions = new Map();
  const apiVersion = apiVersionOf(set.project);
  const ofGroup = { pattern: `^${set.project.group.replaceAll('.', '\\.')}/` };
  const kinds = set.kinds.map((kind) => kind.kind);
  const lists = kinds.map((kind) => `${kind}List`);
  const choices = set.kinds.map((kind) =>
    implication(
      says({ apiVersion: { const: apiVersion }, kind: { const: kind.kind } }),
      editorSchema(kind.schema, kind, set, definitions),
    ),
  );
  const known = says({ apiVersion: { const: apiVersion }, kind: { enum: [...kinds, ...lists] } });
  const itemsToo = { properties: { items: { type: 'array', items: { $ref: '#' } } } };
  return {
    ...head('schemas/kinds'),
    title: 'Resources',
    description: `Any resource of ${set.project.group}, alone or in a list; objects of other groups are not looked at.`,
    type: 'object',
    allOf: [
      implication(says({ apiVersion: ofGroup }), known),
      implication(says({ kind: { enum: ['List', ...lists] } }), itemsToo),
      ...choices,
    ],
    definitions: sorted(definitions),
  };
}

/** Objects in which these properties are present and as described. */
function says(properties: Readonly<Record<string, EditorSchema>>): EditorSchema {
  return { required: Object.keys(properties), properties };
}

function head(parent: string): object {
  return { $schema: dialect, $comment: preamble(parent) };
}

function sorted(definitions: Definitions): object {
  return Object.fromEntries([...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
