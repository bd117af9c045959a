import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { target } from '../../generator/model/named-types.ts';
import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaFile } from '../../generator/model/schema-file.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { generatedFolder, schemasFolder } from '../support/generated-files.ts';
import { checkStructure, type CrdNode } from '../support/structural-check.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Crd {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly group: string;
    readonly scope: string;
    readonly names: Readonly<Record<string, unknown>> & { readonly shortNames: readonly string[] };
    readonly versions: readonly {
      readonly name: string;
      readonly subresources: object;
      readonly additionalPrinterColumns: readonly object[];
      readonly schema: { readonly openAPIV3Schema: CrdNode };
    }[];
  };
}

const set = readSchemas(schemasFolder);
const folder = join(generatedFolder, 'crds');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const crds = new Map(
  [...texts.values()].map((text) => load(text) as Crd).map((crd) => [String(crd.spec.names['kind']), crd]),
);

/** The fields of a type as the CRD should show them: a type inside itself once more, then no further. */
function fieldsBelow(use: Schema, from: SchemaFile, path: string, above: readonly Schema[]): string[] {
  const { schema, file } = target(use, from, set);
  if (schema.oneOf !== undefined || above.filter((other) => other === schema).length > 1) return [];
  const chain = [...above, schema];
  const repeated =
    schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
      const below = path === '' ? name : `${path}.${name}`;
      return below === 'metadata' ? [below] : [below, ...fieldsBelow(child, file, below, chain)];
    }),
    ...(repeated === undefined ? [] : fieldsBelow(repeated, file, `${path}.*`, chain)),
  ];
}

test('there is one per kind', () => {
  expect([...crds.keys()].toSorted()).toEqual(set.kinds.map(({ kind }) => kind).toSorted());
  expect(crds.size).toBeGreaterThanOrEqual(12);
});

describe.each(set.kinds.map((kind) => ({ kind, name: kind.kind })))('the CRD of $name', ({ kind, name }) => {
  const crd = crds.get(name);
  const version = crd?.spec.versions[0];
  const found = checkStructure(version?.schema.openAPIV3Schema ?? {});

  test('is structural and described throughout', () => {
    expect(found.problems).toEqual([]);
  });

  test('shows every field of the schema', () => {
    expect(found.fields.toSorted()).toEqual(fieldsBelow(kind.schema, kind, '', []).toSorted());
    expect(found.fields.length).toBeGreaterThan(5);
  });

  test('is named, listed and shown as its kind says', () => {
    expect(crd).toMatchObject({
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: `${kind.declaration.plural}.${set.project.group}` },
      spec: {
        group: set.project.group,
        scope: 'Namespaced',
        names: {
          kind: name,
          listKind: `${name}List`,
          plural: kind.declaration.plural,
          singular: name.toLowerCase(),
          shortNames: kind.declaration.shortNames,
          categories: [set.project.category],
        },
      },
    });
    expect(version).toMatchObject({
      name: set.project.version,
      served: true,
      storage: true,
      subresources: { status: {} },
    });
    expect(version?.additionalPrinterColumns).toEqual(kind.declaration.printerColumns);
  });

  test('fits into the annotation of a client-side apply', () => {
    const text = texts.get(`${kind.declaration.plural}.${set.project.group}.yaml`) ?? '';
    expect(text.length).toBeGreaterThan(1000);
    expect(Buffer.byteLength(text)).toBeLessThan(256 * 1024);
  });
});

test('short names and plurals are used once', () => {
  const words = [...crds.values()].flatMap(({ spec }) => [String(spec.names['plural']), ...spec.names.shortNames]);
  expect(words.length).toBe(new Set(words).size);
});

test('cdk8s imports all of them', () => {
  const output = temporaryFolder('import-');
  const input = join(output, 'crds.yaml');
  writeFileSync(input, [...texts.values()].join('---\n'));
  const command = resolve(import.meta.dirname, '../../node_modules/cdk8s-cli/bin/cdk8s');
  execFileSync(
    process.execPath,
    [command, 'import', input, '--language', 'typescript', '--output', output, '--check-upgrade=false'],
    {
      stdio: 'pipe',
    },
  );
  const imported = readFileSync(join(output, `${set.project.group}.ts`), 'utf8');
  for (const { kind } of set.kinds) expect(imported).toMatch(new RegExp(`export class ${kind} extends ApiObject`, 'i'));
});
