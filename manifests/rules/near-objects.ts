import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { ExternalInput, LinkedProgram } from '../program/link.ts';
import { isNearMiss } from '../../runtime/config/near-miss.ts';
import type { ForeignObject } from '../program/resource.ts';
import { isHolder, propertyOf } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const nearName = defineDiagnostic<{ kind: string; name: string; meant: string }>({
  code: 'link/near-name',
  severity: 'warning',
  summary:
    'A reference to an object that is not in the input, whose name is a letter or two off one that nothing refers to.',
  message: ({ kind, name, meant }) =>
    `${kind} "${name}" is not in the input, and nothing refers to ${kind} "${meant}", which is`,
  hint: ({ meant }) => `did you mean "${meant}"?`,
  givesWayTo: ['link/external', 'link/other-namespace'],
});

export const nearKind = defineDiagnostic<{ kind: string; name: string; found: string; key: string }>({
  code: 'link/near-kind',
  severity: 'warning',
  summary: 'A reference to a Secret where the input has a ConfigMap of the name with the key, or the other way round.',
  message: ({ kind, name, found, key }) =>
    `${kind} "${name}" is not in the input; what has the name and the key "${key}" there is a ${found}`,
  hint: ({ kind, found }) => `make the ${found} a ${kind}`,
  givesWayTo: ['link/external', 'link/other-namespace'],
});

const otherKinds: Readonly<Record<string, string>> = { ConfigMap: 'Secret', Secret: 'ConfigMap' };

/** What gives rights to an account does not run anything under it. */
const bindings: ReadonlySet<string> = new Set(['ClusterRoleBinding', 'RoleBinding']);

/** Objects of the input are there for somebody: one that nothing names is what a name that is nearly the same means. */
export const nearObjects: Rule = (program, report) => {
  if (program.externals.length === 0 || program.extent === 'part' || program.isIncomplete) return;
  const objects = Map.groupBy(program.foreign, ({ plainKind }) => plainKind);
  let texts: readonly string[] | undefined;
  const isNamed = ({ name }: ForeignObject, times: number): boolean => {
    return (texts ??= textsOf(program)).filter((text) => hasWord(text, name)).length > times;
  };
  for (const external of program.externals) {
    const { kind, name, key, namespace, usedBy, path } = external;
    const mayBe = (object: ForeignObject): boolean => object.namespace === namespace && hasKey(object, key);
    const near = objects.get(kind)?.find((object) => mayBe(object) && isNearMiss(name, object.name));
    if (near !== undefined && !isNamed(near, 0)) {
      report(nearName({ kind, name, meant: near.name }, placeOf(usedBy, path, 'value')));
      continue;
    }
    const other = objects.get(otherKinds[kind] ?? '')?.find((object) => object.name === name && mayBe(object));
    if (other === undefined || key === undefined || isNamed(other, timesNamed(program, external))) continue;
    report(nearKind({ kind, name, found: other.kind, key }, placeOf(usedBy, path, 'value')));
  }
};

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

/** How many references name what an external input is. */
function timesNamed({ externals }: LinkedProgram, { kind, name, namespace }: ExternalInput): number {
  return externals.filter((one) => one.kind === kind && one.name === name && one.namespace === namespace).length;
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
  return isHolder(value) ? Object.values(value).flatMap(textsIn) : [];
}
