import type { ConfigMap } from '../../../generated/kubernetes/types.ts';
import { configHash, configHashAnnotation } from '../../objects/config-hash.ts';
import { labelsOf, type Component } from '../../objects/labels.ts';

/** The ConfigMap that holds the configuration files of a program. */
export function configMap(name: string, component: Component, files: Readonly<Record<string, string>>): ConfigMap {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, labels: labelsOf(component) }, data: { ...files } };
}

let hashOfNone: string | undefined;

/** The pod annotation that goes with a ConfigMap's files. */
export function configHashOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    [configHashAnnotation]: Object.keys(files).length === 0 ? (hashOfNone ??= configHash({})) : configHash(files),
  };
}

/**
 * A configuration document as the text of a file: JSON with two spaces, readable in `kubectl describe`. Keys are sorted,
 * so that the order in which somebody wrote a map does not roll pods.
 */
export function jsonText(document: object): string {
  return `${JSON.stringify(sorted(document), undefined, 2)}\n`;
}

/** A copy with sorted keys; half the time of sorting while printing. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries: Readonly<Record<string, unknown>> = { ...value };
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(entries).toSorted()) {
    const item = sorted(entries[key]);
    if (key === '__proto__') Object.defineProperty(copy, key, { value: item, enumerable: true });
    else copy[key] = item;
  }
  return copy;
}
