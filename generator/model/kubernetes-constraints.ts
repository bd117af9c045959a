/** What the Kubernetes API asks of a value beyond its type. */
export interface KubernetesConstraint {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A DNS label (RFC 1123). */
const label: KubernetesConstraint = { pattern: '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$' };
const port: KubernetesConstraint = { minimum: 1, maximum: 65535 };
const selectorOperators = ['In', 'NotIn', 'Exists', 'DoesNotExist'];
const honored: KubernetesConstraint = { enum: ['Honor', 'Ignore'] };

/**
 * Closed lists, forms and bounds of fields of pod templates, by type and property: the declarations that we read types from say
 * them in prose only. Lists that newer versions extend hold those values too.
 */
export const kubernetesConstraints: Readonly<Record<string, KubernetesConstraint>> = {
  'Container.imagePullPolicy': { enum: ['Always', 'IfNotPresent', 'Never'] },
  'Container.name': label,
  'Container.terminationMessagePolicy': { enum: ['File', 'FallbackToLogsOnError'] },
  'ContainerPort.containerPort': port,
  'ContainerPort.hostPort': port,
  'ContainerPort.protocol': { enum: ['TCP', 'UDP', 'SCTP'] },
  'HTTPGetAction.scheme': { enum: ['HTTP', 'HTTPS'] },
  'LabelSelectorRequirement.operator': { enum: selectorOperators },
  'NodeSelectorRequirement.operator': { enum: [...selectorOperators, 'Gt', 'Lt'] },
  'PodOS.name': { enum: ['linux', 'windows'] },
  'PodSecurityContext.fsGroupChangePolicy': { enum: ['OnRootMismatch', 'Always'] },
  'PodSpec.dnsPolicy': { enum: ['ClusterFirst', 'ClusterFirstWithHostNet', 'Default', 'None'] },
  'PodSpec.preemptionPolicy': { enum: ['Never', 'PreemptLowerPriority'] },
  // Every template that we make belongs to a Deployment or a StatefulSet, which keep their pods running.
  'PodSpec.restartPolicy': { enum: ['Always'] },
  'PodSpec.terminationGracePeriodSeconds': { minimum: 0 },
  'SeccompProfile.type': { enum: ['RuntimeDefault', 'Localhost', 'Unconfined'] },
  'SecurityContext.procMount': { enum: ['Default', 'Unmasked'] },
  'Toleration.effect': { enum: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] },
  'Toleration.operator': { enum: ['Exists', 'Equal', 'Gt', 'Lt'] },
  'TopologySpreadConstraint.nodeAffinityPolicy': honored,
  'TopologySpreadConstraint.nodeTaintsPolicy': honored,
  'TopologySpreadConstraint.whenUnsatisfiable': { enum: ['DoNotSchedule', 'ScheduleAnyway'] },
  'Volume.name': label,
  'VolumeMount.mountPath': { pattern: '^[^:]+$' },
  'VolumeMount.mountPropagation': { enum: ['None', 'HostToContainer', 'Bidirectional'] },
};
