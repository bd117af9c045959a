import type { CheckedProgram } from '../program/checked-program.ts';
import type { LoweredObject } from './lowered-object.ts';

/** Metadata that a server writes and nobody authors; it does not belong in git. */
const serverFields: ReadonlySet<string> = new Set([
  'managedFields',
  'uid',
  'resourceVersion',
  'generation',
  'creationTimestamp',
  'deletionTimestamp',
  'deletionGracePeriodSeconds',
  'selfLink',
]);

/** The checked custom resources themselves, as authored, without status and server-written metadata; foreign objects unchanged. */
export function resourceObjects(program: CheckedProgram): LoweredObject[] {
  return [
    ...program.resources.map((owner): LoweredObject => {
      const { status: _status, metadata, ...rest } = owner.authored;
      const kept = Object.entries(metadata).filter(([name]) => !serverFields.has(name));
      return { object: { ...rest, metadata: Object.fromEntries(kept) }, owner };
    }),
    ...program.foreign.map((owner): LoweredObject => ({ object: owner.object, owner })),
  ];
}
