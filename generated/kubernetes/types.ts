// Generated from the Kubernetes 1.28 declarations of cdk8s-plus-28 by npm run generate. Do not edit.

/** io.k8s.api.core.v1.ConfigMap */
export interface ConfigMap {
  readonly apiVersion: 'v1';
  readonly kind: 'ConfigMap';
  readonly metadata?: ObjectMeta;
  readonly binaryData?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, string>>;
  readonly immutable?: boolean;
}

/** io.k8s.api.apps.v1.Deployment */
export interface Deployment {
  readonly apiVersion: 'apps/v1';
  readonly kind: 'Deployment';
  readonly metadata?: ObjectMeta;
  readonly spec?: DeploymentSpec;
}

/** io.k8s.api.core.v1.Namespace */
export interface Namespace {
  readonly apiVersion: 'v1';
  readonly kind: 'Namespace';
  readonly metadata?: ObjectMeta;
  readonly spec?: NamespaceSpec;
}

/** io.k8s.api.networking.v1.NetworkPolicy */
export interface NetworkPolicy {
  readonly apiVersion: 'networking.k8s.io/v1';
  readonly kind: 'NetworkPolicy';
  readonly metadata?: ObjectMeta;
  readonly spec?: NetworkPolicySpec;
}

/** io.k8s.api.core.v1.PersistentVolumeClaim */
export interface PersistentVolumeClaim {
  readonly apiVersion: 'v1';
  readonly kind: 'PersistentVolumeClaim';
  readonly metadata?: ObjectMeta;
  readonly spec?: PersistentVolumeClaimSpec;
}

/** io.k8s.api.policy.v1.PodDisruptionBudget */
export interface PodDisruptionBudget {
  readonly apiVersion: 'policy/v1';
  readonly kind: 'PodDisruptionBudget';
  readonly metadata?: ObjectMeta;
  readonly spec?: PodDisruptionBudgetSpec;
}

/** io.k8s.api.rbac.v1.Role */
export interface Role {
  readonly apiVersion: 'rbac.authorization.k8s.io/v1';
  readonly kind: 'Role';
  readonly metadata?: ObjectMeta;
  readonly rules?: readonly PolicyRule[];
}

/** io.k8s.api.rbac.v1.RoleBinding */
export interface RoleBinding {
  readonly apiVersion: 'rbac.authorization.k8s.io/v1';
  readonly kind: 'RoleBinding';
  readonly metadata?: ObjectMeta;
  readonly roleRef: RoleRef;
  readonly subjects?: readonly Subject[];
}

/** io.k8s.api.core.v1.Secret */
export interface Secret {
  readonly apiVersion: 'v1';
  readonly kind: 'Secret';
  readonly metadata?: ObjectMeta;
  readonly data?: Readonly<Record<string, string>>;
  readonly immutable?: boolean;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly type?: string;
}

/** io.k8s.api.core.v1.Service */
export interface Service {
  readonly apiVersion: 'v1';
  readonly kind: 'Service';
  readonly metadata?: ObjectMeta;
  readonly spec?: ServiceSpec;
}

/** io.k8s.api.core.v1.ServiceAccount */
export interface ServiceAccount {
  readonly apiVersion: 'v1';
  readonly kind: 'ServiceAccount';
  readonly metadata?: ObjectMeta;
  readonly automountServiceAccountToken?: boolean;
  readonly imagePullSecrets?: readonly LocalObjectReference[];
  readonly secrets?: readonly ObjectReference[];
}

/** io.k8s.api.apps.v1.StatefulSet */
export interface StatefulSet {
  readonly apiVersion: 'apps/v1';
  readonly kind: 'StatefulSet';
  readonly metadata?: ObjectMeta;
  readonly spec?: StatefulSetSpec;
}

/** Any object that the compiler emits. */
export type KubernetesObject =
  | ConfigMap
  | Deployment
  | Namespace
  | NetworkPolicy
  | PersistentVolumeClaim
  | PodDisruptionBudget
  | Role
  | RoleBinding
  | Secret
  | Service
  | ServiceAccount
  | StatefulSet;

/** What may be laid over a generated pod template: any part of one, with null and $patch as in a strategic merge patch. */
export type PodTemplatePatch = Readonly<Record<string, unknown>>;

/** io.k8s.api.core.v1.AWSElasticBlockStoreVolumeSource */
export interface AWSElasticBlockStoreVolumeSource {
  readonly fsType?: string;
  readonly partition?: number;
  readonly readOnly?: boolean;
  readonly volumeID: string;
}

/** io.k8s.api.core.v1.Affinity */
export interface Affinity {
  readonly nodeAffinity?: NodeAffinity;
  readonly podAffinity?: PodAffinity;
  readonly podAntiAffinity?: PodAntiAffinity;
}

/** io.k8s.api.core.v1.AzureDiskVolumeSource */
export interface AzureDiskVolumeSource {
  readonly cachingMode?: string;
  readonly diskName: string;
  readonly diskURI: string;
  readonly fsType?: string;
  readonly kind?: string;
  readonly readOnly?: boolean;
}

/** io.k8s.api.core.v1.AzureFileVolumeSource */
export interface AzureFileVolumeSource {
  readonly readOnly?: boolean;
  readonly secretName: string;
  readonly shareName: string;
}

/** io.k8s.api.core.v1.CSIVolumeSource */
export interface CSIVolumeSource {
  readonly driver: string;
  readonly fsType?: string;
  readonly nodePublishSecretRef?: LocalObjectReference;
  readonly readOnly?: boolean;
  readonly volumeAttributes?: Readonly<Record<string, string>>;
}

/** io.k8s.api.core.v1.Capabilities */
export interface Capabilities {
  readonly add?: readonly string[];
  readonly drop?: readonly string[];
}

/** io.k8s.api.core.v1.CephFSVolumeSource */
export interface CephFSVolumeSource {
  readonly monitors: readonly string[];
  readonly path?: string;
  readonly readOnly?: boolean;
  readonly secretFile?: string;
  readonly secretRef?: LocalObjectReference;
  readonly user?: string;
}

/** io.k8s.api.core.v1.CinderVolumeSource */
export interface CinderVolumeSource {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly volumeID: string;
}

/** io.k8s.api.core.v1.ClaimSource */
export interface ClaimSource {
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
}

/** io.k8s.api.core.v1.ClientIPConfig */
export interface ClientIPConfig {
  readonly timeoutSeconds?: number;
}

/** io.k8s.api.core.v1.ConfigMapEnvSource */
export interface ConfigMapEnvSource {
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.ConfigMapKeySelector */
export interface ConfigMapKeySelector {
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.ConfigMapProjection */
export interface ConfigMapProjection {
  readonly items?: readonly KeyToPath[];
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.ConfigMapVolumeSource */
export interface ConfigMapVolumeSource {
  readonly defaultMode?: number;
  readonly items?: readonly KeyToPath[];
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.Container */
export interface Container {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: Lifecycle;
  readonly livenessProbe?: Probe;
  readonly name: string;
  readonly ports?: readonly ContainerPort[];
  readonly readinessProbe?: Probe;
  readonly resizePolicy?: readonly ContainerResizePolicy[];
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: string;
  readonly securityContext?: SecurityContext;
  readonly startupProbe?: Probe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  readonly volumeDevices?: readonly VolumeDevice[];
  readonly volumeMounts?: readonly VolumeMount[];
  readonly workingDir?: string;
}

/** io.k8s.api.core.v1.ContainerPort */
export interface ContainerPort {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  readonly protocol?: string;
}

/** io.k8s.api.core.v1.ContainerResizePolicy */
export interface ContainerResizePolicy {
  readonly resourceName: string;
  readonly restartPolicy: string;
}

/** io.k8s.api.apps.v1.DeploymentSpec */
export interface DeploymentSpec {
  readonly minReadySeconds?: number;
  readonly paused?: boolean;
  readonly progressDeadlineSeconds?: number;
  readonly replicas?: number;
  readonly revisionHistoryLimit?: number;
  readonly selector: LabelSelector;
  readonly strategy?: DeploymentStrategy;
  readonly template: PodTemplateSpec;
}

/** io.k8s.api.apps.v1.DeploymentStrategy */
export interface DeploymentStrategy {
  readonly rollingUpdate?: RollingUpdateDeployment;
  readonly type?: string;
}

/** io.k8s.api.core.v1.DownwardAPIProjection */
export interface DownwardAPIProjection {
  readonly items?: readonly DownwardAPIVolumeFile[];
}

/** io.k8s.api.core.v1.DownwardAPIVolumeFile */
export interface DownwardAPIVolumeFile {
  readonly fieldRef?: ObjectFieldSelector;
  readonly mode?: number;
  readonly path: string;
  readonly resourceFieldRef?: ResourceFieldSelector;
}

/** io.k8s.api.core.v1.DownwardAPIVolumeSource */
export interface DownwardAPIVolumeSource {
  readonly defaultMode?: number;
  readonly items?: readonly DownwardAPIVolumeFile[];
}

/** io.k8s.api.core.v1.EmptyDirVolumeSource */
export interface EmptyDirVolumeSource {
  readonly medium?: string;
  readonly sizeLimit?: number | string;
}

/** io.k8s.api.core.v1.EnvFromSource */
export interface EnvFromSource {
  readonly configMapRef?: ConfigMapEnvSource;
  readonly prefix?: string;
  readonly secretRef?: SecretEnvSource;
}

/** io.k8s.api.core.v1.EnvVar */
export interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: EnvVarSource;
}

/** io.k8s.api.core.v1.EnvVarSource */
export interface EnvVarSource {
  readonly configMapKeyRef?: ConfigMapKeySelector;
  readonly fieldRef?: ObjectFieldSelector;
  readonly resourceFieldRef?: ResourceFieldSelector;
  readonly secretKeyRef?: SecretKeySelector;
}

/** io.k8s.api.core.v1.EphemeralContainer */
export interface EphemeralContainer {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: Lifecycle;
  readonly livenessProbe?: Probe;
  readonly name: string;
  readonly ports?: readonly ContainerPort[];
  readonly readinessProbe?: Probe;
  readonly resizePolicy?: readonly ContainerResizePolicy[];
  readonly resources?: ResourceRequirements;
  readonly restartPolicy?: string;
  readonly securityContext?: SecurityContext;
  readonly startupProbe?: Probe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly targetContainerName?: string;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  readonly volumeDevices?: readonly VolumeDevice[];
  readonly volumeMounts?: readonly VolumeMount[];
  readonly workingDir?: string;
}

/** io.k8s.api.core.v1.EphemeralVolumeSource */
export interface EphemeralVolumeSource {
  readonly volumeClaimTemplate?: PersistentVolumeClaimTemplate;
}

/** io.k8s.api.core.v1.ExecAction */
export interface ExecAction {
  readonly command?: readonly string[];
}

/** io.k8s.api.core.v1.FCVolumeSource */
export interface FCVolumeSource {
  readonly fsType?: string;
  readonly lun?: number;
  readonly readOnly?: boolean;
  readonly targetWWNs?: readonly string[];
  readonly wwids?: readonly string[];
}

/** io.k8s.api.core.v1.FlexVolumeSource */
export interface FlexVolumeSource {
  readonly driver: string;
  readonly fsType?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
}

/** io.k8s.api.core.v1.FlockerVolumeSource */
export interface FlockerVolumeSource {
  readonly datasetName?: string;
  readonly datasetUUID?: string;
}

/** io.k8s.api.core.v1.GCEPersistentDiskVolumeSource */
export interface GCEPersistentDiskVolumeSource {
  readonly fsType?: string;
  readonly partition?: number;
  readonly pdName: string;
  readonly readOnly?: boolean;
}

/** io.k8s.api.core.v1.GRPCAction */
export interface GRPCAction {
  readonly port: number;
  readonly service?: string;
}

/** io.k8s.api.core.v1.GitRepoVolumeSource */
export interface GitRepoVolumeSource {
  readonly directory?: string;
  readonly repository: string;
  readonly revision?: string;
}

/** io.k8s.api.core.v1.GlusterfsVolumeSource */
export interface GlusterfsVolumeSource {
  readonly endpoints: string;
  readonly path: string;
  readonly readOnly?: boolean;
}

/** io.k8s.api.core.v1.HTTPGetAction */
export interface HTTPGetAction {
  readonly host?: string;
  readonly httpHeaders?: readonly HTTPHeader[];
  readonly path?: string;
  readonly port: number | string;
  readonly scheme?: string;
}

/** io.k8s.api.core.v1.HTTPHeader */
export interface HTTPHeader {
  readonly name: string;
  readonly value: string;
}

/** io.k8s.api.core.v1.HostAlias */
export interface HostAlias {
  readonly hostnames?: readonly string[];
  readonly ip?: string;
}

/** io.k8s.api.core.v1.HostPathVolumeSource */
export interface HostPathVolumeSource {
  readonly path: string;
  readonly type?: string;
}

/** io.k8s.api.networking.v1.IPBlock */
export interface IPBlock {
  readonly cidr: string;
  readonly except?: readonly string[];
}

/** io.k8s.api.core.v1.ISCSIVolumeSource */
export interface ISCSIVolumeSource {
  readonly chapAuthDiscovery?: boolean;
  readonly chapAuthSession?: boolean;
  readonly fsType?: string;
  readonly initiatorName?: string;
  readonly iqn: string;
  readonly iscsiInterface?: string;
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly targetPortal: string;
}

/** io.k8s.api.core.v1.KeyToPath */
export interface KeyToPath {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
}

/** io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelector */
export interface LabelSelector {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: Readonly<Record<string, string>>;
}

/** io.k8s.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement */
export interface LabelSelectorRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

/** io.k8s.api.core.v1.Lifecycle */
export interface Lifecycle {
  readonly postStart?: LifecycleHandler;
  readonly preStop?: LifecycleHandler;
}

/** io.k8s.api.core.v1.LifecycleHandler */
export interface LifecycleHandler {
  readonly exec?: ExecAction;
  readonly httpGet?: HTTPGetAction;
  readonly tcpSocket?: TCPSocketAction;
}

/** io.k8s.api.core.v1.LocalObjectReference */
export interface LocalObjectReference {
  readonly name?: string;
}

/** io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry */
export interface ManagedFieldsEntry {
  readonly apiVersion?: string;
  readonly fieldsType?: string;
  readonly fieldsV1?: unknown;
  readonly manager?: string;
  readonly operation?: string;
  readonly subresource?: string;
  readonly time?: string;
}

/** io.k8s.api.core.v1.NFSVolumeSource */
export interface NFSVolumeSource {
  readonly path: string;
  readonly readOnly?: boolean;
  readonly server: string;
}

/** io.k8s.api.core.v1.NamespaceSpec */
export interface NamespaceSpec {
  readonly finalizers?: readonly string[];
}

/** io.k8s.api.networking.v1.NetworkPolicyEgressRule */
export interface NetworkPolicyEgressRule {
  readonly ports?: readonly NetworkPolicyPort[];
  readonly to?: readonly NetworkPolicyPeer[];
}

/** io.k8s.api.networking.v1.NetworkPolicyIngressRule */
export interface NetworkPolicyIngressRule {
  readonly from?: readonly NetworkPolicyPeer[];
  readonly ports?: readonly NetworkPolicyPort[];
}

/** io.k8s.api.networking.v1.NetworkPolicyPeer */
export interface NetworkPolicyPeer {
  readonly ipBlock?: IPBlock;
  readonly namespaceSelector?: LabelSelector;
  readonly podSelector?: LabelSelector;
}

/** io.k8s.api.networking.v1.NetworkPolicyPort */
export interface NetworkPolicyPort {
  readonly endPort?: number;
  readonly port?: number | string;
  readonly protocol?: string;
}

/** io.k8s.api.networking.v1.NetworkPolicySpec */
export interface NetworkPolicySpec {
  readonly egress?: readonly NetworkPolicyEgressRule[];
  readonly ingress?: readonly NetworkPolicyIngressRule[];
  readonly podSelector: LabelSelector;
  readonly policyTypes?: readonly string[];
}

/** io.k8s.api.core.v1.NodeAffinity */
export interface NodeAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly PreferredSchedulingTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
}

/** io.k8s.api.core.v1.NodeSelector */
export interface NodeSelector {
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
}

/** io.k8s.api.core.v1.NodeSelectorRequirement */
export interface NodeSelectorRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

/** io.k8s.api.core.v1.NodeSelectorTerm */
export interface NodeSelectorTerm {
  readonly matchExpressions?: readonly NodeSelectorRequirement[];
  readonly matchFields?: readonly NodeSelectorRequirement[];
}

/** io.k8s.api.core.v1.ObjectFieldSelector */
export interface ObjectFieldSelector {
  readonly apiVersion?: string;
  readonly fieldPath: string;
}

/** io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta */
export interface ObjectMeta {
  readonly annotations?: Readonly<Record<string, string>>;
  readonly creationTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: readonly string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly managedFields?: readonly ManagedFieldsEntry[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: readonly OwnerReference[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

/** io.k8s.api.core.v1.ObjectReference */
export interface ObjectReference {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
}

/** io.k8s.apimachinery.pkg.apis.meta.v1.OwnerReference */
export interface OwnerReference {
  readonly apiVersion: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

/** io.k8s.api.core.v1.PersistentVolumeClaimSpec */
export interface PersistentVolumeClaimSpec {
  readonly accessModes?: readonly string[];
  readonly dataSource?: TypedLocalObjectReference;
  readonly dataSourceRef?: TypedObjectReference;
  readonly resources?: ResourceRequirements;
  readonly selector?: LabelSelector;
  readonly storageClassName?: string;
  readonly volumeMode?: string;
  readonly volumeName?: string;
}

/** io.k8s.api.core.v1.PersistentVolumeClaimTemplate */
export interface PersistentVolumeClaimTemplate {
  readonly metadata?: ObjectMeta;
  readonly spec: PersistentVolumeClaimSpec;
}

/** io.k8s.api.core.v1.PersistentVolumeClaimVolumeSource */
export interface PersistentVolumeClaimVolumeSource {
  readonly claimName: string;
  readonly readOnly?: boolean;
}

/** io.k8s.api.core.v1.PhotonPersistentDiskVolumeSource */
export interface PhotonPersistentDiskVolumeSource {
  readonly fsType?: string;
  readonly pdID: string;
}

/** io.k8s.api.core.v1.PodAffinity */
export interface PodAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
}

/** io.k8s.api.core.v1.PodAffinityTerm */
export interface PodAffinityTerm {
  readonly labelSelector?: LabelSelector;
  readonly namespaceSelector?: LabelSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
}

/** io.k8s.api.core.v1.PodAntiAffinity */
export interface PodAntiAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
}

/** io.k8s.api.core.v1.PodDNSConfig */
export interface PodDNSConfig {
  readonly nameservers?: readonly string[];
  readonly options?: readonly PodDNSConfigOption[];
  readonly searches?: readonly string[];
}

/** io.k8s.api.core.v1.PodDNSConfigOption */
export interface PodDNSConfigOption {
  readonly name?: string;
  readonly value?: string;
}

/** io.k8s.api.policy.v1.PodDisruptionBudgetSpec */
export interface PodDisruptionBudgetSpec {
  readonly maxUnavailable?: number | string;
  readonly minAvailable?: number | string;
  readonly selector?: LabelSelector;
  readonly unhealthyPodEvictionPolicy?: string;
}

/** io.k8s.api.core.v1.PodOS */
export interface PodOS {
  readonly name: string;
}

/** io.k8s.api.core.v1.PodReadinessGate */
export interface PodReadinessGate {
  readonly conditionType: string;
}

/** io.k8s.api.core.v1.PodResourceClaim */
export interface PodResourceClaim {
  readonly name: string;
  readonly source?: ClaimSource;
}

/** io.k8s.api.core.v1.PodSchedulingGate */
export interface PodSchedulingGate {
  readonly name: string;
}

/** io.k8s.api.core.v1.PodSecurityContext */
export interface PodSecurityContext {
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: SELinuxOptions;
  readonly seccompProfile?: SeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly sysctls?: readonly Sysctl[];
  readonly windowsOptions?: WindowsSecurityContextOptions;
}

/** io.k8s.api.core.v1.PodSpec */
export interface PodSpec {
  readonly activeDeadlineSeconds?: number;
  readonly affinity?: Affinity;
  readonly automountServiceAccountToken?: boolean;
  readonly containers: readonly Container[];
  readonly dnsConfig?: PodDNSConfig;
  readonly dnsPolicy?: string;
  readonly enableServiceLinks?: boolean;
  readonly ephemeralContainers?: readonly EphemeralContainer[];
  readonly hostAliases?: readonly HostAlias[];
  readonly hostIPC?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostUsers?: boolean;
  readonly hostname?: string;
  readonly imagePullSecrets?: readonly LocalObjectReference[];
  readonly initContainers?: readonly Container[];
  readonly nodeName?: string;
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly os?: PodOS;
  readonly overhead?: Readonly<Record<string, number | string>>;
  readonly preemptionPolicy?: string;
  readonly priority?: number;
  readonly priorityClassName?: string;
  readonly readinessGates?: readonly PodReadinessGate[];
  readonly resourceClaims?: readonly PodResourceClaim[];
  readonly restartPolicy?: string;
  readonly runtimeClassName?: string;
  readonly schedulerName?: string;
  readonly schedulingGates?: readonly PodSchedulingGate[];
  readonly securityContext?: PodSecurityContext;
  readonly serviceAccount?: string;
  readonly serviceAccountName?: string;
  readonly setHostnameAsFQDN?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly subdomain?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly tolerations?: readonly Toleration[];
  readonly topologySpreadConstraints?: readonly TopologySpreadConstraint[];
  readonly volumes?: readonly Volume[];
}

/** io.k8s.api.core.v1.PodTemplateSpec */
export interface PodTemplateSpec {
  readonly metadata?: ObjectMeta;
  readonly spec?: PodSpec;
}

/** io.k8s.api.rbac.v1.PolicyRule */
export interface PolicyRule {
  readonly apiGroups?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly resources?: readonly string[];
  readonly verbs: readonly string[];
}

/** io.k8s.api.core.v1.PortworxVolumeSource */
export interface PortworxVolumeSource {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly volumeID: string;
}

/** io.k8s.api.core.v1.PreferredSchedulingTerm */
export interface PreferredSchedulingTerm {
  readonly preference: NodeSelectorTerm;
  readonly weight: number;
}

/** io.k8s.api.core.v1.Probe */
export interface Probe {
  readonly exec?: ExecAction;
  readonly failureThreshold?: number;
  readonly grpc?: GRPCAction;
  readonly httpGet?: HTTPGetAction;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: TCPSocketAction;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
}

/** io.k8s.api.core.v1.ProjectedVolumeSource */
export interface ProjectedVolumeSource {
  readonly defaultMode?: number;
  readonly sources?: readonly VolumeProjection[];
}

/** io.k8s.api.core.v1.QuobyteVolumeSource */
export interface QuobyteVolumeSource {
  readonly group?: string;
  readonly readOnly?: boolean;
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  readonly volume: string;
}

/** io.k8s.api.core.v1.RBDVolumeSource */
export interface RBDVolumeSource {
  readonly fsType?: string;
  readonly image: string;
  readonly keyring?: string;
  readonly monitors: readonly string[];
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly user?: string;
}

/** io.k8s.api.core.v1.ResourceClaim */
export interface ResourceClaim {
  readonly name: string;
}

/** io.k8s.api.core.v1.ResourceFieldSelector */
export interface ResourceFieldSelector {
  readonly containerName?: string;
  readonly divisor?: number | string;
  readonly resource: string;
}

/** io.k8s.api.core.v1.ResourceRequirements */
export interface ResourceRequirements {
  readonly claims?: readonly ResourceClaim[];
  readonly limits?: Readonly<Record<string, number | string>>;
  readonly requests?: Readonly<Record<string, number | string>>;
}

/** io.k8s.api.rbac.v1.RoleRef */
export interface RoleRef {
  readonly apiGroup: string;
  readonly kind: string;
  readonly name: string;
}

/** io.k8s.api.apps.v1.RollingUpdateDeployment */
export interface RollingUpdateDeployment {
  readonly maxSurge?: number | string;
  readonly maxUnavailable?: number | string;
}

/** io.k8s.api.apps.v1.RollingUpdateStatefulSetStrategy */
export interface RollingUpdateStatefulSetStrategy {
  readonly maxUnavailable?: number | string;
  readonly partition?: number;
}

/** io.k8s.api.core.v1.SELinuxOptions */
export interface SELinuxOptions {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
}

/** io.k8s.api.core.v1.ScaleIOVolumeSource */
export interface ScaleIOVolumeSource {
  readonly fsType?: string;
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: LocalObjectReference;
  readonly sslEnabled?: boolean;
  readonly storageMode?: string;
  readonly storagePool?: string;
  readonly system: string;
  readonly volumeName?: string;
}

/** io.k8s.api.core.v1.SeccompProfile */
export interface SeccompProfile {
  readonly localhostProfile?: string;
  readonly type: string;
}

/** io.k8s.api.core.v1.SecretEnvSource */
export interface SecretEnvSource {
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.SecretKeySelector */
export interface SecretKeySelector {
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.SecretProjection */
export interface SecretProjection {
  readonly items?: readonly KeyToPath[];
  readonly name?: string;
  readonly optional?: boolean;
}

/** io.k8s.api.core.v1.SecretVolumeSource */
export interface SecretVolumeSource {
  readonly defaultMode?: number;
  readonly items?: readonly KeyToPath[];
  readonly optional?: boolean;
  readonly secretName?: string;
}

/** io.k8s.api.core.v1.SecurityContext */
export interface SecurityContext {
  readonly allowPrivilegeEscalation?: boolean;
  readonly capabilities?: Capabilities;
  readonly privileged?: boolean;
  readonly procMount?: string;
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: SELinuxOptions;
  readonly seccompProfile?: SeccompProfile;
  readonly windowsOptions?: WindowsSecurityContextOptions;
}

/** io.k8s.api.core.v1.ServiceAccountTokenProjection */
export interface ServiceAccountTokenProjection {
  readonly audience?: string;
  readonly expirationSeconds?: number;
  readonly path: string;
}

/** io.k8s.api.core.v1.ServicePort */
export interface ServicePort {
  readonly appProtocol?: string;
  readonly name?: string;
  readonly nodePort?: number;
  readonly port: number;
  readonly protocol?: string;
  readonly targetPort?: number | string;
}

/** io.k8s.api.core.v1.ServiceSpec */
export interface ServiceSpec {
  readonly allocateLoadBalancerNodePorts?: boolean;
  readonly clusterIP?: string;
  readonly clusterIPs?: readonly string[];
  readonly externalIPs?: readonly string[];
  readonly externalName?: string;
  readonly externalTrafficPolicy?: string;
  readonly healthCheckNodePort?: number;
  readonly internalTrafficPolicy?: string;
  readonly ipFamilies?: readonly string[];
  readonly ipFamilyPolicy?: string;
  readonly loadBalancerClass?: string;
  readonly loadBalancerIP?: string;
  readonly loadBalancerSourceRanges?: readonly string[];
  readonly ports?: readonly ServicePort[];
  readonly publishNotReadyAddresses?: boolean;
  readonly selector?: Readonly<Record<string, string>>;
  readonly sessionAffinity?: string;
  readonly sessionAffinityConfig?: SessionAffinityConfig;
  readonly type?: string;
}

/** io.k8s.api.core.v1.SessionAffinityConfig */
export interface SessionAffinityConfig {
  readonly clientIP?: ClientIPConfig;
}

/** io.k8s.api.apps.v1.StatefulSetOrdinals */
export interface StatefulSetOrdinals {
  readonly start?: number;
}

/** io.k8s.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy */
export interface StatefulSetPersistentVolumeClaimRetentionPolicy {
  readonly whenDeleted?: string;
  readonly whenScaled?: string;
}

/** io.k8s.api.apps.v1.StatefulSetSpec */
export interface StatefulSetSpec {
  readonly minReadySeconds?: number;
  readonly ordinals?: StatefulSetOrdinals;
  readonly persistentVolumeClaimRetentionPolicy?: StatefulSetPersistentVolumeClaimRetentionPolicy;
  readonly podManagementPolicy?: string;
  readonly replicas?: number;
  readonly revisionHistoryLimit?: number;
  readonly selector: LabelSelector;
  readonly serviceName: string;
  readonly template: PodTemplateSpec;
  readonly updateStrategy?: StatefulSetUpdateStrategy;
  readonly volumeClaimTemplates?: readonly PersistentVolumeClaim[];
}

/** io.k8s.api.apps.v1.StatefulSetUpdateStrategy */
export interface StatefulSetUpdateStrategy {
  readonly rollingUpdate?: RollingUpdateStatefulSetStrategy;
  readonly type?: string;
}

/** io.k8s.api.core.v1.StorageOSVolumeSource */
export interface StorageOSVolumeSource {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: LocalObjectReference;
  readonly volumeName?: string;
  readonly volumeNamespace?: string;
}

/** io.k8s.api.rbac.v1.Subject */
export interface Subject {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** io.k8s.api.core.v1.Sysctl */
export interface Sysctl {
  readonly name: string;
  readonly value: string;
}

/** io.k8s.api.core.v1.TCPSocketAction */
export interface TCPSocketAction {
  readonly host?: string;
  readonly port: number | string;
}

/** io.k8s.api.core.v1.Toleration */
export interface Toleration {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
}

/** io.k8s.api.core.v1.TopologySpreadConstraint */
export interface TopologySpreadConstraint {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: string;
  readonly nodeTaintsPolicy?: string;
  readonly topologyKey: string;
  readonly whenUnsatisfiable: string;
}

/** io.k8s.api.core.v1.TypedLocalObjectReference */
export interface TypedLocalObjectReference {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
}

/** io.k8s.api.core.v1.TypedObjectReference */
export interface TypedObjectReference {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** io.k8s.api.core.v1.Volume */
export interface Volume {
  readonly awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  readonly azureDisk?: AzureDiskVolumeSource;
  readonly azureFile?: AzureFileVolumeSource;
  readonly cephfs?: CephFSVolumeSource;
  readonly cinder?: CinderVolumeSource;
  readonly configMap?: ConfigMapVolumeSource;
  readonly csi?: CSIVolumeSource;
  readonly downwardAPI?: DownwardAPIVolumeSource;
  readonly emptyDir?: EmptyDirVolumeSource;
  readonly ephemeral?: EphemeralVolumeSource;
  readonly fc?: FCVolumeSource;
  readonly flexVolume?: FlexVolumeSource;
  readonly flocker?: FlockerVolumeSource;
  readonly gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  readonly gitRepo?: GitRepoVolumeSource;
  readonly glusterfs?: GlusterfsVolumeSource;
  readonly hostPath?: HostPathVolumeSource;
  readonly iscsi?: ISCSIVolumeSource;
  readonly name: string;
  readonly nfs?: NFSVolumeSource;
  readonly persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  readonly photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  readonly portworxVolume?: PortworxVolumeSource;
  readonly projected?: ProjectedVolumeSource;
  readonly quobyte?: QuobyteVolumeSource;
  readonly rbd?: RBDVolumeSource;
  readonly scaleIO?: ScaleIOVolumeSource;
  readonly secret?: SecretVolumeSource;
  readonly storageos?: StorageOSVolumeSource;
  readonly vsphereVolume?: VsphereVirtualDiskVolumeSource;
}

/** io.k8s.api.core.v1.VolumeDevice */
export interface VolumeDevice {
  readonly devicePath: string;
  readonly name: string;
}

/** io.k8s.api.core.v1.VolumeMount */
export interface VolumeMount {
  readonly mountPath: string;
  readonly mountPropagation?: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly subPath?: string;
  readonly subPathExpr?: string;
}

/** io.k8s.api.core.v1.VolumeProjection */
export interface VolumeProjection {
  readonly configMap?: ConfigMapProjection;
  readonly downwardAPI?: DownwardAPIProjection;
  readonly secret?: SecretProjection;
  readonly serviceAccountToken?: ServiceAccountTokenProjection;
}

/** io.k8s.api.core.v1.VsphereVirtualDiskVolumeSource */
export interface VsphereVirtualDiskVolumeSource {
  readonly fsType?: string;
  readonly storagePolicyID?: string;
  readonly storagePolicyName?: string;
  readonly volumePath: string;
}

/** io.k8s.api.core.v1.WeightedPodAffinityTerm */
export interface WeightedPodAffinityTerm {
  readonly podAffinityTerm: PodAffinityTerm;
  readonly weight: number;
}

/** io.k8s.api.core.v1.WindowsSecurityContextOptions */
export interface WindowsSecurityContextOptions {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
}
