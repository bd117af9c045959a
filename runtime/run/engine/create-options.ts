import type { ContainerCreateOptions, MountConfig } from 'dockerode';
import type { ContainerSpec } from './container-engine.ts';

/** Microseconds of processor time are given out a period. */
const period = 100_000;
/** Bytes of one folder in memory. It counts as memory of the container. */
const memoryFolderSize = 268_435_456;

/**
 * What the engine is asked for. Rights are taken away here, for every container: all capabilities, new privileges, the root file system,
 * other networks; logs are not kept, since whoever runs the container reads its streams.
 */
export function createOptions(spec: ContainerSpec): ContainerCreateOptions {
  const { entrypoint, command, user, ports, limits, isPrivileged, hasInput } = spec;
  const containerPorts = [...new Set(ports.map(({ containerPort }) => `${containerPort}/tcp`))];
  return {
    name: spec.name,
    Image: spec.image,
    ...(entrypoint === undefined ? {} : { Entrypoint: [...entrypoint] }),
    ...(command === undefined ? {} : { Cmd: [...command] }),
    ...(user === undefined ? {} : { User: user }),
    Env: Object.entries(spec.environment).map(([name, value]) => `${name}=${value}`),
    Labels: { ...spec.labels },
    Tty: false,
    AttachStdout: true,
    AttachStderr: true,
    AttachStdin: hasInput,
    OpenStdin: hasInput,
    // Whoever writes to it has gone: it reads the end, and stops.
    StdinOnce: hasInput,
    ExposedPorts: Object.fromEntries(containerPorts.map((port) => [port, {}])),
    ...(spec.address === undefined
      ? {}
      : {
          NetworkingConfig: {
            EndpointsConfig: { [spec.network]: { IPAMConfig: { IPv4Address: spec.address } } },
          },
        }),
    HostConfig: {
      ...(isPrivileged
        ? { Privileged: true }
        : { CapDrop: ['ALL'], SecurityOpt: ['no-new-privileges'], ReadonlyRootfs: true }),
      NetworkMode: spec.network,
      ...(spec.nameServer === undefined ? {} : { Dns: [spec.nameServer], DnsSearch: ['.'] }),
      ...(spec.machineName === undefined ? {} : { ExtraHosts: [`${spec.machineName}:host-gateway`] }),
      PortBindings: bindingsOf(spec),
      Mounts: mountsOf(spec),
      Tmpfs: Object.fromEntries(spec.memoryFolders.map((folder) => [folder, memoryOptions(user)])),
      Memory: limits.memory,
      MemorySwap: limits.memory,
      PidsLimit: limits.processes,
      CpuPeriod: period,
      CpuQuota: limits.processors * period,
      Init: true,
      RestartPolicy: { Name: 'no' },
      LogConfig: { Type: 'none', Config: {} },
    },
  };
}

function mountsOf({ mounts, hidden = [] }: ContainerSpec): MountConfig {
  return [
    ...mounts.map(({ source, target, readOnly }) => ({
      Type: 'bind' as const,
      Source: source,
      Target: target,
      ReadOnly: readOnly,
      // What is mounted below a folder would stay writable.
      BindOptions: readOnly
        ? { Propagation: 'rprivate' as const, NonRecursive: true }
        : { Propagation: 'rprivate' as const },
    })),
    ...hidden.map(({ kind, target }) =>
      kind === 'folder'
        ? { Type: 'tmpfs' as const, Source: '', Target: target, ReadOnly: true }
        : { Type: 'bind' as const, Source: '/dev/null', Target: target, ReadOnly: true },
    ),
  ];
}

/** Options of a folder in memory. Where the image has the folder too, its rights are those of the image, and its owner is the one that svc sets. */
function memoryOptions(user: string | undefined): string {
  const { uid, gid } = /^(?<uid>\d+):(?<gid>\d+)$/.exec(user ?? '')?.groups ?? {};
  const owner = uid === undefined || gid === undefined ? '' : `,uid=${uid},gid=${gid}`;
  return `rw,exec,nosuid,nodev,size=${memoryFolderSize},mode=1777${owner}`;
}

function bindingsOf({ ports }: ContainerSpec): Record<string, { HostIp: string; HostPort: string }[]> {
  const bindings: Record<string, { HostIp: string; HostPort: string }[]> = {};
  for (const { address, port, containerPort } of ports)
    (bindings[`${containerPort}/tcp`] ??= []).push({ HostIp: address, HostPort: String(port) });
  return bindings;
}
