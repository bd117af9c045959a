import { pathOf } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { walk } from '../../model/walk.ts';

/** Names that have to be unique over all files: generated modules, types, flags and documents are called by them. */
export function nameProblems(files: readonly SchemaFile[]): string[] {
  const problems: string[] = [];
  const register = (what: string): ((name: string, place: string) => void) => {
    const owners = new Map<string, string>();
    return (name, place) => {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, place);
      else problems.push(`${place} repeats the ${what} ${name} of ${owner}`);
    };
  };
  const fileName = register('file name');
  const title = register('title');
  const flag = register('flag');
  const shorthand = register('shorthand');
  const document = register('document name');
  for (const file of files) {
    fileName(file.base, pathOf(file));
    walk(file.schema, '#', (schema, pointer) => {
      const place = `${pathOf(file)}${pointer}`;
      if (schema.title !== undefined) title(schema.title, place);
      if (schema['x-document'] !== undefined) document(schema['x-document'].name, place);
      if (schema['x-flag'] === undefined) return;
      flag(schema['x-flag'].name, place);
      if (schema['x-flag'].shorthand !== undefined) shorthand(schema['x-flag'].shorthand, place);
    });
  }
  return problems;
}
