/** A key of a pod that Kubernetes got after 1.28, and where it is. */
interface NewerKey {
  readonly key: string;
  /** The end of a JSON pointer to the map that has it. */
  readonly place: RegExp;
  readonly since: string;
}

const container = /\/(?:containers|initContainers)\/\d+$/;
const podSpec = /^\/spec$/;
const affinityTerm = /\/pod(?:Anti)?Affinity\/.*\/\d+(?:\/podAffinityTerm)?$/;

/** Keys of Kubernetes 1.29 to 1.35 (Kubernetes API reference, PodSpec). */
const newerKeys: readonly NewerKey[] = [
  { key: 'sleep', place: /\/lifecycle\/(?:preStop|postStart)$/, since: '1.29' },
  { key: 'matchLabelKeys', place: affinityTerm, since: '1.29' },
  { key: 'mismatchLabelKeys', place: affinityTerm, since: '1.29' },
  { key: 'clusterTrustBundle', place: /\/projected\/sources\/\d+$/, since: '1.29' },
  { key: 'volumeAttributesClassName', place: /\/volumeClaimTemplate\/spec$/, since: '1.29' },
  { key: 'appArmorProfile', place: /\/securityContext$/, since: '1.30' },
  { key: 'recursiveReadOnly', place: /(?:^|\/volumeMounts\/\d+)$/, since: '1.30' },
  { key: 'supplementalGroupsPolicy', place: /^\/spec\/securityContext$/, since: '1.31' },
  { key: 'image', place: /(?:^|\/volumes\/\d+)$/, since: '1.31' },
  { key: 'request', place: /\/resources\/claims\/\d+$/, since: '1.31' },
  { key: 'resourceClaimName', place: /^\/spec\/resourceClaims\/\d+$/, since: '1.31' },
  { key: 'resourceClaimTemplateName', place: /^\/spec\/resourceClaims\/\d+$/, since: '1.31' },
  { key: 'seLinuxChangePolicy', place: /^\/spec\/securityContext$/, since: '1.32' },
  { key: 'resources', place: podSpec, since: '1.32' },
  { key: 'stopSignal', place: /\/lifecycle$/, since: '1.33' },
  { key: 'fileKeyRef', place: /\/valueFrom$/, since: '1.34' },
  { key: 'hostnameOverride', place: podSpec, since: '1.34' },
  { key: 'podCertificate', place: /\/projected\/sources\/\d+$/, since: '1.34' },
  { key: 'restartPolicyRules', place: container, since: '1.34' },
  { key: 'workloadRef', place: podSpec, since: '1.35' },
];

/** The version of Kubernetes that first had a key of a pod at a JSON pointer to its map; undefined for what none has. */
export function newerSince(pointer: string, key: string): string | undefined {
  return newerKeys.find((newer) => newer.key === key && newer.place.test(pointer))?.since;
}
