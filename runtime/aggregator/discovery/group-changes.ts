import { createHash } from 'node:crypto';
import type { WatchEvents } from '../../cluster/watch-list.ts';
import { rawResource } from './group-resources.ts';
import type { DiscoveredKind } from '../../resources/discovered-kinds.ts';

/** Most resources of a kind that are remembered; beyond that every change counts. */
const mostRemembered = 10_000;

/** Tells changes that matter to a group from those that do not, such as of a status, which a busy cluster writes all the time. */
export function groupChanges(
  group: string,
  onChange: () => void,
): { of(kind: DiscoveredKind): Pick<WatchEvents, 'changed' | 'missed'> } {
  return {
    of(kind) {
      const known = new Map<string, string>();
      return {
        missed() {
          known.clear();
          onChange();
        },
        changed(object, isDeleted) {
          const raw = rawResource(object);
          if (raw === undefined) return;
          const { name, spec, isEnding } = raw;
          const concerns = kind === 'MCPExternalAuthConfig' || raw.group === group;
          const before = known.get(name);
          // One that is seen for the first time may have been read as a member before it left.
          const now = isDeleted || isEnding || !concerns ? '' : digestOf(spec);
          if (isDeleted) known.delete(name);
          else if (known.has(name) || known.size < mostRemembered) known.set(name, now);
          if (now !== before) onChange();
        },
      };
    },
  };
}

function digestOf(spec: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(spec ?? null))
    .digest('base64');
}
