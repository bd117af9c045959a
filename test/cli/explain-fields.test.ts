import { describe, expect, test } from 'vitest';
import { explainField, type ExplainedField } from '../../cli/explain/reference-file.ts';
import { fieldText } from '../../cli/explain/explain-text.ts';
import { describedTitles } from '../../generator/emit/reference/spec-sections.ts';
import { defaultOf, target } from '../../generator/model/named-types.ts';
import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';
import { titleOf } from '../support/field-documents.ts';
import { readFieldRows } from '../support/field-rows.ts';
import { projectSchemas, typeNamed, type Located } from '../support/schema-lookup.ts';

const set = projectSchemas();
const roots: readonly { readonly name: string; readonly file: SchemaFile }[] = [
  ...set.kinds.map((file) => ({ name: file.kind, file })),
  ...set.documents.map((file) => ({ name: file.schema['x-document']?.name ?? file.base, file })),
];

/** A field, and the object that declares it. */
interface PlacedField {
  readonly path: string;
  readonly name: string;
  readonly declared: Schema;
  readonly owner: Located;
}

/**
 * Every field below a type, as people write its path: lists are gone through without a mark, and a key of a map is any word.
 * A type inside itself is not entered again.
 */
function fieldsBelow(owner: Located, path: string, above: readonly Schema[]): PlacedField[] {
  const { properties, items, additionalProperties } = owner.schema;
  if (above.includes(owner.schema)) return [];
  const inside = [...above, owner.schema];
  const into = (declared: Schema, at: string): PlacedField[] =>
    fieldsBelow(target(declared, owner.file, set), at, inside);
  if (items !== undefined) return into(items, path);
  if (properties === undefined) {
    return additionalProperties === undefined || additionalProperties === false
      ? []
      : into(additionalProperties, `${path}.any`);
  }
  return Object.entries(properties).flatMap(([name, declared]) => {
    const own = { path: `${path}.${name}`, name, declared, owner };
    return [own, ...into(declared, own.path)];
  });
}

async function explained(path: string): Promise<ExplainedField | undefined> {
  const found = await explainField(path);
  return found !== undefined && 'entry' in found ? found : undefined;
}

describe.each(roots)('svc explain $name', ({ name, file }) => {
  const fields = fieldsBelow({ schema: file.schema, file }, name, []);

  test('every field has words, a type, its default, and says whether it has to be there', async () => {
    expect(fields.length).toBeGreaterThan(0);
    const wrong: unknown[] = [];
    for (const { path, name: field, declared, owner } of fields) {
      const found = await explained(path);
      const said = {
        path: found?.path,
        hasWords: (found?.entry.description ?? '') !== '',
        hasType: (found?.entry.type ?? '') !== '',
        default: found?.entry.default,
        required: found?.required,
      };
      const expected = {
        path,
        hasWords: true,
        hasType: true,
        default: defaultOf(declared, owner.file, set),
        required: (owner.schema.required ?? []).includes(field),
      };
      if (JSON.stringify(said) !== JSON.stringify(expected)) wrong.push({ said, expected });
    }
    expect(wrong).toEqual([]);
  });

  test('every field has a description and a type', async () => {
    for (const { path } of fields) {
      const found = await explained(path);
      expect(found === undefined ? '' : fieldText(found), path).toMatch(/^\S+\n {2}\S[^]*\nType: +\S/);
    }
  });
});

describe('where the specification says so', () => {
  test('the sections name types that there are', () => {
    expect(describedTitles().filter((title) => typeNamed(title, set) === undefined)).toEqual([]);
  });

  test('every field of the inventory names the section that the inventory has it from', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const { document, path, section } of readFieldRows()) {
      const root = roots.find(({ name }) => name === titleOf(document) || name === document)?.name;
      if (root === undefined || path.startsWith('metadata')) continue;
      const found = await explained(`${root}.${path.replaceAll('{}', '.any')}`);
      const all = found?.sections ?? [];
      count++;
      if (!all.some((one) => section.startsWith(one))) wrong.push(`${document} ${path}: ${section}, not ${all.join()}`);
    }
    expect(count).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});
