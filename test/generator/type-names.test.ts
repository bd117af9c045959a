import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { namedTypesOf } from '../../generator/model/named-types.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { generatedFolder, schemasFolder } from '../support/generated-files.ts';

const project = new Project({ skipAddingFilesFromTsConfig: true });
const modules = project.addSourceFilesAtPaths([
  join(generatedFolder, 'types/*.ts'),
  join(generatedFolder, 'defaults/*.ts'),
]);
const declarations = modules.flatMap((module) => [...module.getInterfaces(), ...module.getTypeAliases()]);

test('every named type of the schemas is declared, once', () => {
  const names = declarations.map((declaration) => declaration.getName());
  const wanted = readSchemas(schemasFolder).files.flatMap((file) => namedTypesOf(file).map(({ name }) => name));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no type is a numbered copy of another', () => {
  const names = new Set(declarations.map((declaration) => declaration.getName()));
  expect([...names].filter((name) => names.has(name.replace(/\d+$/, '')) && /\d$/.test(name))).toEqual([]);
});

test('every declaration and every field is described', () => {
  const silent = declarations
    .filter((declaration) => declaration.getJsDocs().length === 0)
    .map((declaration) => declaration.getName());
  expect(silent).toEqual([]);
  const fields = modules
    .flatMap((module) => module.getInterfaces())
    .flatMap((declaration) => declaration.getProperties().map((field) => ({ declaration, field })));
  const undescribed = fields.filter(
    ({ declaration, field }) => field.getJsDocs().length === 0 && !declaration.getName().endsWith('List'),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(undescribed.map(({ declaration, field }) => `${declaration.getName()}.${field.getName()}`)).toEqual([]);
});

test('nothing is typed any', () => {
  expect(
    modules
      .filter((module) => /\bany\b(?!\s+\w)/.test(module.getFullText().replaceAll(/\/\*\*[\s\S]*?\*\//g, '')))
      .map((module) => module.getBaseName()),
  ).toEqual([]);
});
