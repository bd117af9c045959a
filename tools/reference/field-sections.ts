import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { referenceEntry } from './read-reference.ts';

/** A field as a reference page shows it. */
export interface FieldRow {
  /** From the top of the document: `spec.env[].name`, `<key>` for any key of a map. */
  readonly path: string;
  readonly required: boolean;
  readonly entry: ReferenceEntry;
  /** Where the fields below it are shown, if it has any. */
  readonly section: FieldSection | undefined;
}

/** The fields of one object. A type that occurs in several places has one section. */
export interface FieldSection {
  readonly type: string;
  /** Every path of such an object; the rows are written with the first. */
  readonly paths: string[];
  readonly rows: readonly FieldRow[];
  readonly rules: readonly string[];
}

/**
 * Every object of a document with its fields, the document itself first, then in the order in which a reader comes across them. Types
 * that several schemas share are followed; one that contains itself ends at its own section. `passed` are names of schema files whose
 * fields are not shown.
 */
export async function fieldSections(root: ReferenceEntry, passed: ReadonlySet<string>): Promise<FieldSection[]> {
  const sections: FieldSection[] = [];
  const byFile = new Map<string, FieldSection>();
  const visit = async (entry: ReferenceEntry, path: string): Promise<FieldSection | undefined> => {
    const { ref } = entry;
    if (ref !== undefined) {
      const known = byFile.get(ref);
      if (passed.has(ref)) return undefined;
      if (known !== undefined) {
        if (!known.paths.includes(path)) known.paths.push(path);
        return known;
      }
      return add(await referenceEntry(ref), path, ref);
    }
    if (entry.items !== undefined) return visit(entry.items, `${path}[]`);
    return add(entry, path, undefined);
  };
  const add = async (
    entry: ReferenceEntry,
    path: string,
    file: string | undefined,
  ): Promise<FieldSection | undefined> => {
    if (entry.items !== undefined || entry.ref !== undefined) return visit(entry, path);
    if (entry.fields === undefined) {
      return entry.entries === undefined ? undefined : visit(entry.entries, below(path, '<key>'));
    }
    const rows: FieldRow[] = [];
    const section = { type: entry.type, paths: [path], rows, rules: entry.rules ?? [] };
    sections.push(section);
    if (file !== undefined) byFile.set(file, section);
    for (const [name, field] of Object.entries(entry.fields)) {
      const place = below(path, name);
      const required = (entry.required ?? []).includes(name);
      rows.push({ path: place, required, entry: field, section: await visit(field, place) });
    }
    return section;
  };
  await visit(root, '');
  return sections;
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
