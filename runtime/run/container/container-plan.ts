import { isIP } from 'node:net';
import { project } from '../../../generated/project.ts';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { ContainerSpec, Limits, Mount, PublishedPort } from '../engine/container-engine.ts';
import type { FoundImage } from './get-image.ts';
import type { Overlay } from './overlays.ts';
import type { Permissions } from './permissions.ts';
import { entrypointWithSecrets, unusableNames } from './secret-line.ts';

/** What a container gets unless somebody allows it more. */
export const limits: Limits = { memory: 1_073_741_824, processes: 256, processors: 2 };

/** A user of no machine. */
const nobody = '65532:65532';
/** The port of a server over HTTP that neither the document nor its image names. */
const usualPort = 8080;

/** Labels of a container that `svc run` has started, by which it is found again. */
export function ownLabels(name: string): Readonly<Record<string, string>> {
  return { [`${project.group}/managed-by`]: 'svc-run', [`${project.group}/workload`]: name };
}

/** The label of the containers of one supervised workload, whatever others are called. */
export function instanceLabel(instance: string): Readonly<Record<string, string>> {
  return { [`${project.group}/instance`]: instance };
}

/** The name of the container of a workload. */
export function containerName(name: string): string {
  return `svc-${name}`;
}

/** What a container is made of, beside its document. */
export interface ContainerParts {
  readonly image: FoundImage;
  readonly permissions: Permissions;
  readonly mounts: readonly Mount[];
  /** What of the mounts the server does not see. */
  readonly hidden: readonly Overlay[];
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** `uid:gid` of the person; undefined where the system has none, or it is the administrator. */
  readonly person: string | undefined;
  /** A port of this machine that is free. */
  readonly freePort: number;
  /** Id of a supervised workload. */
  readonly instance?: string | undefined;
}

/** A container that serves HTTP is called at an address. */
export interface ContainerPlan {
  readonly spec: ContainerSpec;
  readonly transport: 'stdio' | 'sse' | 'streamable-http';
  readonly address: { readonly host: string; readonly port: number } | undefined;
}

/** Decides what container a document and an image make. */
export function containerPlan(config: RunConfigWithDefaults, parts: ContainerParts): ContainerPlan | RefusedStart {
  const { image, permissions, mounts, variables, secrets } = parts;
  const { name = 'workload', args = [], labels = {}, publish = [], targetHost, targetPort } = config;
  const usual = targetPort !== undefined || image.ports.length > 0 ? 'streamable-http' : 'stdio';
  const transport = config.transport ?? usual;
  const own = Object.keys(labels).find((key) => key.startsWith(`${project.group}/`));
  if (own !== undefined)
    return {
      problem: `the label ${own} is one of svc's own`,
      hint: `choose a key that does not begin with ${project.group}/`,
    };
  const bad = unusableNames(secrets);
  if (bad.length > 0)
    return {
      problem: `${bad.join(', ')} cannot be the variable of a secret`,
      hint: 'use letters, digits and _, beginning with a letter',
    };
  const isHttp = transport !== 'stdio';
  const containerPort = targetPort ?? image.ports[0] ?? usualPort;
  if (isHttp && targetPort === undefined && image.ports.length > 1)
    return {
      problem: `the image declares several ports: ${image.ports.join(', ')}`,
      hint: 'name the one of its MCP server with targetPort (--target-port)',
    };
  const host = targetHost === 'localhost' ? '127.0.0.1' : targetHost;
  if (isHttp && isIP(host) === 0)
    return {
      problem: `the port of a container is opened at an address, and targetHost is ${JSON.stringify(targetHost)}`,
      hint: 'leave it out for 127.0.0.1, or name an address of this machine',
    };
  if (isHttp && permissions.network === 'none')
    return {
      problem: `a server over ${transport} is reached over a network, and the permissions allow none`,
      hint: 'choose --transport stdio where the server can, or --permission-profile network',
    };
  const isOnHost = permissions.network === 'host';
  const [address] = isHttp ? [{ host, port: isOnHost ? containerPort : parts.freePort }] : [undefined];
  const ports = isOnHost || permissions.network === 'none' ? [] : portsOf(publish, address, containerPort);
  if (ports.length === 0 && publish.length > 0)
    return {
      problem: `ports cannot be published on the network ${permissions.network}`,
      hint: 'leave out publish, or choose another network',
    };
  const taken = new Set<number>();
  for (const { port } of ports) {
    if (taken.has(port)) return { problem: `port ${port} is published twice`, hint: 'choose another port' };
    taken.add(port);
  }
  return {
    transport,
    address,
    spec: {
      name: containerName(name),
      image: image.reference,
      ...programOf(image, args, secrets),
      environment: {
        ...(image.variables.has('HOME') ? {} : { HOME: '/tmp' }),
        ...variables,
        MCP_TRANSPORT: transport,
        ...(isHttp
          ? {
              MCP_PORT: String(containerPort),
              FASTMCP_PORT: String(containerPort),
              MCP_HOST: isOnHost ? host : '0.0.0.0',
            }
          : {}),
      },
      labels: {
        ...labels,
        ...ownLabels(name),
        ...(parts.instance === undefined ? {} : instanceLabel(parts.instance)),
      },
      user: permissions.isPrivileged ? undefined : userOf(image, parts),
      network: permissions.network,
      ports,
      mounts,
      hidden: parts.hidden,
      memoryFolders: mounts.some(({ target }) => target === '/tmp') ? [] : ['/tmp'],
      isPrivileged: permissions.isPrivileged,
      limits,
      hasInput: !isHttp || Object.keys(secrets).length > 0,
    },
  };
}

function programOf(
  { entrypoint, command }: FoundImage,
  args: readonly string[],
  secrets: Readonly<Record<string, string>>,
): Pick<ContainerSpec, 'entrypoint' | 'command'> {
  const given = args.length > 0 ? { command: args } : {};
  if (Object.keys(secrets).length === 0) return given;
  // An entry point in the container's spec discards the command of the image.
  return { entrypoint: entrypointWithSecrets(entrypoint), command: args.length > 0 ? args : command };
}

/**
 * Who a container runs as: whoever its image names, and never the administrator. A container with files of this machine runs as the
 * person whose files they are, with that person's rights to them.
 */
function userOf({ user }: FoundImage, { mounts, person }: ContainerParts): string | undefined {
  const isRoot = user === '' || /^(?:root|0+)(?::|$)/.test(user);
  if (mounts.length > 0) return person ?? (isRoot ? nobody : undefined);
  return isRoot ? nobody : undefined;
}

function portsOf(
  publish: readonly string[],
  address: ContainerPlan['address'],
  containerPort: number,
): PublishedPort[] {
  return [
    ...(address === undefined ? [] : [{ address: address.host, port: address.port, containerPort }]),
    ...publish.map((pair) => {
      const [port = '', there = ''] = pair.split(':', 2);
      return { address: '127.0.0.1', port: Number(port), containerPort: Number(there) };
    }),
  ];
}
