import { shownValue } from '../../../runtime/config/shown-value.ts';
import { foreignNamed } from '../foreign-named.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { PodSecurityLevel } from './pod-security-limits.ts';
import { propertyOf } from '../../program/values-at.ts';

/** A Pod Security Standard that a namespace enforces. */
export interface EnforcedLevel {
  readonly namespace: string;
  readonly level: PodSecurityLevel;
  /** Minor version of the standard; infinite where the newest counts, which it does unless a namespace says another. */
  readonly version: number;
}

/** What the labels of Pod Security Admission begin with. */
export const podSecurityPrefix = 'pod-security.kubernetes.io/';

const levels: readonly unknown[] = ['privileged', 'baseline', 'restricted'] satisfies readonly PodSecurityLevel[];

/** Whether a value is the name of a Pod Security Standard. */
export function isPodSecurityLevel(value: unknown): value is PodSecurityLevel {
  return levels.includes(value);
}

/** The minor version that a label names: infinite for the newest, undefined for anything else. */
export function podSecurityVersion(value: unknown): number | undefined {
  if (value === 'latest') return Infinity;
  const [, minor] = /^v1\.(\d|[1-9]\d{1,3})$/.exec(shownValue(value)) ?? [];
  return minor === undefined ? undefined : Number(minor);
}

/** What the namespace of an object enforces on pods, as its Namespace in the input says (Kubernetes, Pod Security Admission). */
export function enforcedLevel(
  { namespace }: { readonly namespace: string | undefined },
  program: Pick<LinkedProgram, 'foreign'>,
): EnforcedLevel | undefined {
  if (namespace === undefined) return undefined;
  const object = foreignNamed(program, 'Namespace', namespace, undefined);
  const labels = propertyOf(propertyOf(object?.object, 'metadata'), 'labels');
  const level = propertyOf(labels, `${podSecurityPrefix}enforce`);
  const version = podSecurityVersion(propertyOf(labels, `${podSecurityPrefix}enforce-version`)) ?? Infinity;
  return isPodSecurityLevel(level) ? { namespace, level, version } : undefined;
}
