import { ByNamespace } from './by-namespace.ts';
import type { LinkedProgram } from '../program/link.ts';
import { computedOnce } from './facts-of.ts';
import type { ForeignObject } from '../program/resource.ts';

type Program = Pick<LinkedProgram, 'foreign'>;

/** The first object that is not ours of a kind (as rules name it) and a name that may be in a namespace. */
export function foreignNamed(
  program: Program,
  kind: string,
  name: string,
  namespace: string | undefined,
): ForeignObject | undefined {
  return indexOf(program).first(wordOf(kind, name), namespace);
}

const indexOf = computedOnce(
  ({ foreign }: Program) =>
    new ByNamespace(foreign, ({ plainKind, name }) => (plainKind === undefined ? [] : [wordOf(plainKind, name)])),
);

/** The objects of a kind (as rules name it), in the order of the input. */
export function foreignOf(program: Program, kind: string): readonly ForeignObject[] {
  return byKind(program).get(kind) ?? [];
}

const byKind = computedOnce(({ foreign }: Program) => Map.groupBy(foreign, ({ plainKind }) => plainKind));

function wordOf(kind: string, name: string): string {
  return `${kind} ${name}`;
}
