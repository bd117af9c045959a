import { placeOf } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { objectTooLarge } from '../program/load-diagnostics.ts';
import { headOf, type LoweredObject } from '../lower/lowered-object.ts';
import { valuesAt } from '../program/values-at.ts';

/** What Kubernetes stores of the values of a ConfigMap or Secret, in bytes. */
const limit = 1024 * 1024;

/** Reports ConfigMaps and Secrets that are made and that no cluster stores. What is passed through was looked at when it was read. */
export function reportTooLarge(lowered: readonly LoweredObject[], report: Report): void {
  for (const next of lowered) {
    const { object, owner } = next;
    if ('object' in owner || (object.kind !== 'ConfigMap' && object.kind !== 'Secret')) continue;
    const texts = ['data', 'stringData'].flatMap((field) => valuesAt(object, [field, '*']));
    const size = texts.reduce((sum, { value }) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0), 0);
    if (size <= limit) continue;
    const { kind, name } = headOf(next);
    report(objectTooLarge({ kind, name, size, limit }, placeOf(owner, ['metadata', 'name'], 'value')));
  }
}
