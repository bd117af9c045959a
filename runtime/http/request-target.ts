/**
 * The path and query of a request target, as routes are found by it (RFC 9112, 3.2). Clients of proxies send the whole address, which every
 * server has to take. Undefined for what names no path: `*`, or the host and port of CONNECT.
 */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
  if (rest === undefined) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
