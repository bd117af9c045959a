import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One row of the field inventory of the specification. */
export interface FieldRow {
  /** A kind, a configuration document, `type:Name`, or `run-flag`. */
  readonly document: string;
  /** Dotted path from the document; `[]` means the items of a list, `{}` the values of a map. */
  readonly path: string;
  readonly type: string;
  /** `yes`, `no`, or `when:` and a condition. */
  readonly required: string;
  /** `unset`, `derived:` and where from, or the value. */
  readonly fallback: string;
  /** Clauses between semicolons. */
  readonly constraint: string;
  /** Part and section of the specification. */
  readonly section: string;
}

const columns = ['document', 'path', 'type', 'required', 'default', 'constraint'] as const;

/** The columns a schema can differ in, and `row` for a field that it does not have. */
export type Column = Exclude<(typeof columns)[number], 'document' | 'path'> | 'row';

/** A place where a schema says something else than the specification, and why. */
export interface Deviation {
  readonly document: string;
  readonly path: string;
  readonly column: Column;
  readonly reason: string;
}

const data = resolve(import.meta.dirname, '../data');

/** Every row of test/data/fields.tsv. Throws when the file has other columns than we know. */
export function readFieldRows(): FieldRow[] {
  const [head, ...lines] = readFileSync(resolve(data, 'fields.tsv'), 'utf8').trimEnd().split('\n');
  if (head !== [...columns, 'spec'].join('\t')) throw new Error(`fields.tsv has other columns: ${head}`);
  return lines.map((line) => {
    const [document = '', path = '', type = '', required = '', fallback = '', constraint = '', section = ''] =
      line.split('\t');
    return { document, path, type, required, fallback, constraint, section };
  });
}

/** Every deviation of test/data/field-deviations.json. Throws for an entry that is not one. */
export function readDeviations(): Deviation[] {
  const value: unknown = JSON.parse(readFileSync(resolve(data, 'field-deviations.json'), 'utf8'));
  if (!Array.isArray(value)) throw new Error('field-deviations.json is not a list');
  return value.map((entry: unknown) => {
    if (!isDeviation(entry)) throw new Error(`not a deviation: ${JSON.stringify(entry)}`);
    return entry;
  });
}

function isDeviation(value: unknown): value is Deviation {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  const known = ['row', 'type', 'required', 'default', 'constraint'];
  return (
    ['document', 'path', 'column', 'reason'].every((key) => typeof entry[key] === 'string') &&
    Object.keys(entry).length === 4 &&
    known.includes(String(entry['column'])) &&
    String(entry['reason']).length > 20
  );
}
