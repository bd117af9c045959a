/** Where the images of a reference are. */
export interface ImageRepository {
  /** Host of the registry, with its port. */
  readonly host: string;
  /** Its address, with `/v2/` and the name of the repository, and a slash at the end. */
  readonly base: URL;
  /** Name of the repository there. */
  readonly name: string;
}

/**
 * The repository of a reference, as engines read it: without a host it is in Docker Hub, and there below `library` without a folder. A registry
 * of this machine is called without TLS.
 */
export function imageRepository(reference: string): ImageRepository {
  const [, path = ''] = /^(.*?)(?:@sha256:[0-9a-f]+)?$/.exec(reference) ?? [];
  const untagged = path.replace(/:[^/:]*$/, '');
  const [first = '', ...rest] = untagged.split('/');
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const named = hasHost ? first : 'docker.io';
  const inside = hasHost ? rest.join('/') : untagged;
  const isHub = named === 'docker.io' || named === 'index.docker.io';
  const host = isHub ? 'registry-1.docker.io' : named;
  const name = isHub && !inside.includes('/') ? `library/${inside}` : inside;
  const scheme = isThisMachine(host) ? 'http' : 'https';
  return { host, name, base: new URL(`/v2/${name}/`, `${scheme}://${host}`) };
}

/** Whether a host with a port is the loopback interface of this machine. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/.test(host);
}
