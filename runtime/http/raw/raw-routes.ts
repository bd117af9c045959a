import type { HttpLimits } from '../limits.ts';
import { rawLimits, type RawLimits } from './raw-limits.ts';
import type { RawRoute } from './raw-route.ts';

/** A route with all its limits. */
export interface MountedRoute extends RawRoute {
  readonly limits: RawLimits;
  /** Whether its limit of the headers is smaller than the one that the server sees to. */
  readonly hasSmallerHeaders: boolean;
  /** Of connections without an exchange of ours. */
  readonly usualIdleTime: number;
}

/** The raw routes of a server, found by the path of a request. */
export class RawRoutes {
  private readonly exact = new Map<string, MountedRoute[]>();
  private readonly patterns: { readonly pattern: RegExp; readonly route: MountedRoute }[] = [];
  private readonly limits: HttpLimits;

  constructor(limits: HttpLimits) {
    this.limits = limits;
  }

  add(route: RawRoute): void {
    const limits = rawLimits(this.limits, route.limits);
    const { headerSize, idleTime } = this.limits;
    const mounted = { ...route, limits, hasSmallerHeaders: limits.headerSize < headerSize, usualIdleTime: idleTime };
    if (!/[{*]/.test(route.path)) this.exact.set(route.path, [...(this.exact.get(route.path) ?? []), mounted]);
    else this.patterns.push({ pattern: patternOf(route.path), route: mounted });
  }

  /** The route of a request: `url` is its path with its query. The first that was added wins, exact paths before patterns. */
  find(url: string, method: string): MountedRoute | undefined {
    const end = url.search(/[?#]/);
    const path = end === -1 ? url : url.slice(0, end);
    const named = this.exact.get(path)?.find((route) => takes(route, method));
    if (named !== undefined || this.patterns.length === 0) return named;
    return this.patterns.find(({ pattern, route }) => takes(route, method) && pattern.test(path))?.route;
  }

  /** The methods that the routes of a path take; none: no route has it, or one takes them all. */
  methodsAt(path: string): readonly string[] {
    const exact = this.exact.get(path) ?? [];
    const others = this.patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route);
    return [...exact, ...others].flatMap(({ methods }) => methods ?? []);
  }
}

function takes({ methods }: MountedRoute, method: string): boolean {
  return methods === undefined || methods.includes(method);
}

/** A path of an API description as an expression for the paths of requests. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\*$/, '.*').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'u');
}
