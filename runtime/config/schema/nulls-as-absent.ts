import type { ValidateFunction, ValidationError } from '../../../generated/validators/validate-function.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { placeOf, type Part } from '../part.ts';
import { emptyEntry } from './schema-diagnostics.ts';
import { shownValue } from '../shown-value.ts';

/** Added to a key, it makes a name that no schema knows. */
const unknownMark = '\u0000';

/**
 * A part as the API server stores it: a key with null counts as absent where its schema does not allow null (Kubernetes
 * documentation, "Defaulting and nullable"). kubectl and Helm write such keys. Null stays where a value is needed, where it is an
 * item of a list, and where the schema keeps any value. In a map whose keys are free, such a key is reported: its name is lost.
 * The part is one that its schema has refused: `validate` still holds the errors.
 */
export function nullsAsAbsent(part: Part, validate: ValidateFunction<unknown>, report: Report): Part {
  if (!holdsNull(part.value)) return part;
  const refused = refusedNulls(part.value, validate.errors ?? []);
  if (refused.size === 0) return part;
  // Under unknown names, what is required is missing, and what is a property is no longer known.
  validate(edited(part.value, '', (key, pointer) => (refused.has(pointer) ? key + unknownMark : key)));
  const properties = new Set<string>();
  for (const { keyword, instancePath, params } of validate.errors ?? []) {
    const below = (key: unknown): string => `${instancePath}/${escaped(shownValue(key))}`;
    if (keyword === 'required') refused.delete(below(params['missingProperty']));
    if (keyword === 'x-rule') {
      for (const field of neededBy(params)) refused.delete(`${instancePath}/${shownValue(field).replaceAll('.', '/')}`);
    }
    if (keyword === 'additionalProperties') properties.add(below(params['additionalProperty']));
  }
  for (const [pointer, path] of refused) {
    if (properties.has(pointer + unknownMark)) continue;
    report(emptyEntry({ key: String(path.at(-1)) }, placeOf(part, path, 'key')));
  }
  const value = edited(part.value, '', (key, pointer) => (refused.has(pointer) ? undefined : key));
  return { ...part, value };
}

/** The fields that a broken rule between fields needs, or may need. */
function neededBy({ rule, detail }: ValidationError['params']): readonly unknown[] {
  if (rule === 'atMostOneOf' || typeof detail !== 'object' || detail === null) return [];
  const { missing, fields }: { missing?: unknown; fields?: unknown } = detail;
  return missing === undefined ? (Array.isArray(fields) ? fields : []) : [missing];
}

/** Paths of the nulls at a key that a schema refuses, by JSON pointer. */
function refusedNulls(root: unknown, errors: readonly ValidationError[]): Map<string, DocumentPath> {
  const refused = new Map<string, DocumentPath>();
  for (const { instancePath } of errors) {
    const path: (string | number)[] = [];
    let value = root;
    for (const step of instancePath.split('/').slice(1)) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      path.push(Array.isArray(value) ? Number(name) : name);
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    }
    if (value === null && typeof path.at(-1) === 'string') refused.set(instancePath, path);
  }
  return refused;
}

function holdsNull(value: unknown): boolean {
  if (!isObjectOrList(value)) return value === null;
  for (const key in value) if (holdsNull(value[key])) return true;
  return false;
}

function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A copy with other names for keys; those that get none are left out. */
function edited(
  value: unknown,
  pointer: string,
  nameOf: (key: string, pointer: string) => string | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => edited(item, `${pointer}/${index}`, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const place = `${pointer}/${escaped(key)}`;
    const name = nameOf(key, place);
    return name === undefined ? [] : [[name, edited(item, place, nameOf)] as const];
  });
  return Object.fromEntries(entries);
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
