import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { digitsOf, isNearMiss } from '../../../runtime/config/near-miss.ts';
import { producedSecrets, type ProducedSecret } from '../../program/produced-secrets.ts';
import { identityOf, type ForeignObject } from '../../program/resource.ts';
import { isObjectOrList, propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const nearName = defineDiagnostic<{ kind: string; name: string; meant: string; by?: string | undefined }>({
  code: 'link/near-name',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A reference to an object that is not in the input, whose name is a letter or two off one that nothing refers to.',
  message: ({ kind, name, meant, by }) =>
    `${kind} "${name}" is not in the input, and nothing refers to ${kind} "${meant}", which ${by === undefined ? 'is' : `${by} makes`}`,
  hint: ({ meant }) => `did you mean "${meant}"?`,
  givesWayTo: ['link/external', 'link/other-namespace'],
});

export const nearKind = defineDiagnostic<{ kind: string; name: string; found: string; key: string }>({
  code: 'link/near-kind',
  severity: 'warning',
  extent: 'whole',
  summary: 'A reference to a Secret where the input has a ConfigMap of the name with the key, or the other way round.',
  message: ({ kind, name, found, key }) =>
    `${kind} "${name}" is not in the input; what has the name and the key "${key}" there is a ${found}`,
  hint: ({ kind, found }) => `make the ${found} a ${kind}`,
  givesWayTo: ['link/external', 'link/other-namespace'],
});

const otherKinds: Readonly<Record<string, string>> = openTable({ ConfigMap: 'Secret', Secret: 'ConfigMap' });

/** What gives rights to an account does not run anything under it. */
const bindings: ReadonlySet<string> = new Set(['ClusterRoleBinding', 'RoleBinding']);

/** Objects of the input are there for somebody: one that nothing names is what a name that is nearly the same means. */
export const linkNear: Rule = (program, report) => {
  if (program.externals.length === 0 || mayBeIncomplete(program)) return;
  const objects = Map.groupBy(program.foreign, ({ plainKind = '', namespace, name }) =>
    identityOf(plainKind, namespace, name),
  );
  const times = Map.groupBy(program.externals, ({ kind, namespace, name }) => identityOf(kind, namespace, name));
  const isNamed = namesIn(program);
  const kinds = new Set(program.externals.map(({ kind }) => kind));
  // Only names with the same digits are near one another: with that, few are compared.
  const there = program.foreign.filter((object) => kinds.has(object.plainKind ?? '') && !isNamed(object, 0));
  const made = kinds.has('Secret') ? [...producedSecrets(program.foreign).values()] : [];
  const candidates: Candidate[] = [
    ...there.map((object) => ({
      kind: object.plainKind ?? '',
      name: object.name,
      namespace: object.namespace,
      by: undefined,
      hasKey: (key: string | undefined) => hasKey(object, key),
    })),
    // What makes a Secret says its name, too.
    ...made
      .filter((secret) => !isNamed(secret, timesIn(secret)))
      .map(({ kind, name, namespace, by, keys }) => ({
        kind,
        name,
        namespace,
        by: `${by.kind} "${by.name}"`,
        hasKey: (key: string | undefined) => key === undefined || keys === undefined || keys.includes(key),
      })),
  ];
  const unnamed = Map.groupBy(candidates, ({ kind, namespace, name }) => identityOf(kind, namespace, digitsOf(name)));
  for (const { kind, name, key, namespace, usedBy, path } of program.externals) {
    const near = unnamed
      .get(identityOf(kind, namespace, digitsOf(name)))
      ?.find((candidate) => candidate.hasKey(key) && isNearMiss(name, candidate.name));
    if (near !== undefined) {
      report(nearName({ kind, name, meant: near.name, by: near.by }, placeOf(usedBy, path, 'value')));
      continue;
    }
    const other = objects
      .get(identityOf(otherKinds[kind] ?? '', namespace, name))
      ?.find((object) => hasKey(object, key));
    const references = times.get(identityOf(kind, namespace, name))?.length ?? 0;
    if (other === undefined || key === undefined || isNamed(other, references)) continue;
    report(nearKind({ kind, name, found: other.kind, key }, placeOf(usedBy, path, 'value')));
  }
};

/** Something that a name may mean. */
interface Candidate {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly by: string | undefined;
  readonly hasKey: (key: string | undefined) => boolean;
}

/** How many texts of what makes a Secret have its name. */
function timesIn({ name, by }: ProducedSecret): number {
  return textsIn({ ...by.object, metadata: undefined }).filter((text) => hasWord(text, name)).length;
}

/** Tells whether more texts of a program than so many have the name of an object as a word. They are read once, and only if asked. */
function namesIn(program: LinkedProgram): (object: Pick<ForeignObject, 'name'>, times: number) => boolean {
  let read: { texts: readonly string[]; counts: ReadonlyMap<string, number> } | undefined;
  return ({ name }, times) => {
    const { texts, counts } = (read ??= withCounts(textsOf(program)));
    const words = wordsOf(name);
    // A name that is one word is counted; one with a dot or the like is looked for where each of its words is somewhere.
    if (words.length === 1 && words[0] === name) return (counts.get(name) ?? 0) > times;
    return words.every((word) => counts.has(word)) && texts.filter((text) => hasWord(text, name)).length > times;
  };
}

function withCounts(texts: readonly string[]): { texts: readonly string[]; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { texts, counts };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** Whether a string has a name that is not a part of another one. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isPartOfName(text.charAt(at - 1)) && !isPartOfName(text.charAt(at + name.length))) return true;
  }
  return false;
}

function isPartOfName(character: string): boolean {
  return /^[\w-]$/.test(character);
}

function hasKey({ object }: ForeignObject, key: string | undefined): boolean {
  return (
    key === undefined ||
    ['data', 'stringData', 'binaryData'].some((field) => propertyOf(object[field], key) !== undefined)
  );
}

/** Every text of the input that may name something, but for what resources are called themselves. */
function textsOf({ resources, foreign }: LinkedProgram): string[] {
  const values = [
    ...resources.map(({ authored }) => authored.spec),
    ...foreign
      .filter(({ plainKind = '' }) => !bindings.has(plainKind))
      .map(({ object }) => ({ ...object, metadata: undefined })),
  ];
  return values.flatMap(textsIn);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObjectOrList(value) ? Object.values(value).flatMap(textsIn) : [];
}
