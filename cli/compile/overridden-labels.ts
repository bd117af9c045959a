import type { LoadedProgram } from '../../manifests/program/load.ts';
import { titleOf } from '../../manifests/program/resource.ts';
import { placeOf } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { overriddenLabel } from './diagnostics.ts';

/** Warns of labels for all objects that a resource, or an object that passes through, sets to something else. */
export function reportOverriddenLabels(
  { resources, foreign }: Pick<LoadedProgram, 'resources' | 'foreign'>,
  labels: Readonly<Record<string, string>>,
  report: Report,
): void {
  const wanted = Object.entries(labels);
  if (wanted.length === 0) return;
  for (const object of [...resources, ...foreign]) {
    const own = labelsOf(object.value);
    for (const [label, given] of wanted) {
      const value = own.get(label);
      // A value that is not a string is an error of the schema.
      if (typeof value !== 'string' || value === given) continue;
      const place = placeOf(object, ['metadata', 'labels', label], 'value');
      report(overriddenLabel({ title: titleOf(object), label, own: value, given }, place));
    }
  }
}

function labelsOf(value: unknown): ReadonlyMap<string, unknown> {
  const labels = below(below(value, 'metadata'), 'labels');
  return new Map(typeof labels === 'object' && labels !== null ? Object.entries(labels) : []);
}

function below(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
