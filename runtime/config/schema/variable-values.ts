import type { ValidateFunction, ValidationError } from '../../../generated/validators/validate-function.ts';

/** A variable as Flux (postBuild.substitute) and envsubst fill it in, with what may follow its name: `${NAME:=default}`. */
const variable = /\$\{[A-Za-z_][A-Za-z0-9_]*(?:[:=?+\-#%/^,][^{}]*)?\}/g;

/** Whether a value is a string with a variable that is filled in after we see it. */
export function holdsVariable(value: unknown): value is string {
  return typeof value === 'string' && value.includes('${') && value.search(variable) !== -1;
}

/** A string without its variables. */
export function withoutVariables(text: string): string {
  return withVariablesAs(text, '');
}

/** A string with each of its variables replaced by the same words. */
export function withVariablesAs(text: string, words: string): string {
  return holdsVariable(text) ? text.replaceAll(variable, () => words) : text;
}

/** What to do where a variable replaces a value that has to be known. */
export const fillInFirst =
  'what is made depends on this value, so fill in the variable before: flux envsubst < file.yaml | svc compile -';

/** What only the templates of a Helm chart hold. */
const chartTemplate =
  /\{\{-?\s*(?:\$?\.(?:Values|Release|Chart|Capabilities|Files|Template)\b|include\s|template\s|tpl\s)/;

/** Whether a string is an unrendered template of a Helm chart. */
export function holdsChartTemplate(value: unknown): boolean {
  return typeof value === 'string' && value.includes('{{') && chartTemplate.test(value);
}

/** What to do where a template replaces a value. */
export const renderFirst = 'render the templates first: helm template <chart> | svc compile -';

/** What to do about a wrong value that is filled in or rendered later; undefined where it is neither. */
export function laterHint(value: unknown): string | undefined {
  return holdsVariable(value) ? fillInFirst : holdsChartTemplate(value) ? renderFirst : undefined;
}

/** What a string with a variable may break: its characters and its length. */
const aboutCharacters: ReadonlySet<string> = new Set(['pattern', 'minLength', 'maxLength']);

/**
 * A validator that accepts strings with variables where a string without further meaning is expected (names, images, addresses): their form is
 * not known yet, and the variable passes through to what we make. What no value of the variable could set right is found all the same.
 * Numbers, closed lists and texts in a language (durations, amounts) have to be known here: what we make depends on them.
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
  const value = valueAt(root, instancePath);
  return holdsVariable(value) && (keyword !== 'pattern' || mayFit(value, parentSchema?.['pattern']));
}

/** What variables are filled in with, as far as the forms of schemas distinguish values. */
const fillings: readonly string[] = [
  'a',
  '1',
  '',
  'A',
  'a-1',
  'a.b',
  '.a',
  'a/b',
  '/a',
  'a:1',
  ':1',
  'a.b:1/c',
  '@a',
  'https',
  'https://',
  'https://a.b',
  'https://a.b/c',
  'localhost',
  'aws',
  'us-east-1',
  '123456789012',
  'arn:aws:iam::123456789012:role/a',
  'a'.repeat(64),
  `sha256:${'a'.repeat(64)}`,
  `@sha256:${'a'.repeat(64)}`,
];

/** Most variables of one string whose values are tried together: each further one multiplies the time by the number of fillings. */
const mostVariables = 2;
/** A longer string is not a name, image or address, and patterns take long on it. */
const longestJudged = 512;

/**
 * Whether some value of its variables makes a string match a pattern: a mistake beside a variable is still a mistake. A string with three
 * variables or more, or a very long one, is not checked: it may fit.
 */
export function mayFit(value: string, pattern: unknown): boolean {
  if (typeof pattern !== 'string' || value.length > longestJudged) return true;
  const known = value.split(variable);
  if (known.length > mostVariables + 1) return true;
  const form = new RegExp(pattern, 'u');
  const [first = '', ...rest] = known;
  const fits = (text: string, [next, ...others]: readonly string[]): boolean =>
    next === undefined ? form.test(text) : fillings.some((filling) => fits(text + filling + next, others));
  return fits(first, rest);
}

/** What is filled in on the way to the cluster, by whatever program: variables and templates. Nothing else in a name or key has such signs. */
const filledInLater = /[<>{}$[\]]/;

/** Whether a string has a part that another program fills in or decrypts before it reaches the cluster, so that its form is not known. */
export function isFilledInLater(text: string): boolean {
  return filledInLater.test(text);
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
