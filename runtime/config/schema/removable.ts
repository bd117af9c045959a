import type { ValidateFunction, ValidationError } from '../../../generated/validators/validate-function.ts';
import type { DocumentPath } from '../parsed-document.ts';

/** How often a document is checked again to tell whether a value may go; a document with more empty values gets fewer hints. */
const mostChecks = 50;

/** Says whether the value at a path is a key or an item that could be removed without another mistake; undefined where it is needed. */
export type Removable = (path: DocumentPath) => 'key' | 'item' | undefined;

/** Answers by checking the value without that part again: rules between fields count as `required` does. */
export function removableFrom(
  root: unknown,
  validate: ValidateFunction<unknown>,
  errors: readonly ValidationError[],
): Removable {
  let checks = 0;
  const known = new Set(errors.map(identityOf));
  return (path) => {
    const last = path.at(-1);
    if (last === undefined || ++checks > mostChecks) return undefined;
    if (validate(without(root, path))) return typeof last === 'number' ? 'item' : 'key';
    const above = path.slice(0, -1).map(pointerStep);
    const isNeeded = (validate.errors ?? []).some((error) => {
      const steps = error.instancePath.split('/').slice(1);
      return steps.every((step, index) => step === above[index]) && !known.has(identityOf(error));
    });
    return isNeeded ? undefined : typeof last === 'number' ? 'item' : 'key';
  };
}

function identityOf({ instancePath, schemaPath, params }: ValidationError): string {
  return JSON.stringify([instancePath, schemaPath, params]);
}

function pointerStep(step: string | number): string {
  return String(step).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A copy of a value without the key or item at a path; what is not on the way is shared. */
function without(value: unknown, [step, ...rest]: DocumentPath): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    if (typeof step !== 'number') return items;
    if (rest.length === 0) items.splice(step, 1);
    else items[step] = without(items[step], rest);
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => rest.length > 0 || key !== step);
  return Object.fromEntries(
    entries.map(([key, below]: [string, unknown]) => [key, key === step ? without(below, rest) : below]),
  );
}
