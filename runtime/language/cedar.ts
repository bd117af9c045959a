import type { DetailedError } from '@cedar-policy/cedar-wasm/nodejs';
import type { LanguageProblem } from './language-problem.ts';

/** A text of Cedar policies, checked by itself. */
export interface CheckedPolicies {
  /** What does not parse, in the order of the text. */
  readonly problems: readonly LanguageProblem[];
  /** Number of policies; 0 where the text does not parse. */
  readonly count: number;
  /** Ids of every `Action::"id"` of the policies, each once. */
  readonly actions: readonly string[];
}

/** Loads Cedar (some 4 MB of WebAssembly) and checks a text of policies. Templates are refused: nothing would fill them in. */
export async function checkPolicies(text: string): Promise<CheckedPolicies> {
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  const answer = cedar.checkParsePolicySet({ staticPolicies: text });
  if (answer.type === 'failure') {
    const problems = answer.errors.flatMap((error) => problemsOf(error, text));
    return { problems: problems.toSorted((a, b) => a.start - b.start), count: 0, actions: [] };
  }
  const parts = cedar.policySetTextToParts(text);
  const policies = parts.type === 'success' ? parts.policies : [];
  const actions = new Set<string>();
  for (const policy of policies) {
    const answered = cedar.policyToJson(policy);
    if (answered.type === 'success') collectActions(answered.json, actions);
  }
  return { problems: [], count: policies.length, actions: [...actions] };
}

/**
 * Checks Cedar entities in their JSON form: a list of objects with `uid`, `attrs` and `parents`. Gives what is wrong, or
 * undefined. The value has to be JSON; what is no list is told as such.
 */
export async function checkEntities(value: unknown): Promise<Pick<LanguageProblem, 'message' | 'hint'> | undefined> {
  if (!isList(value)) return { message: 'it is no list', hint: 'write a JSON list of entities, such as []' };
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

/** Cedar names a missing field without saying which entity lacks it, and not the shape of one that is something else. */
function shapeProblem(entity: unknown): string | undefined {
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) return 'is no object';
  const missing = ['uid', 'attrs', 'parents'].filter((name) => !Object.hasOwn(entity, name));
  return missing.length === 0 ? undefined : `lacks ${missing.join(' and ')}`;
}

function problemsOf(error: DetailedError, text: string): LanguageProblem[] {
  const place = error.sourceLocations?.[0];
  const message = oneLine(error.message.replace(/^failed to parse policies from string: /, ''));
  const wanted = place?.label ?? undefined;
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

/** Cedar counts bytes of UTF-8, we count UTF-16 units. */
function unitOffset(text: string, bytes: number): number {
  return Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8').length;
}

/** Follows a policy in its JSON form for entities of type Action, wherever they stand. */
function collectActions(value: unknown, actions: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'id' in value && value.type === 'Action' && typeof value.id === 'string')
    actions.add(value.id);
  for (const child of Object.values(value)) collectActions(child, actions);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
