import type { PermissionProfile } from '../../../generated/types/permission-profile.ts';
import type { RunNetworkConfig } from '../../../generated/types/run-network-config.ts';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import { loadDocument } from '../../../generated/load.ts';
import { readDocument } from '../../endpoint/read-document.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { OutboundRules } from '../../egress/settings.ts';
import { changingFile } from '../../http/changing-file.ts';
import { resolve } from 'node:path';

/** What a container may do, as its profile and the flags say. */
export interface Permissions {
  /** A network of the engine by name, or one of its modes. */
  readonly network: string;
  /** Paths to mount, in the forms of a profile. */
  readonly read: readonly string[];
  readonly write: readonly string[];
  readonly isPrivileged: boolean;
  /** Where connections out are let through one by one. `network` is that of the proxy which does so, then. */
  readonly outbound?: Omit<OutboundRules, 'machine'>;
}

/** Bytes of a profile. */
const largest = 1_048_576;
/** What an engine connects containers to that ask for nothing else. */
const usualNetwork = 'bridge';

const builtIn: Readonly<Record<'none' | 'network', PermissionProfile>> = {
  none: {},
  network: { network: { outbound: { insecureAllowAll: true } } },
};

/**
 * Reads the permission profile of a document: `none`, `network` (the default) or a file. What it asks for is enforced or refused, and never
 * widened (specification 1, `--permission-profile`, `--network` and `--isolate-network`): lists of hosts and ports isolate a container, whether
 * it is asked for or not.
 */
export async function permissionsOf(
  { permissionProfile = 'network', network }: Pick<RunConfigWithDefaults, 'permissionProfile' | 'network'>,
  cwd: string,
): Promise<Permissions | RefusedStart> {
  const profile =
    permissionProfile === 'none' || permissionProfile === 'network'
      ? builtIn[permissionProfile]
      : await profileIn(resolve(cwd, permissionProfile));
  if ('problem' in profile) return profile;
  const found = networkOf(profile, network, permissionProfile);
  if ('problem' in found) return found;
  const { read = [], write = [], privileged = false } = profile;
  if (privileged && (found.outbound !== undefined || found.network === 'none'))
    return {
      problem: `the permission profile ${JSON.stringify(permissionProfile)} is privileged, and such a container leaves every network that isolates it`,
      hint: 'remove privileged, or set network.outbound.insecureAllowAll without lists of hosts and ports and without --isolate-network',
    };
  return { ...found, read, write, isPrivileged: privileged };
}

async function profileIn(path: string): Promise<PermissionProfile | RefusedStart> {
  const hint = 'check the file with svc validate --as permission-profile; the built-in profiles are none and network';
  const reading = await changingFile(path, largest).read();
  if (!reading.ok) return { problem: `the permission profile ${path} cannot be read: ${reading.reason}`, hint };
  const document = await readDocument(path, reading.text, loadDocument['permission-profile']);
  return document.ok
    ? document.authored
    : { problem: `the permission profile cannot be used: ${document.problem}`, hint };
}

/** The network of a container and what it reaches, or why what the profile says cannot be enforced. */
function networkOf(
  profile: PermissionProfile,
  { mode: flag, isolate = false, allowDockerGateway: gateway = false }: RunNetworkConfig = {},
  name: string,
): Pick<Permissions, 'network' | 'outbound'> | RefusedStart {
  const { mode, outbound, inbound } = profile.network ?? {};
  const { insecureAllowAll: allowAll = false, allowHost: hosts = [], allowPort: ports = [] } = outbound ?? {};
  const quoted = JSON.stringify(name);
  const asked = flag ?? (mode === '' ? undefined : mode);
  if ((inbound?.allowHost ?? []).length > 0)
    return {
      problem: `the permission profile ${quoted} sets network.inbound.allowHost, which cannot be enforced yet`,
      hint: 'remove it: the server is reached through the proxy on this machine only',
    };
  const isListed = hosts.length > 0 || ports.length > 0;
  if (!allowAll && !isListed) {
    if (asked === undefined || asked === 'none') return { network: 'none' };
    return {
      problem: `the network ${JSON.stringify(asked)} is asked for, and the permission profile ${quoted} allows no network`,
      hint: 'leave out the network, or choose --permission-profile network',
    };
  }
  if (allowAll && !isolate) return { network: asked ?? usualNetwork };
  if (asked === 'none') return { network: 'none' };
  if (asked === 'host' || asked?.startsWith('container:') === true)
    return {
      problem: `a container on the network ${JSON.stringify(asked)} cannot be isolated, as ${isolate ? '--isolate-network asks' : `the lists of ${quoted} need`}`,
      hint: 'leave out the network, or name one of the engine that the connections leave by',
    };
  return { network: asked ?? usualNetwork, outbound: { allowAll, hosts, ports, gateway } };
}
