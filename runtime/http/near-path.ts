/** Longer paths, and those of more segments, were not typed by anybody. */
const longest = 300;
const mostSegments = 12;

/**
 * The path that somebody meant who asked for one that no route answers: without doubled slashes and one at the end, with the slash
 * inside a name encoded, under the version of the API that there is, with what has to come before or after. Undefined where no such
 * path has a route either. `hasRoute` says whether one answers at a path.
 */
export function nearPath(url: string, hasRoute: (path: string) => boolean): string | undefined {
  const [asked = ''] = url.split(/[?#]/);
  if (asked.length > longest) return undefined;
  const plain = asked.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const versioned = plain.replace(
    /^(\/[^/]+)?\/v0(\.\d+)?(?=\/)/i,
    (_, first: string | undefined) => `${first ?? '/{registry}'}/v0.1`,
  );
  const candidates = [plain, versioned].flatMap((path) => [path, ...withNames(path)]);
  return candidates
    .flatMap((path) => [path, `${path}/versions/latest`])
    .find((path) => path !== asked && hasRoute(path));
}

/** The path with two neighboring segments as one name, for each two. */
function withNames(path: string): string[] {
  const segments = path.split('/');
  if (segments.length > mostSegments) return [];
  return segments.slice(2).map((segment, index) => {
    const at = index + 1;
    const name = `${segments[at] ?? ''}%2F${segment}`;
    return [...segments.slice(0, at), name, ...segments.slice(at + 2)].join('/');
  });
}
