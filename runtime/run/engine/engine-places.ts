import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { systemCodeOf } from '../../config/system-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a container engine may be, and who says so. */
export interface EnginePlace {
  /** `unix:///run/docker.sock`, or whatever else was written. */
  readonly address: string;
  /** The variable, the context, or the product. */
  readonly from: string;
}

/**
 * Where a container engine may be on this machine, the likeliest first. What a person chose (DOCKER_HOST, CONTAINER_HOST, a context of the
 * docker command) is the only place then: another engine would have other images, networks and rights.
 */
export async function enginePlaces(environment: Environment): Promise<readonly EnginePlace[]> {
  for (const name of ['DOCKER_HOST', 'CONTAINER_HOST']) {
    const address = environment[name];
    if (address !== undefined && address !== '') return [{ address, from: name }];
  }
  const context = await chosenContext(environment);
  return context === undefined ? usualPlaces(environment) : [context];
}

function usualPlaces(environment: Environment): EnginePlace[] {
  const home = environment['HOME'] ?? homedir();
  const runtime = environment['XDG_RUNTIME_DIR'];
  const colima = environment['COLIMA_HOME'] ?? join(home, '.colima');
  const paths: readonly (readonly [from: string, path: string])[] = [
    ['Docker', '/var/run/docker.sock'],
    ...(runtime === undefined ? [] : [['Docker, rootless', join(runtime, 'docker.sock')] as const]),
    ['Docker Desktop', join(home, '.docker/run/docker.sock')],
    ['Docker Desktop', join(home, '.docker/desktop/docker.sock')],
    ['Colima', join(colima, 'default/docker.sock')],
    ['OrbStack', join(home, '.orbstack/run/docker.sock')],
    ['Rancher Desktop', join(home, '.rd/docker.sock')],
    ...(runtime === undefined ? [] : [['Podman', join(runtime, 'podman/podman.sock')] as const]),
    ['Podman', '/run/podman/podman.sock'],
    ['Podman', join(home, '.local/share/containers/podman/machine/podman.sock')],
  ];
  return paths.map(([from, path]) => ({ from, address: `unix://${path}` }));
}

/** The context that the docker command uses; undefined for the default context, which has no file. */
async function chosenContext(environment: Environment): Promise<EnginePlace | undefined> {
  const folder = environment['DOCKER_CONFIG'] ?? join(environment['HOME'] ?? homedir(), '.docker');
  const name = environment['DOCKER_CONTEXT'] ?? stringAt(await jsonOf(join(folder, 'config.json')), ['currentContext']);
  if (name === undefined || name === '' || name === 'default') return undefined;
  const digest = createHash('sha256').update(name).digest('hex');
  const meta = await jsonOf(join(folder, 'contexts/meta', digest, 'meta.json'));
  const address = stringAt(meta, ['Endpoints', 'docker', 'Host']);
  const from = `the context ${JSON.stringify(name)} of docker`;
  return { address: address ?? '', from };
}

/** Undefined where there is no such file, or nothing that can be read as JSON. */
async function jsonOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || systemCodeOf(error) !== undefined) return undefined;
    throw error;
  }
}

function stringAt(value: unknown, path: readonly string[]): string | undefined {
  let found = value;
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'string' ? found : undefined;
}
