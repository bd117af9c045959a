import { emittedPods, foreignLabels, type EmittedPods } from './emitted-pods.ts';
import { LabelIndex, type Labeled } from './label-index.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import { canonicalJson } from '../../objects/config-hash.ts';

type Program = Pick<LinkedProgram, 'resources' | 'foreign'>;

/** What a selector selects. */
export interface SelectedPods {
  /** Those that are made for resources. */
  readonly pods: readonly EmittedPods[];
  /** How many there are, with those of other objects. */
  readonly count: number;
}

/**
 * The pods of a program that a label selector (matchLabels, matchExpressions) selects and that may be in a namespace. The same selector in
 * the same namespace gives the same object: there may be as many Services as pods, and each may select all of them.
 */
export function selectedPods(program: Program, namespace: string | undefined, selector: unknown): SelectedPods {
  const { index, known } = answersOf(program);
  const question = canonicalJson([namespace ?? null, selector]);
  const answer = known.get(question);
  if (answer !== undefined) return answer;
  const selected = index.select(namespace, selector);
  const made = { pods: selected.flatMap(({ pods }) => pods ?? []), count: selected.length };
  known.set(question, made);
  return made;
}

interface LabeledPods extends Labeled {
  /** Undefined for those of objects that are not ours. */
  readonly pods: EmittedPods | undefined;
}

/** The pods by their labels, and what was asked of them. */
const answersOf = computedOnce((program: Program) => {
  const made = emittedPods(program).map((pods) => ({ namespace: pods.owner.namespace, labels: pods.labels, pods }));
  const others = program.foreign.flatMap((object) =>
    foreignLabels(object).map((labels) => ({ namespace: object.namespace, labels, pods: undefined })),
  );
  return { index: new LabelIndex<LabeledPods>([...made, ...others]), known: new Map<string, SelectedPods>() };
});
