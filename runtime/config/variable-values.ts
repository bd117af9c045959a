import type { ValidateFunction, ValidationError } from '../../generated/validators/validate-function.ts';

/** A variable as Flux (postBuild.substitute) and envsubst fill it in, with what may follow its name: `${NAME:=default}`. */
const variable = /\$\{[A-Za-z_][A-Za-z0-9_]*(?:[:=?+\-#%/^,][^{}]*)?\}/g;

/** Whether a value is a text with a variable in it that is filled in after we see it. */
export function holdsVariable(value: unknown): value is string {
  return typeof value === 'string' && value.includes('${') && value.search(variable) !== -1;
}

/** A text without its variables. */
export function withoutVariables(text: string): string {
  return holdsVariable(text) ? text.replaceAll(variable, '') : text;
}

/** What to do where a variable stands for what has to be known. */
export const fillInFirst =
  'what is made depends on this value, so fill in the variable before: flux envsubst < file.yaml | svc compile -';

/** What a text with a variable may break: what its characters are, and how many. */
const aboutCharacters: ReadonlySet<string> = new Set(['pattern', 'minLength', 'maxLength']);

/**
 * A validator that takes texts with variables where a text without further meaning is wanted (names, images, addresses): their form is
 * not known yet, and the variable passes through to what we make. Numbers, closed lists and texts in a language (durations,
 * amounts) have to be known here: what we make depends on them.
 */
export function withVariables<T>(validate: ValidateFunction<T>): ValidateFunction<T> {
  const lenient: ValidateFunction<T> = (value): value is T => {
    if (validate(value)) {
      lenient.errors = null;
      return true;
    }
    const errors = (validate.errors ?? []).filter((error) => !isOpen(value, error));
    lenient.errors = errors;
    return errors.length === 0;
  };
  return lenient;
}

function isOpen(root: unknown, { keyword, instancePath, parentSchema }: ValidationError): boolean {
  if (!aboutCharacters.has(keyword) || parentSchema?.['x-language'] !== undefined) return false;
  return holdsVariable(valueAt(root, instancePath));
}

function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    }, root);
}
