import type { HttpLimits } from '../limits.ts';
import { rawLimits, type RawLimits } from './raw-limits.ts';
import type { RawRouteOptions } from './raw-route-options.ts';

/** A raw route on a server, with all its limits; its handler is apart. */
export interface MountedRoute extends RawRouteOptions {
  readonly limits: RawLimits;
  /** Whether its limit of the headers is smaller than the one that the server enforces. */
  readonly hasSmallerHeaders: boolean;
  /** For connections without an exchange of this route. */
  readonly usualIdleTime: number;
}

/** The route with the limits of the server where it has none of its own. */
export function mountedRoute(route: RawRouteOptions, server: HttpLimits): MountedRoute {
  const limits = rawLimits(server, route.limits);
  const hasSmallerHeaders = limits.headerSize < server.headerSize;
  return { ...route, limits, hasSmallerHeaders, usualIdleTime: server.idleTime };
}
