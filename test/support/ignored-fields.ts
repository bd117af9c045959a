import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A field without effect on the emitted objects, and why. The entry covers all fields below it too. */
export interface IgnoredField {
  readonly kind: string;
  readonly path: string;
  readonly reason: string;
}

/** Every entry of a list in test/data. Throws for an entry that is not one. */
export function readIgnoredFields(file: 'ignored-fields.json' | 'keys-without-effect.json'): IgnoredField[] {
  const value: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../data', file), 'utf8'));
  if (!Array.isArray(value)) throw new Error(`${file} is not a list`);
  return value.map((entry: unknown) => {
    if (!isIgnoredField(entry)) throw new Error(`not an ignored field: ${JSON.stringify(entry)}`);
    return entry;
  });
}

/** Whether an entry covers a path: its own, or one below it. */
export function covers(field: IgnoredField, kind: string, path: string): boolean {
  if (field.kind !== kind || !path.startsWith(field.path)) return false;
  const rest = path.slice(field.path.length);
  return rest === '' || /^[.[{]/.test(rest);
}

function isIgnoredField(value: unknown): value is IgnoredField {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  return (
    Object.keys(entry).length === 3 &&
    ['kind', 'path', 'reason'].every((key) => typeof entry[key] === 'string') &&
    String(entry['reason']).length > 20
  );
}
