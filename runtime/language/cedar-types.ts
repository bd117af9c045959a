import type { DetailedError } from '@cedar-policy/cedar-wasm/nodejs';
import { schemaFor, type SchemaSubject } from './cedar-schema.ts';
import { policySizeProblem } from './cedar-size.ts';
import { unitOffset } from './cedar-text.ts';
import type { LanguageProblem } from './language-problem.ts';

/** Something about a policy that parses, and yet does not do what its author wants. */
export interface PolicyDoubt extends LanguageProblem {
  /** `type`: values are used as what they are not. `unguarded`: a forbid that denies when a claim is absent. */
  readonly kind: 'unknown-attribute' | 'unknown-type' | 'type' | 'unguarded' | 'impossible';
  /** An attribute that Cedar knows, for one that it does not: near or not. */
  readonly guess?: { readonly asked: string; readonly known: string };
}

/** More than a person writes; what is longer only has to parse. */
const longest = 100_000;
const remembered = 5000;
/** Forms of texts without problems. */
const fine = new Set<string>();

/**
 * Checks policies that parse against the contents of requests: attributes and entity types that do not exist, values of another type than
 * their use requires, policies that can never apply. Loads Cedar only for policies with more than conditions on the action.
 */
export async function checkPolicyTypes(subject: SchemaSubject): Promise<readonly PolicyDoubt[]> {
  const { text } = subject;
  if (text.length > longest || !saysMore(text) || policySizeProblem(text) !== undefined) return [];
  const key = JSON.stringify([formOf(text), subject.entities]);
  if (fine.has(key)) return [];
  const doubts = await validate(subject);
  if (doubts.length === 0 && fine.size < remembered) fine.add(key);
  return doubts;
}

/** The text without its literals: policies that differ only in these have the same problems. */
function formOf(text: string): string {
  const literal = /((?:ip|decimal|datetime|duration)\s*\(\s*|Action\s*::\s*|\[\s*|\bhas\s*)?"((?:[^"\\]|\\.)*)"/g;
  return text.replaceAll(literal, (all, before: string | undefined, inner: string) =>
    before !== undefined || /^(?:claim|arg)_/.test(inner) ? all : '""',
  );
}

function saysMore(text: string): boolean {
  // An action that is in none of an empty list never comes.
  const beside = text.replaceAll(/\baction\s*(?:==|in)\s*(?:\[\s*[^\]\s][^\]]*\]|Action::"[^"]*")/g, '');
  return /\b(?:when|unless|is|in)\b|==/.test(beside);
}

async function validate(subject: SchemaSubject): Promise<readonly PolicyDoubt[]> {
  const { text } = subject;
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  const { schema, open } = schemaFor(subject);
  const answer = cedar.validate({ schema, policies: { staticPolicies: text } });
  // A schema that Cedar refuses comes from names that we could not take over: then nothing is known.
  if (answer.type === 'failure') return [];
  const errors = answer.validationErrors.flatMap(({ policyId, error }) => ({ policyId, ...judged(error, text, open) }));
  const unclear = new Set(errors.filter(({ doubt }) => doubt === undefined).map(({ policyId }) => policyId));
  const broken = new Set(errors.map(({ policyId }) => policyId));
  const doubts = errors.flatMap(({ doubt }) => (doubt === undefined || doubt === 'fine' ? [] : [doubt]));
  for (const { policyId, error } of answer.validationWarnings) {
    if (!error.message.includes('policy is impossible') || unclear.has(policyId) || broken.has(policyId)) continue;
    doubts.push({
      kind: 'impossible',
      message: 'no request fits it',
      hint: 'what it says about the action, the resource and the caller excludes each other',
      ...rangeOf(error, text),
    });
  }
  return withoutRepeats(doubts);
}

/** What an error of Cedar means here: `fine` where it is none, undefined where only a run can tell. */
function judged(
  error: DetailedError,
  text: string,
  open: readonly string[],
): { readonly doubt: PolicyDoubt | 'fine' | undefined } {
  const message = error.message.replace(/^for policy `[^`]*`, /, '');
  const range = rangeOf(error, text);
  const written = text.slice(range.start, range.end);
  const help = error.help?.replace(/^for policy `[^`]*`, /, '') ?? undefined;
  const isOpen = /\b(?:claim|arg)_/.test(written) || open.some((name) => written.includes(name));
  const attribute = /attribute `([^`]*)`.* (?:on entity type `(\w+)`|in context).* not found/.exec(message);
  if (attribute !== null) {
    const [, name = '', type] = attribute;
    return { doubt: unknownAttribute(name, type ?? 'the context', text, help, range) };
  }
  const type = /unrecognized entity type `([^`]*)`/.exec(message)?.[1];
  if (type !== undefined)
    return {
      doubt: {
        kind: 'unknown-type',
        message: `no request and no entity has the type "${type}"`,
        hint: asksFor(text, range.start, hintOf(help)),
        ...range,
      },
    };
  const optional = /optional attribute `([^`]*)`/.exec(message)?.[1];
  if (optional !== undefined) {
    if (effectAt(text, range.start) !== 'forbid' || isException(text, range.start)) return { doubt: 'fine' };
    const owner = written.split(/[.[]/, 1)[0] ?? 'principal';
    const hint = `ask first whether it is there: ${owner} has ${nameOf(optional)} && …`;
    return {
      doubt: {
        kind: 'unguarded',
        message: `a request without "${optional}" is denied, since a forbid that cannot be evaluated denies`,
        hint,
        ...range,
      },
    };
  }
  if (message.startsWith('empty set literals')) {
    const said = { message: 'an empty list holds nothing', hint: 'list what is meant' };
    return { doubt: { kind: 'type', ...said, ...range } };
  }
  // The schema wants one type; to be in one of several groups is fine.
  if (entityList.test(written)) return { doubt: 'fine' };
  // Which type a claim or an argument has is up to the caller; unknown actions are reported elsewhere.
  if (isOpen || message.startsWith('unrecognized action')) return { doubt: undefined };
  return { doubt: { kind: 'type', message: worded(message), hint: hintOf(help), ...range } };
}

const entityList = /^\[(?:\s*\w+(?:::\w+)*::"(?:[^"\\]|\\.)*"\s*,?)+\s*\]$/;

function unknownAttribute(
  name: string,
  owner: string,
  text: string,
  help: string | undefined,
  range: { readonly start: number; readonly end: number },
): PolicyDoubt {
  const known = /^did you mean `([^`]*)`\?$/.exec(help ?? '')?.[1];
  const meant = insideOf(name, text.slice(range.start));
  const effect =
    effectAt(text, range.start) === 'forbid'
      ? 'a forbid that reads it denies'
      : 'a permit that reads it permits nothing';
  return {
    kind: 'unknown-attribute',
    message: `${owner === 'the context' ? owner : `"${owner}"`} has no attribute "${name}", and ${effect}`,
    hint: meant === undefined ? namedFor(name, owner) : `write ${meant}`,
    ...(known === undefined || meant !== undefined ? {} : { guess: { asked: name, known } }),
    ...range,
  };
}

/** How claims and arguments of a name are called. */
function namedFor(name: string, owner: string): string {
  const [claims, values] = [claimWords.has(name), argumentWords.has(name)];
  if (claims) return 'each claim is an attribute of its own: principal.claim_<name>';
  if (values) return 'each argument is an attribute of its own: context.arg_<name>';
  if (owner === 'Client') return `a claim is named claim_${name}`;
  return owner === 'the context'
    ? `a claim is claim_${name}, an argument arg_${name}`
    : `an argument is named arg_${name}`;
}

/** What other systems call the map of all claims, and that of all arguments. */
const claimWords: ReadonlySet<string> = new Set(['attributes', 'attrs', 'claim', 'claims', 'jwt', 'token']);
const argumentWords: ReadonlySet<string> = new Set([
  'arg',
  'args',
  'argument',
  'arguments',
  'input',
  'parameters',
  'params',
]);

/** What to write for a claim or an argument that is looked for inside a map of them: `principal.claims.groups`. */
function insideOf(name: string, written: string): string | undefined {
  const owner = claimWords.has(name) ? 'principal.claim' : argumentWords.has(name) ? 'context.arg' : undefined;
  const [, dotted, quoted] = /^\w+\s*\.\s*\w+\s*(?:\.\s*(\w+)\b(?!\s*\()|\[\s*"([^"\\]*)"\s*\])/.exec(written) ?? [];
  if (owner === undefined) return undefined;
  if (dotted !== undefined) return `${owner}_${dotted}`;
  if (quoted === undefined) return undefined;
  const [object, prefix] = owner.split('.');
  return /^\w+$/.test(quoted) ? `${owner}_${quoted}` : `${object}[${JSON.stringify(`${prefix}_${quoted}`)}]`;
}

/** The effect of the policy around an offset. */
function effectAt(text: string, offset: number): string | undefined {
  return [...text.slice(0, offset).matchAll(/\b(permit|forbid)\s*\(/g)].at(-1)?.[1];
}

/**
 * Whether an offset is inside a plain `unless`: whoever lacks what it asks for is not excepted, and the forbid denies as its author
 * wants. With "||" or a negation, a request may be excepted without it.
 */
function isException(text: string, offset: number): boolean {
  const covered = text.replaceAll(/\/\/[^\n]*|"(?:[^"\\]|\\.)*"/g, (all) => ' '.repeat(all.length));
  const clause = [...covered.matchAll(/\b(when|unless)\s*\{[^;]*?(?=\b(?:when|unless)\s*\{|;|$)/g)].findLast(
    ({ index }) => index < offset,
  );
  return clause?.[1] === 'unless' && !/\|\||!|\bif\b/.test(clause[0]);
}

function rangeOf(error: DetailedError, text: string): { readonly start: number; readonly end: number } {
  const place = error.sourceLocations?.[0];
  if (place === undefined) return { start: 0, end: text.length };
  return { start: unitOffset(text, place.start), end: unitOffset(text, place.end) };
}

function worded(message: string): string {
  return message.replace(/^unexpected type: expected (.*) but saw (.*)$/, '$1 is needed here, and this is $2');
}

/** The hint about an unknown type; for the principal it is always Client. */
function asksFor(text: string, start: number, near: string | undefined): string | undefined {
  const isPrincipal = /\bprincipal\s*(?:==|!=|is)\s*$/.test(text.slice(0, start));
  return isPrincipal ? 'the principal is a Client: write Client instead' : near;
}

function hintOf(help: string | undefined): string | undefined {
  return help?.replaceAll('`', '"').replace(/^did you mean "(.*)"\?$/, 'did you mean "$1"?');
}

/** An attribute of the context is missed once for each action. */
function withoutRepeats(doubts: readonly PolicyDoubt[]): PolicyDoubt[] {
  const seen = new Set<number>();
  return doubts.filter(({ start }) => !seen.has(start) && seen.add(start));
}

/** An attribute as it is written behind `has`. */
function nameOf(attribute: string): string {
  return /^[A-Za-z_]\w*$/.test(attribute) ? attribute : JSON.stringify(attribute);
}
