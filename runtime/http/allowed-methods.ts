import type { FastifyInstance } from 'fastify';

/**
 * Remembers the routes that are registered from now on. The function it returns gives the methods that some route takes
 * at an address (its query does not matter), in order; none: no route has such a path.
 */
export function allowedMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const segments = url
      .split('/')
      .map((segment) =>
        segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
      );
    routes.push({ pattern: new RegExp(`^${segments.join('/')}$`, 'u'), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split(/[?#]/);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  };
}
