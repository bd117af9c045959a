/** What the Kubernetes API asks of a value beyond its type. */
export interface KubernetesConstraint {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  /** What the pattern asks for, in words. */
  readonly 'x-form'?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A DNS label (RFC 1123). */
const label: KubernetesConstraint = {
  pattern: '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$',
  'x-form': 'a name of at most 63 lowercase letters, digits and "-"',
};
/** Labels with dots between them, as most objects are named. */
const objectName: KubernetesConstraint = {
  pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$',
  'x-form': 'the name of an object: lowercase letters, digits, "-" and "."',
};
/** Printable characters but the equals sign: what the newest versions take. */
const variable: KubernetesConstraint = { pattern: '^[ -<>-~]+$', 'x-form': 'a name of a variable, which has no "="' };
/** IPv4 or IPv6. */
const address: KubernetesConstraint = {
  pattern: '^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)$',
  'x-form': 'an IP address',
};
const port: KubernetesConstraint = { minimum: 1, maximum: 65535 };
const count: KubernetesConstraint = { minimum: 0 };
const positive: KubernetesConstraint = { minimum: 1 };
const weight: KubernetesConstraint = { minimum: 1, maximum: 100 };
/** Users and groups of Linux. */
const identity: KubernetesConstraint = { minimum: 0, maximum: 2147483647 };
/** Rights of a file: at most 0o777. */
const mode: KubernetesConstraint = { minimum: 0, maximum: 511 };
const selectorOperators = ['In', 'NotIn', 'Exists', 'DoesNotExist'];
const honored: KubernetesConstraint = { enum: ['Honor', 'Ignore'] };

/**
 * Closed lists, forms and bounds of fields of pod templates, by type and property: the declarations that we read types from say
 * them in prose only. Lists that newer versions extend hold those values too.
 */
export const kubernetesConstraints: Readonly<Record<string, KubernetesConstraint>> = {
  'ConfigMapVolumeSource.defaultMode': mode,
  'Container.imagePullPolicy': { enum: ['Always', 'IfNotPresent', 'Never'] },
  'Container.name': label,
  'Container.terminationMessagePolicy': { enum: ['File', 'FallbackToLogsOnError'] },
  'ContainerPort.containerPort': port,
  'ContainerPort.hostPort': port,
  'ContainerPort.protocol': { enum: ['TCP', 'UDP', 'SCTP'] },
  'DownwardAPIVolumeFile.mode': mode,
  'DownwardAPIVolumeSource.defaultMode': mode,
  'EnvVar.name': variable,
  'GRPCAction.port': port,
  'HTTPGetAction.port': port,
  'HTTPGetAction.scheme': { enum: ['HTTP', 'HTTPS'] },
  'HostAlias.ip': address,
  'KeyToPath.mode': mode,
  'LabelSelectorRequirement.operator': { enum: selectorOperators },
  'LocalObjectReference.name': objectName,
  'NodeSelectorRequirement.operator': { enum: [...selectorOperators, 'Gt', 'Lt'] },
  'PodOS.name': { enum: ['linux', 'windows'] },
  'PodSecurityContext.fsGroup': identity,
  'PodSecurityContext.fsGroupChangePolicy': { enum: ['OnRootMismatch', 'Always'] },
  'PodSecurityContext.runAsGroup': identity,
  'PodSecurityContext.runAsUser': identity,
  'PodSpec.dnsPolicy': { enum: ['ClusterFirst', 'ClusterFirstWithHostNet', 'Default', 'None'] },
  'PodSpec.preemptionPolicy': { enum: ['Never', 'PreemptLowerPriority'] },
  'PodSpec.priorityClassName': objectName,
  // Every template that we make belongs to a Deployment or a StatefulSet, which keep their pods running.
  'PodSpec.restartPolicy': { enum: ['Always'] },
  'PodSpec.runtimeClassName': objectName,
  'PodSpec.serviceAccountName': objectName,
  'PodSpec.terminationGracePeriodSeconds': { minimum: 0 },
  'PreferredSchedulingTerm.weight': weight,
  'Probe.failureThreshold': positive,
  'Probe.initialDelaySeconds': count,
  'Probe.periodSeconds': positive,
  'Probe.successThreshold': positive,
  'Probe.terminationGracePeriodSeconds': positive,
  'Probe.timeoutSeconds': positive,
  'ProjectedVolumeSource.defaultMode': mode,
  'SeccompProfile.type': { enum: ['RuntimeDefault', 'Localhost', 'Unconfined'] },
  'SecretVolumeSource.defaultMode': mode,
  'SecurityContext.procMount': { enum: ['Default', 'Unmasked'] },
  'SecurityContext.runAsGroup': identity,
  'SecurityContext.runAsUser': identity,
  'TCPSocketAction.port': port,
  'Toleration.effect': { enum: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] },
  'Toleration.operator': { enum: ['Exists', 'Equal', 'Gt', 'Lt'] },
  'TopologySpreadConstraint.maxSkew': positive,
  'TopologySpreadConstraint.minDomains': positive,
  'TopologySpreadConstraint.nodeAffinityPolicy': honored,
  'TopologySpreadConstraint.nodeTaintsPolicy': honored,
  'TopologySpreadConstraint.whenUnsatisfiable': { enum: ['DoNotSchedule', 'ScheduleAnyway'] },
  'Volume.name': label,
  'VolumeMount.mountPath': { pattern: '^[^:]+$', 'x-form': 'a path without ":"' },
  'VolumeMount.mountPropagation': { enum: ['None', 'HostToContainer', 'Bidirectional'] },
  'WeightedPodAffinityTerm.weight': weight,
};
