import { placeOf } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { ServerDefaults } from '../lower/server-defaults.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import { withCollidingNames } from './colliding-names.ts';
import * as found from './lower-diagnostics.ts';
import { headOf, type LoweredObject } from '../lower/lowered-object.ts';
import { identityOf, titleOf } from '../program/resource.ts';

/** Reports objects of one group, kind, namespace and name that come from two owners: once for each pair of owners, however many objects they share. */
export function reportCollisions(lowered: readonly LoweredObject[], report: Report): void {
  const owners = new Map<string, LoweredObject>();
  const clashes = new Map<LoweredObject['owner'], Map<LoweredObject['owner'], string[]>>();
  for (const next of lowered) {
    const { group, kind, namespace, name } = headOf(next);
    const identity = identityOf(kind, namespace, name, group);
    const first = owners.get(identity);
    if (first === undefined) {
      owners.set(identity, next);
      continue;
    }
    const ofNext = clashes.get(next.owner) ?? new Map<LoweredObject['owner'], string[]>();
    clashes.set(next.owner, ofNext);
    ofNext.set(first.owner, [...(ofNext.get(first.owner) ?? []), `${kind} "${name}"`]);
  }
  for (const [owner, others] of clashes) {
    for (const [other, objects] of others) {
      const span = placeOf(other, ['metadata', 'name'], 'value');
      report(
        found.duplicateObject(
          { objects, owner: titleOf(owner), other: titleOf(other) },
          placeOf(owner, ['metadata', 'name'], 'value'),
          span === undefined ? [] : [{ message: 'the other resource', span }],
        ),
      );
    }
  }
}

/**
 * Reports which objects of a program would collide. Lowers only what may: for most programs that is nothing, and the lowerings
 * are not even loaded. The program must have no unresolved reference.
 */
export async function checkCollisions(
  program: CheckedProgram,
  programs: ServerDefaults | undefined,
  report: Report,
): Promise<void> {
  const suspects = withCollidingNames(program);
  if (suspects.resources.length === 0) return;
  const { lower } = await import('../lower/lower.ts');
  reportCollisions(
    lower(program, { image: '', outline: true, ...(programs === undefined ? {} : { programs }) }, suspects),
    report,
  );
}
