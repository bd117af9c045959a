import { apiVersion } from '../../generated/kinds.ts';

type Plain = Readonly<Record<string, unknown>>;

/** An input of a size: as many of each of its parts. */
export type GrowthCase = (size: number) => readonly Plain[];

const own = (kind: string, name: string, spec: Plain, namespace = 'team'): Plain => ({
  apiVersion,
  kind,
  metadata: { name, namespace },
  spec,
});
const other = (version: string, kind: string, name: string, rest: Plain, namespace = 'team'): Plain => ({
  apiVersion: version,
  kind,
  metadata: { name, namespace },
  ...rest,
});
const server = (index: number, more: Plain = {}, namespace?: string): Plain =>
  own(
    'MCPServer',
    `s${index}`,
    { image: 'example.com/a:1', transport: 'streamable-http', mcpPort: 8080, ...more },
    namespace,
  );
const each = (size: number, make: (index: number) => readonly Plain[]): Plain[] =>
  Array.from({ length: size }, (_, index) => make(index)).flat();
const instance = (index: number): Plain => ({ 'app.kubernetes.io/instance': `s${index}` });
const loadBalancer = (selector: Plain): Plain => ({
  spec: { type: 'LoadBalancer', selector, ports: [{ port: 80, targetPort: 8080 }] },
});
const entry = { remoteUrl: 'https://mcp.example.com/mcp', transport: 'streamable-http' };

/** Inputs in which many things meet many others. What reports each match is left out where each matches all: the findings are as many. */
export const growthCases: Readonly<Record<string, GrowthCase>> = {
  'autoscalers of what runs': (size) =>
    each(size, (index) => [
      server(index),
      other('autoscaling/v2', 'HorizontalPodAutoscaler', `h${index}`, {
        spec: {
          maxReplicas: 3,
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: `mcp-s${index}-proxy` },
        },
      }),
    ]),
  'names that are a letter off': (size) =>
    each(size, (index) => [
      server(index, { secrets: [{ name: `weather-api-${index}`, key: 'token' }] }),
      other('v1', 'Secret', `weather-apis-${index}`, { stringData: { token: 'abc' } }),
    ]),
  'autoscalers of nothing': (size) =>
    each(size, (index) => [
      server(index),
      other('keda.sh/v1alpha1', 'ScaledObject', `h${index}`, { spec: { scaleTargetRef: { name: `s${index}` } } }),
      other('apps/v1', 'Deployment', `d${index}`, { spec: {} }),
    ]),
  'load balancers past proxies': (size) =>
    each(size, (index) => [server(index), other('v1', 'Service', `l${index}`, loadBalancer(instance(index)))]),
  'load balancers of namespaces': (size) =>
    each(size, (index) => [
      server(index, {}, `n${index}`),
      other('v1', 'Service', 'l', loadBalancer({ 'app.kubernetes.io/part-of': 'x' }), `n${index}`),
    ]),
  'Services that each select every pod': (size) =>
    each(size, (index) => [
      own('MCPRemoteProxy', `p${index}`, {
        ...entry,
        oidcConfig: { type: 'inline', inline: { issuer: 'https://id.example.com', audience: `a${index}` } },
      }),
      other('v1', 'Service', `l${index}`, {
        spec: {
          selector: { 'app.kubernetes.io/part-of': 'svc' },
          ports: [{ port: 80, targetPort: 'metrics' }],
        },
      }),
    ]),
  'pod templates': (size) =>
    each(size, (index) => [
      server(index, {
        podTemplateSpec: {
          metadata: { labels: { a: 'b' } },
          spec: {
            serviceAccountName: `a${index}`,
            affinity: {
              podAntiAffinity: {
                requiredDuringSchedulingIgnoredDuringExecution: [
                  { topologyKey: 'zone', labelSelector: { matchLabels: instance(index) } },
                ],
              },
            },
            containers: [
              { name: 'mcp', volumeMounts: [{ name: 'v', mountPath: '/v' }] },
              { name: 'side', image: 'example.com/b:1' },
            ],
            volumes: [{ name: 'v', configMap: { name: `c${index}` } }],
          },
        },
      }),
      other('v1', 'ConfigMap', `c${index}`, { data: { a: 'b' } }),
      other('v1', 'ServiceAccount', `a${index}`, {}),
    ]),
  'namespaces with levels': (size) =>
    each(size, (index) => [
      {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: `n${index}`, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
      },
      server(
        index,
        { podTemplateSpec: { spec: { containers: [{ name: 'side', image: 'example.com/b:1' }] } } },
        `n${index}`,
      ),
    ]),
  'ingresses of remote proxies': (size) =>
    each(size, (index) => [
      own('MCPRemoteProxy', `p${index}`, {
        ...entry,
        oidcConfig: { type: 'inline', inline: { issuer: 'https://id.example.com', audience: `a${index}` } },
      }),
      other('networking.k8s.io/v1', 'Ingress', `g${index}`, {
        spec: {
          rules: [
            {
              host: `h${index}.example.com`,
              http: {
                paths: [
                  {
                    path: '/',
                    pathType: 'Prefix',
                    backend: { service: { name: `mcp-p${index}-remote-proxy`, port: { number: 8080 } } },
                  },
                ],
              },
            },
          ],
        },
      }),
    ]),
  'rights, network policies and budgets': (size) =>
    each(size, (index) => [
      server(index, { serviceAccount: `a${index}` }),
      other('v1', 'ServiceAccount', `a${index}`, {}),
      other('rbac.authorization.k8s.io/v1', 'RoleBinding', `b${index}`, {
        subjects: [
          { kind: 'ServiceAccount', name: `a${index}` },
          { kind: 'ServiceAccount', name: `mcp-s${index}` },
        ],
        roleRef: { kind: 'Role', name: `r${index}`, apiGroup: 'rbac.authorization.k8s.io' },
      }),
      other('rbac.authorization.k8s.io/v1', 'Role', `role${index}`, { rules: [] }),
      other('networking.k8s.io/v1', 'NetworkPolicy', `n${index}`, {
        spec: { podSelector: { matchLabels: instance(index) } },
      }),
      other('policy/v1', 'PodDisruptionBudget', `d${index}`, {
        spec: { maxUnavailable: 1, selector: { matchLabels: instance(index) } },
      }),
    ]),
  'groups and gateways': (size) =>
    each(size, (index) => [
      own('MCPGroup', `g${index}`, {}),
      server(index, {
        groupRef: `g${index}`,
        secrets: [{ name: `x${index}`, key: 'k', targetEnvName: 'TOKEN' }],
      }),
      other('v1', 'Secret', `x${index}`, { stringData: { k: 'v' } }),
      own('MCPServerEntry', `e${index}`, { ...entry, groupRef: `g${index}` }),
      own('VirtualMCPServer', `v${index}`, {
        incomingAuth: { type: 'anonymous' },
        config: { groupRef: `g${index}` },
      }),
    ]),
  'members of one group': (size) => [
    own('MCPGroup', 'g', {}),
    own('VirtualMCPServer', 'v', { incomingAuth: { type: 'anonymous' }, config: { groupRef: 'g' } }),
    ...each(size, (index) => [server(index, { groupRef: 'g' })]),
  ],
  configurations: (size) =>
    each(size, (index) => [
      own('MCPOIDCConfig', `o${index}`, { type: 'inline', inline: { issuer: 'https://id.example.com' } }),
      own('MCPExternalAuthConfig', `x${index}`, { type: 'unauthenticated' }),
      own('MCPToolConfig', `t${index}`, { toolsFilter: ['a'] }),
      own('MCPTelemetryConfig', `m${index}`, {
        openTelemetry: { enabled: true, endpoint: 'https://otel.example.com', tracing: { enabled: true } },
      }),
      server(index, {
        oidcConfigRef: { name: `o${index}`, audience: `a${index}` },
        toolConfigRef: { name: `t${index}` },
        telemetryConfigRef: { name: `m${index}` },
        externalAuthConfigRef: { name: `x${index}` },
      }),
    ]),
};
