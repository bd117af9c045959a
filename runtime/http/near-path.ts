/** Nobody types longer paths, or paths of more segments. */
const longest = 300;
const mostSegments = 12;

/** What a program knows of its own paths, for requests with an unknown path. */
export interface PathHelp {
  /** Paths that may have been meant by one, in the words of the program's API: without what is missing, or under another version. */
  readonly meant: (path: string) => readonly string[];
  /** Where all paths are listed, if anywhere. */
  readonly listedAt?: string;
}

/**
 * The path that somebody meant who asked for one that no route answers: without doubled slashes and one at the end, with the slash
 * inside a name encoded, or what `meant` makes of these. Undefined where no such path has a route either. `hasRoute` says whether
 * one answers at a path.
 */
export function nearPath(
  url: string,
  hasRoute: (path: string) => boolean,
  meant: PathHelp['meant'] = () => [],
): string | undefined {
  const [asked = ''] = url.split(/[?#]/);
  if (asked.length > longest) return undefined;
  const plain = asked.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return [plain, ...meant(plain)]
    .flatMap((path) => [path, ...withNames(path)])
    .flatMap((path) => [path, ...meant(path)])
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
