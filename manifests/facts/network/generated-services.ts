import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import { backendPort, podPorts } from '../../objects/layout.ts';
import { computedOnce } from '../facts-of.ts';

/** A Service that is generated for a resource. */
export interface GeneratedService {
  readonly name: string;
  readonly owner: AnyResource;
  readonly port: number;
  /** Whether only the proxy of the server may connect to it. */
  readonly isBehindProxy: boolean;
}

type Program = Pick<LinkedProgram, 'resources'>;

const byName = computedOnce(
  ({ resources }: Program): ReadonlyMap<string, GeneratedService> =>
    new Map(
      resources.flatMap((owner) =>
        servicesOf(owner).map((service) => [keyOf(owner.namespace, service.name), service] as const),
      ),
    ),
);

/** The Service of a name in a namespace that is generated for a resource of the input. Their names are read once per program. */
export function generatedService(
  program: Program,
  namespace: string | undefined,
  name: string,
): GeneratedService | undefined {
  return byName(program).get(keyOf(namespace, name));
}

/** The generated Service that a URL leads to, asked by a pod of a namespace, and the port that is asked there. */
export function serviceBehind(
  url: string,
  namespace: string | undefined,
  program: Program,
): { readonly service: GeneratedService; readonly port: number } | undefined {
  // Most URLs lead out of the cluster: they are not parsed.
  if (!/^https?:\/\/v?mcp-/i.test(url)) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null) return undefined;
  const { hostname, port, protocol } = parsed;
  const [name = '', at = namespace, ...rest] = hostname.replace(/\.$/, '').split('.');
  if (!['', 'svc', 'svc.cluster.local'].includes(rest.join('.'))) return undefined;
  const service = generatedService(program, at, name);
  const asked = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return service === undefined ? undefined : { service, port: asked };
}

function keyOf(namespace: string | undefined, name: string): string {
  return `${namespace ?? ''}/${name}`;
}

/** The Services that are generated for a resource. */
export function servicesOf(owner: AnyResource): GeneratedService[] {
  const service = (name: string, port: number, isBehindProxy = false): GeneratedService => {
    return { name, owner, port, isBehindProxy };
  };
  switch (owner.kind) {
    case 'MCPServer': {
      const { spec } = owner.resource;
      const proxy = service(objectNames.serverProxy(owner.name), spec.proxyPort);
      return spec.transport === 'stdio'
        ? [proxy]
        : [proxy, service(objectNames.serverBackend(owner.name), backendPort(spec), true)];
    }
    case 'MCPRemoteProxy':
      return [service(objectNames.remoteProxy(owner.name), owner.resource.spec.proxyPort)];
    case 'VirtualMCPServer':
      return [service(objectNames.virtualServer(owner.name), podPorts.gateway)];
    case 'MCPRegistry':
      return [service(objectNames.registry(owner.name), podPorts.registry)];
    case 'EmbeddingServer':
      return [service(objectNames.embedding(owner.name), owner.resource.spec.port)];
    default:
      return [];
  }
}
