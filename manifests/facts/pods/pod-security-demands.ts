import { containerLists } from './pod-security-limits.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';

/** What the restricted standard asks of each container, and how to say it. */
interface Demand {
  readonly cure: string;
  readonly since: number;
  readonly isMet: (container: unknown, pod: unknown) => boolean;
}

const demands: readonly Demand[] = [
  {
    cure: 'allowPrivilegeEscalation: false',
    since: 8,
    // What is written the other way is reported where it is.
    isMet: (container) => isSet('allowPrivilegeEscalation', [container]),
  },
  {
    cure: 'capabilities: { drop: [ALL] }',
    since: 22,
    isMet: (container) => {
      const dropped = propertyOf(propertyOf(container, 'capabilities'), 'drop');
      return Array.isArray(dropped) && dropped.includes('ALL');
    },
  },
  { cure: 'runAsNonRoot: true', since: 0, isMet: (...contexts) => isSet('runAsNonRoot', contexts) },
  {
    cure: 'seccompProfile: { type: RuntimeDefault }',
    since: 19,
    isMet: (...contexts) => isSet('seccompProfile', contexts),
  },
];

function isSet(field: string, contexts: readonly unknown[]): boolean {
  return contexts.some((context) => (propertyOf(context, field) ?? null) !== null);
}

/** A container that does not say what the restricted standard asks for. */
export interface UnmetDemands {
  /** The list that it is in. */
  readonly list: string;
  readonly container: string;
  /** What to add to its security context. */
  readonly missing: readonly string[];
}

/**
 * The containers of a pod (its `spec`) that leave out what the restricted Pod Security Standard of a version asks of each (Kubernetes,
 * Pod Security Standards). Windows has nothing of it.
 */
export function unmetDemands(spec: unknown, version: number): UnmetDemands[] {
  if (propertyOf(propertyOf(spec, 'os'), 'name') === 'windows') return [];
  const ofPod = propertyOf(spec, 'securityContext');
  return containerLists.flatMap((list) =>
    valuesAt(spec, [list, '*']).flatMap(({ value }): UnmetDemands[] => {
      const own = propertyOf(value, 'securityContext');
      const container = propertyOf(value, 'name');
      const missing = demands.flatMap(({ cure, since, isMet }) => (since > version || isMet(own, ofPod) ? [] : [cure]));
      return missing.length === 0 || typeof container !== 'string' ? [] : [{ list, container, missing }];
    }),
  );
}

/** Types of volumes that the restricted standard has. */
const volumeTypes: ReadonlySet<string> = new Set([
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'image',
  'persistentVolumeClaim',
  'projected',
  'secret',
]);

/** The type of a volume that the restricted standard does not have; paths of the node, which the baseline refuses too, are reported apart. */
export function refusedVolumeType(volume: unknown): string | undefined {
  const isMap = typeof volume === 'object' && volume !== null;
  const type = Object.entries(isMap ? volume : {}).find(
    ([key, value]) => key !== 'name' && key !== '$patch' && value !== null && !volumeTypes.has(key),
  )?.[0];
  return type === 'hostPath' ? undefined : type;
}
