import type { PathHelp } from '../http/near-path.ts';

/** What clients mean who ask at another path than its endpoint. Addresses of metadata are only looked for. */
export function endpointPathHelp(endpointPath: string): PathHelp {
  return { meant: (path) => (path.startsWith('/.well-known') ? [] : [endpointPath]) };
}
