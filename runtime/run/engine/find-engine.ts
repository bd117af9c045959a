import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { ContainerEngine } from './container-engine.ts';
import { dockerEngine } from './docker-engine.ts';
import { enginePlaces } from './engine-places.ts';
import { pingEngine } from './ping-engine.ts';

/** Milliseconds for an engine to answer. One that starts its machine takes a while. */
const pingTime = 5000;

const hint =
  'install Docker, Podman or Colima and start it, name its socket in DOCKER_HOST, or choose --runtime process for a package (npx://, uvx://, go://)';

/** The first container engine of this machine that answers, or what was tried. */
export async function findEngine(
  environment: Readonly<Record<string, string | undefined>>,
  timeMs = pingTime,
  places = enginePlaces(environment),
): Promise<ContainerEngine | RefusedStart> {
  const tried: string[] = [];
  for (const { address, from } of await places) {
    const path = /^unix:\/\/(\/.*)$/.exec(address)?.[1];
    const elsewhere = 'only sockets of this machine (unix:///…) can be used';
    const problem = path === undefined ? elsewhere : await pingEngine(path, timeMs);
    if (path !== undefined && problem === undefined) return dockerEngine(path);
    tried.push(`${address === '' ? from : `${address} (${from})`}: ${problem}`);
  }
  return { problem: ['no container engine answers; tried', ...tried].join('\n  '), hint };
}
