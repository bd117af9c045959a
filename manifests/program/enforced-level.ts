import { foreignNamed } from './foreign-named.ts';
import type { LinkedProgram } from './link.ts';
import type { AnyResource } from './resource.ts';
import { propertyOf } from './values-at.ts';

/** A Pod Security Standard that a namespace enforces. */
export interface EnforcedLevel {
  readonly namespace: string;
  readonly level: 'baseline' | 'restricted';
}

/** What the namespace of a resource enforces on pods, as its Namespace in the input says (Kubernetes, Pod Security Admission). */
export function enforcedLevel(
  { namespace }: Pick<AnyResource, 'namespace'>,
  program: Pick<LinkedProgram, 'foreign'>,
): EnforcedLevel | undefined {
  if (namespace === undefined) return undefined;
  const object = foreignNamed(program, 'Namespace', namespace, undefined);
  const labels = propertyOf(propertyOf(object?.object, 'metadata'), 'labels');
  const level = propertyOf(labels, 'pod-security.kubernetes.io/enforce');
  return level === 'baseline' || level === 'restricted' ? { namespace, level } : undefined;
}
