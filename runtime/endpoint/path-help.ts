import type { PathHelp } from '../http/near-path.ts';

/** The path that a client meant when it requests another one than the endpoint; none for paths of metadata, which clients only probe. */
export function endpointPathHelp(endpointPath: string): PathHelp {
  return { meant: (path) => (path.startsWith('/.well-known') ? [] : [endpointPath]) };
}
