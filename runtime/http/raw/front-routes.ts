import type { IncomingMessage, ServerResponse } from 'node:http';

/** The values of the names in braces of a path, as sent. */
export type PathTexts = Readonly<Record<string, string>>;

/** A route that is looked up before those of the framework. */
export interface FrontRoute {
  /** As in an API description: `/mcp`, `/{registry}/v0.1/servers`, or `/mcp/*` for everything below. */
  readonly path: string;
  /** The methods that it takes; other requests go on. Absent: all. */
  readonly methods?: readonly string[];
  /** Leaves paths with percent signs and addresses with a fragment to the framework, which decodes and judges them. */
  readonly isPlain?: boolean;
  readonly serve: (message: IncomingMessage, response: ServerResponse, texts: PathTexts) => void;
}

/** A route with the values that its names have in the path of a request. */
export interface FoundRoute {
  readonly route: FrontRoute;
  readonly texts: PathTexts;
}

interface Pattern {
  readonly route: FrontRoute;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

const noTexts: PathTexts = {};

/** The routes of a server that come before the framework, found by the path of a request. */
export class FrontRoutes {
  private readonly exact = new Map<string, FrontRoute[]>();
  private readonly patterns: Pattern[] = [];

  add(route: FrontRoute): void {
    if (!/[{*]/.test(route.path)) this.exact.set(route.path, [...(this.exact.get(route.path) ?? []), route]);
    else this.patterns.push(patternOf(route));
  }

  /** The route of a request; `url` is its path with its query. The first that was added wins, exact paths before patterns. */
  find(url: string, method: string): FoundRoute | undefined {
    if (this.exact.size === 0 && this.patterns.length === 0) return undefined;
    const fragment = url.indexOf('#');
    const whole = fragment === -1 ? url : url.slice(0, fragment);
    const end = whole.indexOf('?');
    const path = end === -1 ? whole : whole.slice(0, end);
    const isPlain = fragment === -1 && !path.includes('%');
    const takes = ({ methods, isPlain: wantsPlain = false }: FrontRoute): boolean =>
      (methods === undefined || methods.includes(method)) && (isPlain || !wantsPlain);
    const named = this.exact.get(path)?.find(takes);
    if (named !== undefined) return { route: named, texts: noTexts };
    for (const { route, names, expression } of this.patterns) {
      const match = takes(route) ? expression.exec(path) : null;
      if (match === null) continue;
      const texts: Record<string, string> = {};
      for (const [index, name] of names.entries()) texts[name] = match[index + 1] ?? '';
      return { route, texts };
    }
    return undefined;
  }

  /** The methods that the routes of a path take; none: no route has it, or one takes them all. */
  methodsAt(path: string): readonly string[] {
    const exact = this.exact.get(path) ?? [];
    const others = this.patterns.filter(({ expression }) => expression.test(path)).map(({ route }) => route);
    return [...exact, ...others].flatMap(({ methods }) => methods ?? []);
  }
}

/** A path of an API description as an expression for the paths of requests. */
function patternOf(route: FrontRoute): Pattern {
  const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const escaped = route.path.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replace(/\*$/, '.*').replaceAll(/\{[^}]+\}/g, '([^/]+)');
  return { route, names, expression: new RegExp(`^${source}$`, 'u') };
}
