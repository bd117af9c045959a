import type { DetailedError } from '@cedar-policy/cedar-wasm/nodejs';
import { policySizeProblem } from './cedar-size.ts';
import { unitOffset } from './cedar-text.ts';
import type { LanguageProblem } from './language-problem.ts';

/** Cedar policies that were checked without their surroundings. */
export interface CheckedPolicies {
  /** What does not parse, in the order of the text. */
  readonly problems: readonly LanguageProblem[];
  /** Ids of every `Action::"id"` of the policies, each once; none where the text does not parse. */
  readonly actions: readonly string[];
}

/** Many resources say the same. */
const remembered = 1000;
const known = new Map<string, Promise<CheckedPolicies>>();

/** Loads Cedar (some 4 MB of WebAssembly) and checks policies. Templates are rejected: nothing would fill them in. */
export function checkPolicies(text: string): Promise<CheckedPolicies> {
  const checked = known.get(text) ?? check(text);
  if (known.size < remembered && text.length < 10_000) known.set(text, checked);
  return checked;
}

async function check(text: string): Promise<CheckedPolicies> {
  const size = policySizeProblem(text);
  if (size !== undefined) return { problems: [size], actions: [] };
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  const answer = cedar.checkParsePolicySet({ staticPolicies: text });
  if (answer.type === 'failure') {
    const problems = answer.errors.flatMap((error) => problemsOf(error, text));
    return { problems: problems.toSorted((a, b) => a.start - b.start), actions: [] };
  }
  return { problems: [], actions: actionsOf(text) };
}

/** Actions that policies name outside of strings and comments. */
function actionsOf(text: string): string[] {
  const found = text.matchAll(/\/\/[^\n]*|\bAction\s*::\s*("(?:[^"\\]|\\.)*")|"(?:[^"\\]|\\.)*"/g);
  return [...new Set([...found].flatMap(([, written]) => (written === undefined ? [] : [nameIn(written)])))];
}

/** The name that a literal says; one with escapes that only Cedar knows stays as it is written. */
function nameIn(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(["'\\])/g, '$1');
}

/**
 * Checks Cedar entities in their JSON form: a list of objects with `uid`, `attrs` and `parents`. Returns the first problem, or undefined.
 * The value has to be JSON; a value that is not a list is a problem too.
 */
export async function checkEntities(value: unknown): Promise<Pick<LanguageProblem, 'message' | 'hint'> | undefined> {
  if (!isList(value)) return { message: 'it is not a list', hint: 'write a JSON list of entities, such as []' };
  if (isDeeper(value, deepestEntity)) return { message: 'it is nested too deeply', hint: 'write attributes flat' };
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  for (const [index, entity] of value.entries()) {
    const problem = shapeProblem(entity);
    if (problem !== undefined) return { message: `entity ${index + 1} ${problem}`, hint: entityForm };
  }
  // Whatever else an entity is, Cedar says it better than its types do.
  const answer = cedar.checkParseEntities({
    entities: value as Parameters<typeof cedar.checkParseEntities>[0]['entities'],
  });
  const [error] = answer.type === 'failure' ? answer.errors : [];
  if (error === undefined) return undefined;
  return {
    message: oneLine(error.message.replace(/^error during entity deserialization: /, '')),
    hint: error.help ?? undefined,
  };
}

const entityForm = 'an entity is {"uid": {"type": "Group", "id": "admins"}, "attrs": {}, "parents": []}';

/** Cedar goes down one level of its stack for each level of the value, and does not come back from the end of it. */
const deepestEntity = 50;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Cedar names a missing field without saying which entity lacks it, and not the shape of one that is something else. */
function shapeProblem(entity: unknown): string | undefined {
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) return 'is not an object';
  const missing = ['uid', 'attrs', 'parents'].filter((name) => !Object.hasOwn(entity, name));
  return missing.length === 0 ? undefined : `lacks ${missing.join(' and ')}`;
}

function problemsOf(error: DetailedError, text: string): LanguageProblem[] {
  const place = error.sourceLocations?.[0];
  const message = oneLine(error.message.replace(/^failed to parse policies from string: /, ''));
  const wanted = place?.label ?? undefined;
  const unended = place === undefined ? undefined : endOfPolicyBefore(text, unitOffset(text, place.start));
  if (unended !== undefined) return [unended];
  const problem: LanguageProblem = {
    message:
      message === 'static policy set includes a template'
        ? 'templates (?principal, ?resource) have no effect here'
        : message,
    hint: error.help ?? wanted,
    start: place === undefined ? 0 : unitOffset(text, place.start),
    end: place === undefined ? text.length : unitOffset(text, place.end),
  };
  return [problem, ...(error.related ?? []).flatMap((other) => problemsOf(other, text))];
}

/** Where the parenthesis behind `permit` or `forbid` is what Cedar does not expect, the policy before it has no end. */
function endOfPolicyBefore(text: string, offset: number): LanguageProblem | undefined {
  const before = /[)}](\s*(?:\/\/[^\n]*\n\s*)*(?:@\w+[^\n]*\n\s*)*(?:permit|forbid)\s*)$/.exec(text.slice(0, offset));
  if (before === null || text[offset] !== '(') return undefined;
  const start = before.index;
  return { message: 'missing semicolon', hint: 'add ; after the policy', start, end: start + 1 };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
