import { kinds } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { documentShapes } from '../../cli/documents/document-shapes.ts';
import { code, notice, table, words } from './markdown-text.ts';
import { referenceEntry } from './read-reference.ts';

/** What the specification leaves open, field by field, and what was chosen: one table for each schema file. */
export async function openDecisionsPage(files: readonly string[]): Promise<string> {
  const titles = new Map([
    ...Object.values(kinds).map(({ file, kind }) => [file, kind] as const),
    ...Object.entries(documentShapes).map(([name, { file }]) => [file, name] as const),
  ]);
  const parts: { readonly title: string; readonly rows: string[][] }[] = [];
  for (const file of files) {
    const root = await referenceEntry(file);
    const rows: string[][] = [];
    await collect(root, '', rows);
    if (rows.length > 0) parts.push({ title: titles.get(file) ?? root.type, rows });
  }
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    '# Open decisions',
    '',
    ...notice('x-unspecified in schemas'),
    `Where the specification is silent, or too vague to build on, a decision was made. These are the ${count} places, with the reason.`,
    '',
    ...parts
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .flatMap(({ title, rows }) => [`## ${words(title)}`, '', ...table(['Field', 'What was chosen, and why'], rows)]),
  ].join('\n');
}

async function collect(entry: ReferenceEntry, path: string, rows: string[][]): Promise<void> {
  // The description of a shared type is in the table of that type.
  const shared = entry.ref === undefined ? undefined : (await referenceEntry(entry.ref)).unspecified;
  if (entry.unspecified !== undefined && entry.unspecified !== shared) {
    rows.push([path === '' ? 'the whole' : code(path), words(entry.unspecified)]);
  }
  for (const [name, field] of Object.entries(entry.fields ?? {})) {
    await collect(field, path === '' ? name : `${path}.${name}`, rows);
  }
  if (entry.items !== undefined) await collect(entry.items, `${path}[]`, rows);
  if (entry.entries !== undefined) await collect(entry.entries, path === '' ? '<key>' : `${path}.<key>`, rows);
}
