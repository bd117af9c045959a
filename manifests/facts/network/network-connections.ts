import { foreignLabels, podsOfOwner, type EmittedPods } from '../pods/emitted-pods.ts';
import { exposedServices } from './exposed-services.ts';
import { serviceBehind, servicesOf, type GeneratedService } from './generated-services.ts';
import { backendSource, membersOf, type GroupMember } from '../gateways/group-members.ts';
import { serviceOfHost } from './host-services.ts';
import { LabelIndex } from '../pods/label-index.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { End, ListenedPort } from './network-policies.ts';
import { computedOnce } from '../facts-of.ts';
import type { AnyResource, ForeignObject, Resource } from '../../program/resource.ts';
import { storesOf } from './store-addresses.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { backendPort } from '../../objects/layout.ts';

/** Pods that connect to others, or that others connect to. The same pods are the same object. */
export interface ConnectedPods extends End {
  /** For a sentence: `the proxy of MCPServer "wiki"`. */
  readonly title: string;
}

/** A connection that programs of an input make, over TCP. */
export interface NetworkConnection {
  /** Undefined where callers may be anywhere, in the cluster or outside. */
  readonly from: ConnectedPods | undefined;
  /** Who calls, for a sentence. */
  readonly caller: string;
  /** Undefined for the API server, whose address nobody knows here. */
  readonly to: ConnectedPods | undefined;
  readonly port: ListenedPort | undefined;
  /** Whether a NetworkPolicy that is generated lets it in. */
  readonly isAdmitted: boolean;
  /** Whether the caller asks for a name first. */
  readonly isNamed: boolean;
}

/** The connections that the generated programs make inside of a cluster, and those that lead into it, as far as the input tells. */
export async function networkConnections(program: LinkedProgram): Promise<readonly NetworkConnection[]> {
  const connections: NetworkConnection[] = [];
  for (const resource of program.resources) {
    connections.push(...connectionsFromRoutes(resource, program), ...ofResource(resource, program));
    connections.push(...(await toStores(resource, program)));
  }
  return connections;
}

function ofResource(resource: AnyResource, program: LinkedProgram): NetworkConnection[] {
  switch (resource.kind) {
    case 'MCPServer':
      return behindProxy(resource, program);
    case 'MCPRemoteProxy':
      return toUrl(frontOf(resource, program), resource.resource.spec.remoteUrl, program);
    case 'VirtualMCPServer':
      return ofGateway(resource, program);
    default:
      return [];
  }
}

/** What a proxy has behind it: its server, or the API server that attaches it to one over stdio. */
function behindProxy(server: Resource<'MCPServer'>, program: LinkedProgram): NetworkConnection[] {
  const { spec } = server.resource;
  const proxy = frontOf(server, program);
  if (proxy === undefined) return [];
  if (spec.transport === 'stdio') return [toApi(proxy)];
  const backend = podsOfOwner(program, server).find(({ component }) => component === 'backend');
  if (backend === undefined) return [];
  const port = { number: backendPort(spec), name: undefined };
  return [{ ...between(proxy, connected(program, backend), port), isAdmitted: true }];
}

function ofGateway(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): NetworkConnection[] {
  const gateway = frontOf(server, program);
  if (gateway === undefined) return [];
  const { config, embeddingServerRef } = server.resource.spec;
  const isInline = backendSource(server) === 'inline';
  // An entry of the list may say another address for a member.
  const own = new Map((isInline ? (config?.backends ?? []) : []).map(({ name, url }) => [name, url]));
  const members = membersOf(program, { name: config?.groupRef ?? '', namespace: server.namespace });
  const embedding =
    embeddingServerRef === undefined ? undefined : program.find('EmbeddingServer', server, embeddingServerRef.name);
  return [
    ...(isInline ? [] : [toApi(gateway)]),
    ...[...own.values()].flatMap((url) => toUrl(gateway, url, program)),
    ...members.filter(({ name }) => !own.has(name)).flatMap((member) => toMember(gateway, member, program)),
    ...(embedding === undefined ? [] : servicesOf(embedding).flatMap((one) => toService(gateway, one, program))),
  ];
}

/** A server or proxy is reached by its Service, an entry by its address. */
function toMember(from: ConnectedPods, member: GroupMember, program: LinkedProgram): NetworkConnection[] {
  if (member.kind === 'MCPServerEntry') return toUrl(from, member.resource.spec.remoteUrl, program);
  return servicesOf(member)
    .filter(({ isBehindProxy }) => !isBehindProxy)
    .flatMap((service) => toService(from, service, program));
}

/** Redis, databases and sentinels, where they are in the input too. */
async function toStores(resource: AnyResource, program: LinkedProgram): Promise<NetworkConnection[]> {
  const from = frontOf(resource, program);
  if (from === undefined) return [];
  return (await storesOf(resource, program)).flatMap(({ host, port }) => toStore(from, host, port, program));
}

/** Connections to a Service that is generated, by its address. Others are outside, or are not read. */
function toUrl(from: ConnectedPods | undefined, url: string, program: LinkedProgram): NetworkConnection[] {
  const found = serviceBehind(url, from?.namespace, program);
  // A wrong port, and an address past a proxy, have findings of their own.
  if (from === undefined || found === undefined || found.port !== found.service.port || found.service.isBehindProxy)
    return [];
  return toService(from, found.service, program);
}

function toService(
  from: ConnectedPods,
  { owner, port }: GeneratedService,
  program: LinkedProgram,
): NetworkConnection[] {
  const to = frontOf(owner, program);
  return to === undefined ? [] : [between(from, to, { number: port, name: nameOfPort(owner) })];
}

/** Connections to the pods of a Service of the input, where these are in the input too. */
function toStore(from: ConnectedPods, host: string, asked: number, program: LinkedProgram): NetworkConnection[] {
  const service = serviceOfHost(host, from, program);
  const spec = propertyOf(service?.object, 'spec');
  const selector = propertyOf(spec, 'selector');
  if (service === undefined || propertyOf(spec, 'type') === 'ExternalName') return [];
  if (valuesAt(selector, ['*']).length === 0) return [];
  const [pods, ...others] = foreignPods(program).select(service.namespace, { matchLabels: selector });
  if (pods === undefined || others.length > 0 || pods.namespace !== service.namespace) return [];
  const isHeadless = propertyOf(spec, 'clusterIP') === 'None';
  const port = valuesAt(spec, ['ports', '*']).find(({ value }) => propertyOf(value, 'port') === asked)?.value;
  const target = isHeadless ? asked : (propertyOf(port, 'targetPort') ?? asked);
  const [number, name] = typeof target === 'number' ? [target, undefined] : [undefined, shownValue(target)];
  return [between(from, pods, { number, name })];
}

/** What leads from outside of the cluster to the Service of a resource. */
function connectionsFromRoutes(resource: AnyResource, program: LinkedProgram): NetworkConnection[] {
  const to = frontOf(resource, program);
  if (to === undefined) return [];
  return servicesOf(resource).flatMap(({ name, port, isBehindProxy }): NetworkConnection[] => {
    const caller = exposedServices(program).get(JSON.stringify([resource.namespace, name]));
    if (caller === undefined || isBehindProxy) return [];
    const listened = { number: port, name: nameOfPort(resource) };
    return [{ from: undefined, caller, to, port: listened, isAdmitted: false, isNamed: false }];
  });
}

function between(from: ConnectedPods, to: ConnectedPods, port: ListenedPort): NetworkConnection {
  return { from, caller: from.title, to, port, isAdmitted: false, isNamed: true };
}

function toApi(from: ConnectedPods): NetworkConnection {
  return { from, caller: from.title, to: undefined, port: undefined, isAdmitted: false, isNamed: false };
}

/** The name of the port that callers ask; containers of the author may have one of the same number under another name. */
function nameOfPort({ kind, authored }: AnyResource): string | undefined {
  const isOurs =
    kind === 'MCPServer' || kind === 'MCPRemoteProxy' || propertyOf(authored.spec, 'podTemplateSpec') === undefined;
  return isOurs ? 'http' : undefined;
}

/** The pods that callers of a resource reach. */
function frontOf(owner: AnyResource, program: LinkedProgram): ConnectedPods | undefined {
  const pods = podsOfOwner(program, owner).find(({ component }) => component !== 'backend');
  return pods === undefined ? undefined : connected(program, pods);
}

function connected(program: LinkedProgram, pods: EmittedPods): ConnectedPods {
  const known = ends(program);
  const { owner, component, labels } = pods;
  const title = `${owner.kind} "${owner.name}"`;
  const made = known.get(pods) ?? {
    title: component === 'proxy' && owner.kind === 'MCPServer' ? `the proxy of ${title}` : title,
    namespace: owner.namespace,
    labels,
  };
  known.set(pods, made);
  return made;
}

/** Filled while pods are asked for. */
const ends = computedOnce<LinkedProgram, Map<EmittedPods, ConnectedPods>>(() => new Map());

const foreignPods = computedOnce(
  ({ foreign }: Pick<LinkedProgram, 'foreign'>) =>
    new LabelIndex<ConnectedPods>(
      foreign.flatMap((object) =>
        foreignLabels(object).map((labels) => ({ title: titleOf(object), namespace: object.namespace, labels })),
      ),
    ),
);

function titleOf({ kind, name }: ForeignObject): string {
  return `${kind} "${name}"`;
}
