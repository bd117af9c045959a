import { makeCertificates } from '../support/certificates.ts';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startOtlpCollector, type OtlpCollector } from '../support/otlp-collector.ts';
import { startRedis, type RunningRedis } from '../support/redis.ts';
import { sourcesBelow } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { forwardToLoopback } from './forward-to-loopback.ts';
import { network } from './node-network.ts';
import { startTeamGatewayPlaces, type TeamGatewayPlaces } from './team-gateway.ts';

/** What the team of `examples/team` has beside its resources: an identity provider, Redis and a collector, reached by pods through Services. */
export interface TeamSurroundings {
  readonly provider: RunningOidcProvider;
  readonly collector: OtlpCollector;
  readonly redis: RunningRedis;
  readonly gateway: TeamGatewayPlaces;
  /** Services, Secrets and certificates that the manifests expect. */
  readonly objects: readonly object[];
  /** The example, with the addresses of this machine and its authority. Throws where the example does not have what is replaced. */
  readonly example: string;
  close(): Promise<void>;
}

const password = 'of-redis';

/** The value of the header that the collector wants. */
export const collectorToken = 'Bearer of-the-collector';

/** A server of the team that is reached over HTTP, by two replicas of its proxy. */
export const board = `
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: board }
spec:
  image: registry.example.com/mcp/tracker:2.0.1
  transport: streamable-http
  mcpPort: 9000
  replicas: 2
  oidcConfigRef: { name: company, audience: mcp-board }
  sessionStorage: { provider: redis, address: 'redis:6379', passwordRef: { name: redis, key: password } }
  rateLimiting: { perUser: { maxTokens: 4, refillPeriod: 1h } }
`;

/** Starts them on the node's address, which has to be there. */
export async function startTeamSurroundings(namespace: string): Promise<TeamSurroundings> {
  const host = (service: string): string => `${service}.${namespace}.svc.cluster.local`;
  const tls = makeCertificates(temporaryFolder('svc-team-'), host('login'), host('otel'), host('search'));
  const provider = await startOidcProvider({ tls, host: host('login'), resource: 'mcp-tracker' });
  const collector = await startOtlpCollector(tls, network.node);
  const redis = await startRedis({ password });
  const gateway = await startTeamGatewayPlaces(provider, tls);
  const endForwarding = await forwardToLoopback(redis.port);
  const secret = (name: string, key: string, value: string): object => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace },
    stringData: { [key]: value },
  });
  const exchange: readonly [string, string] = [
    'tokenUrl: https://login.example.com/realms/company/protocol/openid-connect/token',
    `tokenUrl: http://${host('exchange')}:${gateway.exchangePort}/token`,
  ];
  return {
    provider,
    collector,
    redis,
    gateway,
    objects: [
      ...outside(namespace, 'login', provider.port, provider.port),
      ...outside(namespace, 'otel', 4318, collector.port),
      ...outside(namespace, 'redis', 6379, redis.port),
      ...outside(namespace, 'exchange', gateway.exchangePort, gateway.exchangePort),
      ...outside(namespace, 'search', gateway.searchPort, gateway.searchPort),
      secret('oidc-client', 'secret', provider.clients.service.secret),
      secret('redis', 'password', password),
      secret('otel', 'authorization', collectorToken),
      secret('docs', 'api-key', 'the key of the documentation'),
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'company-ca', namespace }, data: { 'ca.crt': tls.ca } },
    ],
    example: exampleWith([
      [
        'issuer: https://login.example.com/realms/company\n',
        `issuer: ${provider.issuer}\n    jwksAllowPrivateIP: true\n    caBundleRef: { configMapRef: { name: company-ca } }\n`,
      ],
      [
        'endpoint: https://otel.example.com:4318\n',
        `endpoint: https://${host('otel')}:4318\n    caBundleRef: { configMapRef: { name: company-ca } }\n`,
      ],
      // Both of the strategies for token exchange.
      ...Array.from({ length: 2 }, () => exchange),
      ['remoteUrl: https://search.example.com/mcp', `remoteUrl: https://${host('search')}:${gateway.searchPort}/mcp`],
    ]),
    async close() {
      await endForwarding();
      await gateway.close();
      await redis.remove();
      await collector.close();
      await provider.stop();
    },
  };
}

/** A Service whose one endpoint is a port of the node: what runs beside the cluster, under a name in it. */
function outside(namespace: string, name: string, port: number, targetPort: number): readonly object[] {
  const metadata = { name, namespace };
  return [
    { apiVersion: 'v1', kind: 'Service', metadata, spec: { ports: [{ name: 'main', port, targetPort }] } },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { ...metadata, labels: { 'kubernetes.io/service-name': name } },
      addressType: 'IPv4',
      endpoints: [{ addresses: [network.node] }],
      ports: [{ name: 'main', port: targetPort }],
    },
  ];
}

function exampleWith(changes: readonly (readonly [from: string, to: string])[]): string {
  let text = sourcesBelow('examples/team')
    .map((source) => source.text)
    .join('---\n');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the example does not have: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}
