import semver from 'semver';

/** What the order of versions depends on. */
export interface OrderedVersion {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

const lenient = /^[vV]?0*(\d{1,16})\.0*(\d{1,16})(?:\.0*(\d{1,16}))?(?<rest>[-+].*)?$/s;

/**
 * Reads a version as a semantic one (semver.org 2.0.0) with three liberties: a leading `v`, two numbers instead of three,
 * and zeros in front of a number, as dates have them (`2026.01.15`). Undefined when it is none.
 */
export function readSemanticVersion(version: string): semver.SemVer | undefined {
  const match = lenient.exec(version);
  if (match === null) return undefined;
  const [, major, minor, patch = '0'] = match;
  return semver.parse(`${major}.${minor}.${patch}${match.groups?.['rest'] ?? ''}`) ?? undefined;
}

/** A version with what is read off it once, for many comparisons. */
export interface RankedVersion extends OrderedVersion {
  readonly semantic: semver.SemVer | undefined;
}

export function rankVersion(version: OrderedVersion): RankedVersion {
  return {
    version: version.version,
    publishedAt: version.publishedAt,
    semantic: readSemanticVersion(version.version),
  };
}

/**
 * Newest first, a total order: semantic versions by precedence, before all others; others by the time they were published.
 * What is still equal (`1.0.0` and `v1.0.0`, or one moment): the later published, then by text. Negative when `a` comes first.
 *
 * Semantic ones come first as a group because comparing mixed pairs by time would go round in circles.
 */
export function compareRanked(a: RankedVersion, b: RankedVersion): number {
  if (a.semantic !== undefined && b.semantic !== undefined) {
    const precedence = semver.compare(b.semantic, a.semantic);
    if (precedence !== 0) return precedence;
  } else if (a.semantic !== b.semantic) {
    return a.semantic === undefined ? 1 : -1;
  }
  if (a.publishedAt !== b.publishedAt) return b.publishedAt - a.publishedAt;
  if (a.version === b.version) return 0;
  return a.version < b.version ? 1 : -1;
}

/** Versions newest first (compareRanked), in a new list. */
export function newestFirst<V extends OrderedVersion>(versions: readonly V[]): readonly V[] {
  if (versions.length < 2) return versions;
  return versions
    .map((version) => ({ version, rank: rankVersion(version) }))
    .toSorted((a, b) => compareRanked(a.rank, b.rank))
    .map(({ version }) => version);
}

/** Place in a list that is newest first behind a version, whether or not the version is in it. */
export function placeBehind(versions: readonly OrderedVersion[], version: OrderedVersion): number {
  const key = rankVersion(version);
  let low = 0;
  let high = versions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = versions[middle];
    if (other !== undefined && compareRanked(rankVersion(other), key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
