import type { PermissionProfile } from '../../../generated/types/permission-profile.ts';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import { loadDocument } from '../../../generated/load.ts';
import { readDocument } from '../../endpoint/read-document.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
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
 * Reads the permission profile of a document: `none`, `network` (the default) or a file. What it asks for is enforced or refused: a rule
 * that cannot be enforced yet, such as a list of hosts, is never widened (specification 1, `--permission-profile` and `--network`).
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
  const found = networkOf(profile, network?.mode, permissionProfile);
  if (typeof found === 'object') return found;
  const { read = [], write = [], privileged = false } = profile;
  return { network: found, read, write, isPrivileged: privileged };
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

/** The network of a container, or why what the profile says cannot be enforced. */
function networkOf(profile: PermissionProfile, flag: string | undefined, name: string): string | RefusedStart {
  const { mode, outbound, inbound } = profile.network ?? {};
  const quoted = JSON.stringify(name);
  const lists = [
    ...((outbound?.allowHost ?? []).length > 0 ? ['outbound.allowHost'] : []),
    ...((outbound?.allowPort ?? []).length > 0 ? ['outbound.allowPort'] : []),
  ];
  if ((inbound?.allowHost ?? []).length > 0)
    return {
      problem: `the permission profile ${quoted} sets network.inbound.allowHost, which cannot be enforced yet`,
      hint: 'remove it: the server is reached through the proxy on this machine only',
    };
  if (outbound?.insecureAllowAll === true) return flag ?? (mode === undefined || mode === '' ? usualNetwork : mode);
  if (lists.length > 0)
    return {
      problem: `the permission profile ${quoted} sets network.${lists.join(' and network.')}, which cannot be enforced yet`,
      hint: 'remove the list to forbid the network, or set network.outbound.insecureAllowAll to allow all of it',
    };
  const asked = flag ?? mode;
  if (asked !== undefined && asked !== '' && asked !== 'none')
    return {
      problem: `the network ${JSON.stringify(asked)} is asked for, and the permission profile ${quoted} allows no network`,
      hint: 'leave out the network, or choose --permission-profile network',
    };
  return 'none';
}
