import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';

/** A Pod Security Standard. */
export type PodSecurityLevel = 'privileged' | 'baseline' | 'restricted';

/** Something in a pod template that a Pod Security Standard refuses. */
export interface PodSecurityExcess {
  readonly what: string;
  /** Where it is, below the template. */
  readonly path: DocumentPath;
  /** The loosest standard that refuses it. */
  readonly refusedBy: 'baseline' | 'restricted';
}

/** The pod that a value is in, as far as it matters for what may be there. */
interface Around {
  /** Minor version of the standard; infinite for the newest. */
  readonly version: number;
  /** Whether the pod has users of its own (`hostUsers: false`), and the version counts that. */
  readonly hasOwnUsers: boolean;
}

/** A field that the standards limit, by its path below the `spec` of a pod, a container, or both. */
interface Limit {
  readonly path: readonly string[];
  readonly what: string;
  readonly refusedBy: (value: unknown, around: Around) => PodSecurityExcess['refusedBy'] | undefined;
}

type Verdict = Limit['refusedBy'];

const isTrue: Verdict = (value) => (value === true ? 'baseline' : undefined);
const isText: Verdict = (value) => (typeof value === 'string' && value !== '' ? 'baseline' : undefined);

/** Refuses all but some texts; an empty one counts as absent. */
function otherThan(...allowed: readonly string[]): Verdict {
  return (value) => (allowed.includes(shownValue(value)) ? undefined : isText(value, newest));
}

const newest: Around = { version: Infinity, hasOwnUsers: false };
/** From this version on, root inside of a pod with users of its own is not root of the node. */
const countsOwnUsers = 35;

/** Capabilities that the baseline standard lets a container add. */
const baselineCapabilities: ReadonlySet<unknown> = new Set([
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
]);

/** Kernel parameters that a pod may set, by the version since which it may. */
const safeSysctls: ReadonlyMap<unknown, number> = new Map([
  ['kernel.shm_rmid_forced', 0],
  ['net.ipv4.ip_local_port_range', 0],
  ['net.ipv4.ip_unprivileged_port_start', 0],
  ['net.ipv4.ping_group_range', 0],
  ['net.ipv4.tcp_syncookies', 0],
  ['net.ipv4.ip_local_reserved_ports', 27],
  ['net.ipv4.tcp_fin_timeout', 29],
  ['net.ipv4.tcp_keepalive_intvl', 29],
  ['net.ipv4.tcp_keepalive_probes', 29],
  ['net.ipv4.tcp_keepalive_time', 29],
  ['net.ipv4.tcp_rmem', 32],
  ['net.ipv4.tcp_wmem', 32],
  ['net.ipv4.tcp_notsent_lowat', 37],
  ['net.ipv4.tcp_slow_start_after_idle', 37],
]);

/** What pods and containers have alike, below `securityContext`. */
const limitsOfBoth: readonly Limit[] = [
  {
    path: ['runAsNonRoot'],
    what: 'running as root',
    refusedBy: (value, { hasOwnUsers }) => (value === false && !hasOwnUsers ? 'restricted' : undefined),
  },
  {
    path: ['runAsUser'],
    what: 'running as user 0',
    refusedBy: (value, { version, hasOwnUsers }) =>
      value === 0 && version >= 23 && !hasOwnUsers ? 'restricted' : undefined,
  },
  {
    path: ['seccompProfile', 'type'],
    what: 'a container without a seccomp profile',
    refusedBy: otherThan('RuntimeDefault', 'Localhost'),
  },
  {
    path: ['appArmorProfile', 'type'],
    what: 'a container without an AppArmor profile',
    refusedBy: otherThan('RuntimeDefault', 'Localhost'),
  },
  {
    path: ['seLinuxOptions', 'type'],
    what: 'an SELinux type of its own',
    refusedBy: (value, { version }) =>
      value === 'container_engine_t' && version >= 31
        ? undefined
        : otherThan('container_t', 'container_init_t', 'container_kvm_t')(value, newest),
  },
  { path: ['seLinuxOptions', 'user'], what: 'an SELinux user of its own', refusedBy: isText },
  { path: ['seLinuxOptions', 'role'], what: 'an SELinux role of its own', refusedBy: isText },
  { path: ['windowsOptions', 'hostProcess'], what: 'a process of the node (hostProcess)', refusedBy: isTrue },
];
const ofBoth = limitsOfBoth.map((limit): Limit => ({ ...limit, path: ['securityContext', ...limit.path] }));

/** The finding about a volume that is a path of the node, wherever it is declared. */
export const hostPathVolume = 'a path of the node (hostPath)';

const ofPod: readonly Limit[] = [
  { path: ['hostNetwork'], what: 'the network of the node (hostNetwork)', refusedBy: isTrue },
  { path: ['hostPID'], what: 'the processes of the node (hostPID)', refusedBy: isTrue },
  { path: ['hostIPC'], what: 'the memory of the node (hostIPC)', refusedBy: isTrue },
  {
    path: ['volumes', '*', 'hostPath'],
    what: hostPathVolume,
    refusedBy: (value) => (value === null ? undefined : 'baseline'),
  },
  {
    path: ['securityContext', 'sysctls', '*', 'name'],
    what: 'a kernel parameter that is not a safe one',
    refusedBy: (value, { version }) => {
      const since = safeSysctls.get(value);
      return since === undefined || version < since ? 'baseline' : undefined;
    },
  },
  ...ofBoth,
];

const ofContainer: readonly Limit[] = [
  { path: ['securityContext', 'privileged'], what: 'a privileged container', refusedBy: isTrue },
  {
    path: ['securityContext', 'allowPrivilegeEscalation'],
    what: 'a container that may gain privileges (allowPrivilegeEscalation)',
    refusedBy: (value) => (value === true ? 'restricted' : undefined),
  },
  {
    path: ['securityContext', 'capabilities', 'add', '*'],
    what: 'a further capability',
    refusedBy: (value, { version }) => {
      if (typeof value !== 'string' || value === 'NET_BIND_SERVICE') return undefined;
      if (!baselineCapabilities.has(value)) return 'baseline';
      return version >= 22 ? 'restricted' : undefined;
    },
  },
  {
    path: ['securityContext', 'procMount'],
    what: 'an unmasked /proc',
    refusedBy: (value, { hasOwnUsers }) =>
      otherThan('Default')(value, newest) === undefined ? undefined : hasOwnUsers ? 'restricted' : 'baseline',
  },
  {
    path: ['ports', '*', 'hostPort'],
    what: 'a port of the node (hostPort)',
    refusedBy: (value) => (typeof value === 'number' && value > 0 ? 'baseline' : undefined),
  },
  ...[
    ['livenessProbe'],
    ['readinessProbe'],
    ['startupProbe'],
    ['lifecycle', 'postStart'],
    ['lifecycle', 'preStop'],
  ].flatMap((at) =>
    ['httpGet', 'tcpSocket'].map((handler): Limit => {
      const refusedBy: Verdict = (value, around) => (around.version < 34 ? undefined : isText(value, around));
      const what = 'a probe or a lifecycle handler of another host';
      return { path: [...at, handler, 'host'], what, refusedBy };
    }),
  ),
  ...ofBoth,
];

/** Lists of containers in a pod. */
export const containerLists: readonly string[] = ['initContainers', 'containers', 'ephemeralContainers'];

/** Annotations by which AppArmor profiles were chosen before there was a field; they count still. */
const appArmorPrefix = 'container.apparmor.security.beta.kubernetes.io/';

/**
 * What a pod template (`metadata`, `spec`) says that a Pod Security Standard refuses, in the order of its parts (Kubernetes, Pod Security
 * Standards). What a template leaves out is not among it. Versions are minor ones; without one the newest counts.
 */
export function podSecurityExcesses(template: unknown, version = Infinity): PodSecurityExcess[] {
  const spec = propertyOf(template, 'spec');
  const hasOwnUsers = version >= countsOwnUsers && propertyOf(spec, 'hostUsers') === false;
  const around: Around = { version, hasOwnUsers };
  const containers = containerLists.flatMap((list) => valuesAt(spec, [list, '*']));
  return [
    ...excessesOfMetadata(propertyOf(template, 'metadata')).map((found) => ({
      ...found,
      path: ['metadata', ...found.path],
    })),
    ...ofPod.flatMap((limit) => beyond(limit, spec, ['spec'], around)),
    ...containers.flatMap(({ value, path }) =>
      ofContainer.flatMap((limit) => beyond(limit, value, ['spec', ...path], around)),
    ),
  ];
}

/** What the metadata of a pod says that a Pod Security Standard refuses; paths are below it. */
export function excessesOfMetadata(metadata: unknown): PodSecurityExcess[] {
  return valuesAt(metadata, ['annotations', '*']).flatMap(({ path, value }): PodSecurityExcess[] => {
    const isAllowed = typeof value !== 'string' || /^(?:$|runtime\/default$|localhost\/)/.test(value);
    if (!String(path.at(-1)).startsWith(appArmorPrefix) || isAllowed) return [];
    return [{ what: 'a container without an AppArmor profile', path, refusedBy: 'baseline' }];
  });
}

function beyond(
  { path, what, refusedBy }: Limit,
  parent: unknown,
  base: DocumentPath,
  around: Around,
): PodSecurityExcess[] {
  return valuesAt(parent, path).flatMap((found) => {
    const level = refusedBy(found.value, around);
    return level === undefined ? [] : [{ what, path: [...base, ...found.path], refusedBy: level }];
  });
}

/** Whether a namespace that enforces a standard refuses what one refuses. */
export function isRefusedBy(enforced: PodSecurityLevel, refusedBy: PodSecurityExcess['refusedBy']): boolean {
  return enforced === 'restricted' || (enforced === 'baseline' && refusedBy === 'baseline');
}
