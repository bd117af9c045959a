// Generated from the Kubernetes API of @kubernetes/client-node by npm run generate. Do not edit.

/** The built-in kinds of one API group by where their objects are. */
export interface KindsByScope {
  readonly cluster: readonly string[];
  readonly namespace: readonly string[];
}

/** The built-in kinds of Kubernetes by API group; that of core objects is empty. */
export const kubernetesScopes: Readonly<Record<string, KindsByScope>> = {
  '': {
    cluster: ['Namespace', 'Node', 'PersistentVolume'],
    namespace: [
      'Binding',
      'ConfigMap',
      'Endpoints',
      'Event',
      'LimitRange',
      'PersistentVolumeClaim',
      'Pod',
      'PodTemplate',
      'ReplicationController',
      'ResourceQuota',
      'Secret',
      'Service',
      'ServiceAccount',
    ],
  },
  'admissionregistration.k8s.io': {
    cluster: [
      'MutatingAdmissionPolicy',
      'MutatingAdmissionPolicyBinding',
      'MutatingWebhookConfiguration',
      'ValidatingAdmissionPolicy',
      'ValidatingAdmissionPolicyBinding',
      'ValidatingWebhookConfiguration',
    ],
    namespace: [],
  },
  'apiextensions.k8s.io': { cluster: ['CustomResourceDefinition'], namespace: [] },
  'apiregistration.k8s.io': { cluster: ['APIService'], namespace: [] },
  apps: {
    cluster: [],
    namespace: ['ControllerRevision', 'DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet'],
  },
  'authentication.k8s.io': { cluster: ['SelfSubjectReview', 'TokenReview'], namespace: [] },
  'authorization.k8s.io': {
    cluster: ['SelfSubjectAccessReview', 'SelfSubjectRulesReview', 'SubjectAccessReview'],
    namespace: ['LocalSubjectAccessReview'],
  },
  autoscaling: { cluster: [], namespace: ['HorizontalPodAutoscaler'] },
  batch: { cluster: [], namespace: ['CronJob', 'Job'] },
  'certificates.k8s.io': {
    cluster: ['CertificateSigningRequest', 'ClusterTrustBundle'],
    namespace: ['PodCertificateRequest'],
  },
  'coordination.k8s.io': { cluster: [], namespace: ['Lease', 'LeaseCandidate'] },
  'discovery.k8s.io': { cluster: [], namespace: ['EndpointSlice'] },
  'events.k8s.io': { cluster: [], namespace: ['Event'] },
  'flowcontrol.apiserver.k8s.io': { cluster: ['FlowSchema', 'PriorityLevelConfiguration'], namespace: [] },
  'internal.apiserver.k8s.io': { cluster: ['StorageVersion'], namespace: [] },
  'networking.k8s.io': { cluster: ['IPAddress', 'IngressClass', 'ServiceCIDR'], namespace: ['Ingress', 'NetworkPolicy'] },
  'node.k8s.io': { cluster: ['RuntimeClass'], namespace: [] },
  policy: { cluster: [], namespace: ['PodDisruptionBudget'] },
  'rbac.authorization.k8s.io': { cluster: ['ClusterRole', 'ClusterRoleBinding'], namespace: ['Role', 'RoleBinding'] },
  'resource.k8s.io': {
    cluster: ['DeviceClass', 'DeviceTaintRule', 'ResourceClass', 'ResourcePoolStatusRequest', 'ResourceSlice'],
    namespace: [
      'PodSchedulingContext',
      'ResourceClaim',
      'ResourceClaimParameters',
      'ResourceClaimTemplate',
      'ResourceClassParameters',
    ],
  },
  'scheduling.k8s.io': { cluster: ['PriorityClass'], namespace: ['PodGroup', 'Workload'] },
  'storage.k8s.io': {
    cluster: ['CSIDriver', 'CSINode', 'StorageClass', 'VolumeAttachment', 'VolumeAttributesClass'],
    namespace: ['CSIStorageCapacity'],
  },
  'storagemigration.k8s.io': { cluster: ['StorageVersionMigration'], namespace: [] },
};
