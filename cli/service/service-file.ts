import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { project } from '../../generated/project.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import type { ServiceParts } from './service-parts.ts';
import type { Terminal } from '../output/terminal.ts';
import { launchdAgent } from './launchd-agent.ts';
import { systemdUnit } from './systemd-unit.ts';

/** What starts programs of a person at their sign-in, or when the machine starts. */
export type ServiceManager = 'systemd' | 'launchd';

/** A file that makes a service manager start the workloads. */
export interface ServiceFile {
  readonly path: string;
  readonly content: string;
  /** A symbolic link to it, which turns it on; undefined where the file alone does. */
  readonly link: string | undefined;
}

/** Paths that count from the folder of the person. A service manager starts programs elsewhere. */
const paths = [`${project.environmentPrefix}SECRETS_DIR`, `${project.environmentPrefix}SECRETS_KEY_FILE`];

/** Settings of the machine that a workload needs after a restart too. Secrets are not among them; a command that prints one is. */
const passedOn = [
  'PATH',
  'XDG_CONFIG_HOME',
  'XDG_STATE_HOME',
  'XDG_CACHE_HOME',
  'XDG_DATA_HOME',
  'DOCKER_HOST',
  'DOCKER_CONTEXT',
  ...paths,
  `${project.environmentPrefix}SECRETS_PASSWORD_COMMAND`,
  `${project.environmentPrefix}LOG_LEVEL`,
];

/** The service manager of this system; undefined where there is none that is known. */
export function usualManager(platform: NodeJS.Platform = process.platform): ServiceManager | undefined {
  if (platform === 'darwin') return 'launchd';
  return platform === 'linux' ? 'systemd' : undefined;
}

/**
 * The file for a service manager. It runs `svc start --resume` with the settings that this command has now. Refused where a path or a setting
 * has a character that such a file cannot hold.
 */
export function serviceFile(
  manager: ServiceManager,
  { environment, cwd }: Pick<Terminal, 'environment' | 'cwd'>,
  launcher: string,
  program = process.execPath,
): ServiceFile | RefusedStart {
  const set = passedOn.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === ''
      ? []
      : [[name, paths.includes(name) ? resolve(cwd, value) : value] as const];
  });
  const parts: ServiceParts = {
    command: [program, launcher, 'start', '--resume'],
    environment: Object.fromEntries(set),
  };
  const bad = [...parts.command, ...set.map(([, value]) => value)].find((text) => /[\p{Cc}\u2028\u2029]/u.test(text));
  if (bad !== undefined)
    return {
      problem: `${JSON.stringify(bad.slice(0, 200))} has a control character, which no service file holds`,
      hint: `the settings that are passed on are ${passedOn.join(', ')}`,
    };
  const home = environment['HOME'] ?? '';
  const base = home === '' ? homedir() : home;
  if (manager === 'systemd' && /["'\\]/.test(program))
    return {
      problem: `systemd starts no program with quotes or backslashes in its path: ${program}`,
      hint: 'install Node in another folder',
    };
  if (manager === 'launchd') {
    const label = `${project.group}.workloads`;
    const path = join(base, 'Library/LaunchAgents', `${label}.plist`);
    return { path, content: launchdAgent(label, parts), link: undefined };
  }
  const named = environment['XDG_CONFIG_HOME'];
  const config = named !== undefined && isAbsolute(named) ? named : join(base, '.config');
  const folder = join(config, 'systemd/user');
  const name = 'svc-workloads.service';
  return {
    path: join(folder, name),
    content: systemdUnit(parts),
    link: join(folder, 'default.target.wants', name),
  };
}
