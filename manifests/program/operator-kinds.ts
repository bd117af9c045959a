import type { KindsByScope } from '../../generated/kubernetes/scopes.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

/**
 * Kinds of operators that many clusters have, by API group, from the CustomResourceDefinitions that those operators install: those of
 * the cluster, and those in namespaces.
 */
export const operatorKinds: Readonly<Record<string, KindsByScope>> = openTable({
  // Certificates and secrets
  'cert-manager.io': kinds('ClusterIssuer', 'Certificate CertificateRequest Issuer'),
  'acme.cert-manager.io': kinds('', 'Challenge Order'),
  'policy.cert-manager.io': kinds('CertificateRequestPolicy', ''),
  'trust.cert-manager.io': kinds('Bundle', ''),
  'external-secrets.io': kinds(
    'ClusterExternalSecret ClusterPushSecret ClusterSecretStore',
    'ExternalSecret PushSecret SecretStore',
  ),
  'generators.external-secrets.io': kinds(
    'ClusterGenerator',
    `ACRAccessToken ECRAuthorizationToken Fake GCRAccessToken GithubAccessToken Password
      STSSessionToken UUID VaultDynamicSecret Webhook`,
  ),
  'bitnami.com': kinds('', 'SealedSecret'),
  'secrets-store.csi.x-k8s.io': kinds('', 'SecretProviderClass SecretProviderClassPodStatus'),
  'secrets.hashicorp.com': kinds(
    '',
    `HCPAuth HCPVaultSecretsApp SecretTransformation VaultAuth VaultAuthGlobal
      VaultConnection VaultDynamicSecret VaultPKISecret VaultStaticSecret`,
  ),

  // Scaling and scheduling
  'keda.sh': kinds('ClusterTriggerAuthentication', 'ScaledJob ScaledObject TriggerAuthentication'),
  'autoscaling.k8s.io': kinds('', 'VerticalPodAutoscaler VerticalPodAutoscalerCheckpoint'),
  'karpenter.sh': kinds('NodeClaim NodePool', ''),
  'karpenter.k8s.aws': kinds('EC2NodeClass', ''),
  'kueue.x-k8s.io': kinds(
    'AdmissionCheck ClusterQueue Cohort ResourceFlavor WorkloadPriorityClass',
    'LocalQueue Workload',
  ),
  'nvidia.com': kinds('ClusterPolicy', ''),

  // Ways into the cluster
  'gateway.networking.k8s.io': kinds(
    'GatewayClass',
    `BackendTLSPolicy GRPCRoute Gateway HTTPRoute ListenerSet ReferenceGrant TCPRoute
      TLSRoute UDPRoute`,
  ),
  'gateway.envoyproxy.io': kinds(
    '',
    `Backend BackendTrafficPolicy ClientTrafficPolicy EnvoyExtensionPolicy
      EnvoyPatchPolicy EnvoyProxy HTTPRouteFilter SecurityPolicy`,
  ),
  'networking.istio.io': kinds(
    '',
    `DestinationRule EnvoyFilter Gateway ProxyConfig ServiceEntry Sidecar VirtualService
      WorkloadEntry WorkloadGroup`,
  ),
  'security.istio.io': kinds('', 'AuthorizationPolicy PeerAuthentication RequestAuthentication'),
  'telemetry.istio.io': kinds('', 'Telemetry'),
  'extensions.istio.io': kinds('', 'WasmPlugin'),
  'policy.linkerd.io': kinds(
    '',
    `AuthorizationPolicy HTTPRoute MeshTLSAuthentication NetworkAuthentication Server
      ServerAuthorization`,
  ),
  'linkerd.io': kinds('', 'ServiceProfile'),
  'traefik.io': kinds(
    '',
    `IngressRoute IngressRouteTCP IngressRouteUDP Middleware MiddlewareTCP
      ServersTransport ServersTransportTCP TLSOption TLSStore TraefikService`,
  ),
  'projectcontour.io': kinds('', 'ContourConfiguration ExtensionService HTTPProxy TLSCertificateDelegation'),
  'configuration.konghq.com': kinds(
    'KongClusterPlugin KongLicense KongVault',
    'KongConsumer KongIngress KongPlugin TCPIngress UDPIngress',
  ),
  'elbv2.k8s.aws': kinds('IngressClassParams', 'TargetGroupBinding'),
  'networking.gke.io': kinds('', 'FrontendConfig ManagedCertificate'),
  'cloud.google.com': kinds('', 'BackendConfig'),
  'externaldns.k8s.io': kinds('', 'DNSEndpoint'),
  'serving.knative.dev': kinds('', 'Configuration DomainMapping Revision Route Service'),

  // Networks
  'cilium.io': kinds(
    `CiliumBGPClusterConfig CiliumBGPPeeringPolicy CiliumClusterwideEnvoyConfig
      CiliumClusterwideNetworkPolicy CiliumEgressGatewayPolicy CiliumL2AnnouncementPolicy
      CiliumLoadBalancerIPPool`,
    'CiliumEnvoyConfig CiliumLocalRedirectPolicy CiliumNetworkPolicy',
  ),
  'crd.projectcalico.org': kinds(
    `BGPConfiguration BGPPeer FelixConfiguration GlobalNetworkPolicy GlobalNetworkSet
      IPPool`,
    'NetworkPolicy NetworkSet',
  ),
  'projectcalico.org': kinds(
    `BGPConfiguration BGPPeer FelixConfiguration GlobalNetworkPolicy GlobalNetworkSet
      IPPool`,
    'NetworkPolicy NetworkSet',
  ),
  'policy.networking.k8s.io': kinds('AdminNetworkPolicy BaselineAdminNetworkPolicy', ''),
  'k8s.cni.cncf.io': kinds('', 'NetworkAttachmentDefinition'),
  'metallb.io': kinds('', 'BFDProfile BGPAdvertisement BGPPeer Community IPAddressPool L2Advertisement'),

  // Observability
  'monitoring.coreos.com': kinds(
    '',
    `Alertmanager AlertmanagerConfig PodMonitor Probe Prometheus PrometheusAgent
      PrometheusRule ScrapeConfig ServiceMonitor ThanosRuler`,
  ),
  'opentelemetry.io': kinds('', 'Instrumentation OpAMPBridge OpenTelemetryCollector TargetAllocator'),
  'grafana.integreatly.org': kinds(
    '',
    'Grafana GrafanaAlertRuleGroup GrafanaDashboard GrafanaDatasource GrafanaFolder',
  ),

  // Delivery
  'argoproj.io': kinds(
    'ClusterAnalysisTemplate ClusterWorkflowTemplate',
    `AnalysisRun AnalysisTemplate AppProject Application ApplicationSet CronWorkflow
      EventBus EventSource Experiment Rollout Sensor Workflow WorkflowTemplate`,
  ),
  'kustomize.toolkit.fluxcd.io': kinds('', 'Kustomization'),
  'helm.toolkit.fluxcd.io': kinds('', 'HelmRelease'),
  'source.toolkit.fluxcd.io': kinds('', 'Bucket ExternalArtifact GitRepository HelmChart HelmRepository OCIRepository'),
  'notification.toolkit.fluxcd.io': kinds('', 'Alert Provider Receiver'),
  'image.toolkit.fluxcd.io': kinds('', 'ImagePolicy ImageRepository ImageUpdateAutomation'),
  'tekton.dev': kinds('ClusterTask', 'CustomRun Pipeline PipelineRun StepAction Task TaskRun'),
  'operators.coreos.com': kinds(
    'OLMConfig Operator',
    `CatalogSource ClusterServiceVersion InstallPlan OperatorCondition OperatorGroup
      Subscription`,
  ),
  'pkg.crossplane.io': kinds('Configuration DeploymentRuntimeConfig Function Provider', ''),
  'apiextensions.crossplane.io': kinds('CompositeResourceDefinition Composition', ''),

  // Policies
  'kyverno.io': kinds('ClusterCleanupPolicy ClusterPolicy GlobalContextEntry', 'CleanupPolicy Policy PolicyException'),
  'templates.gatekeeper.sh': kinds('ConstraintTemplate', ''),
  'mutations.gatekeeper.sh': kinds('Assign AssignImage AssignMetadata ModifySet', ''),
  'security.openshift.io': kinds('SecurityContextConstraints', ''),
  'route.openshift.io': kinds('', 'Route'),

  // Data
  'snapshot.storage.k8s.io': kinds('VolumeSnapshotClass VolumeSnapshotContent', 'VolumeSnapshot'),
  'postgresql.cnpg.io': kinds(
    'ClusterImageCatalog',
    'Backup Cluster Database ImageCatalog Pooler Publication ScheduledBackup Subscription',
  ),
  'acid.zalan.do': kinds('', 'OperatorConfiguration PostgresTeam postgresql'),
  'redis.redis.opstreelabs.in': kinds('', 'Redis RedisCluster RedisReplication RedisSentinel'),
  'kafka.strimzi.io': kinds(
    '',
    `Kafka KafkaBridge KafkaConnect KafkaConnector KafkaMirrorMaker2 KafkaNodePool
      KafkaRebalance KafkaTopic KafkaUser`,
  ),
  'rabbitmq.com': kinds('', 'Binding Exchange Queue RabbitmqCluster User Vhost'),
  'elasticsearch.k8s.elastic.co': kinds('', 'Elasticsearch'),
  'k8s.keycloak.org': kinds('', 'Keycloak KeycloakRealmImport'),
  'velero.io': kinds('', 'Backup BackupStorageLocation Restore Schedule VolumeSnapshotLocation'),

  // Several clusters
  'cluster.karmada.io': kinds('Cluster', ''),
  'policy.karmada.io': kinds(
    'ClusterOverridePolicy ClusterPropagationPolicy ClusterTaintPolicy',
    'FederatedResourceQuota OverridePolicy PropagationPolicy',
  ),
  'work.karmada.io': kinds('ClusterResourceBinding', 'ResourceBinding Work'),
  'config.karmada.io': kinds('ResourceInterpreterCustomization ResourceInterpreterWebhookConfiguration', ''),
  'networking.karmada.io': kinds('', 'MultiClusterIngress MultiClusterService'),
  'autoscaling.karmada.io': kinds('', 'CronFederatedHPA FederatedHPA'),
  'apps.karmada.io': kinds('WorkloadRebalancer', ''),
  'remedy.karmada.io': kinds('Remedy', ''),
  'operator.karmada.io': kinds('', 'Karmada'),
  'kpt.dev': kinds('', 'ResourceGroup'),
});

function kinds(cluster: string, namespace: string): KindsByScope {
  return { cluster: listed(cluster), namespace: listed(namespace) };
}

function listed(words: string): readonly string[] {
  return words === '' ? [] : words.split(/\s+/);
}
