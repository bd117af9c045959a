import type { Claims } from '../../../generated/types/claims.ts';
import type { Entry, EntryStatus, EntryType, EntryVersion, GrownEntry, KeptVersion } from './entry.ts';
import { newestFirst, placeBehind } from './version-order.ts';

/** Key of what the registry itself says about a version (facts of the official registry, ServerResponse). */
const officialKey = 'io.modelcontextprotocol.registry/official';

/** What lists go by: all of a version but its row. */
export interface VersionHead {
  readonly version: string;
  readonly status: EntryStatus;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly updatedAt: number;
  /** The newest version of its name in its source that is not deleted. */
  readonly isLatest: boolean;
  /** Bytes of the document. */
  readonly bytes: number;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** What a search looks at, in lower case. */
  readonly searchText: string;
}

/** One version, ready to be sent. */
export interface CatalogVersion extends VersionHead {
  /** UTF-8 of the row: `{"server", "_meta"}` or `{"skill", "_meta"}`. Not to be written to. */
  readonly row: Buffer;
  /** sha256 of the document, where it is known. */
  readonly documentHash: string | undefined;
  /** What entity-tags.ts made of the row, once somebody asked. */
  digest: string | undefined;
}

/** A name in a source with all its versions, ready to be sent. Never changed; a change makes a new one. */
export interface CatalogEntry {
  readonly type: EntryType;
  readonly name: string;
  /** Undefined: none. */
  readonly claims: Claims | undefined;
  /** Newest first, deleted ones included; at least one. */
  readonly versions: readonly CatalogVersion[];
  readonly latest: CatalogVersion | undefined;
  /** Bytes of all documents. */
  readonly bytes: number;
}

/** Between the fields that are searched: what holds it is never found, so nothing is found across two fields. */
export const searchSeparator = '\0';

/** Text as a search compares it. */
export function foldForSearch(text: string): string {
  return text.toLowerCase();
}

/** The text that a search looks at. */
export function searchTextOf(...fields: readonly (string | undefined)[]): string {
  return foldForSearch(fields.filter((text) => text !== undefined).join(searchSeparator));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What a row says before its document. */
function opening(type: EntryType): string {
  return `{"${type}":`;
}

/** The end of what a row says of the latest version, and of any other. */
const latestEnd = '"isLatest":true}}}';
const otherEnd = '"isLatest":false}}}';

/** What a row says behind its document. */
function closing(version: Omit<EntryVersion, 'document'>, isLatest: boolean): string {
  const meta = JSON.stringify({
    [officialKey]: {
      status: version.status,
      ...(version.statusMessage === undefined ? {} : { statusMessage: version.statusMessage }),
      statusChangedAt: new Date(version.statusChangedAt).toISOString(),
      publishedAt: new Date(version.publishedAt).toISOString(),
      updatedAt: new Date(version.updatedAt).toISOString(),
      isLatest,
    },
  });
  return `,"_meta":${meta}}`;
}

/** Serializes one version. Its document is a JSON object. */
export function readyVersion(type: EntryType, name: string, version: EntryVersion, isLatest: boolean): CatalogVersion {
  const document = JSON.parse(version.document) as { readonly title?: unknown; readonly description?: unknown };
  const title = textOf(document.title);
  const description = textOf(document.description);
  const [before, after] = [opening(type), closing(version, isLatest)];
  const row = Buffer.from(`${before}${version.document}${after}`);
  return {
    version: version.version,
    status: version.status,
    publishedAt: version.publishedAt,
    updatedAt: version.updatedAt,
    isLatest,
    row,
    bytes: row.length - before.length - Buffer.byteLength(after),
    documentHash: version.documentHash,
    digest: undefined,
    title,
    description,
    searchText: searchTextOf(name, title, description),
  };
}

/** A version whose document is the same as before; the very same object where nothing changed. */
function renewedVersion(
  type: EntryType,
  before: CatalogVersion,
  version: EntryVersion | KeptVersion,
  isLatest: boolean,
): CatalogVersion {
  const end = opening(type).length + before.bytes;
  const after = closing(version, isLatest);
  if (before.row.toString('utf8', end) === after) return before;
  const { status, publishedAt, updatedAt } = version;
  const row = Buffer.concat([before.row.subarray(0, end), Buffer.from(after)]);
  return { ...before, status, publishedAt, updatedAt, isLatest, row, digest: undefined };
}

/** The version that was the latest. */
function supersededVersion(before: CatalogVersion): CatalogVersion {
  const row = Buffer.concat([before.row.subarray(0, -latestEnd.length), Buffer.from(otherEnd)]);
  return { ...before, isLatest: false, row, digest: undefined };
}

/**
 * Makes an entry ready to be sent: each version is serialized once, its document kept byte for byte inside the row. The
 * entry has at least one version, and its documents are JSON objects (the store holds no others). What is the same as `before` is taken
 * from there; so are the documents that are not reported, which have to be in it (`holdsDocuments`).
 */
export function catalogEntry(entry: Entry, claims: Claims | undefined, before?: CatalogEntry): CatalogEntry {
  const { type, name } = entry;
  const known = new Map(before?.versions.map((version) => [version.version, version]));
  const ordered = newestFirst(entry.versions);
  const newest = ordered.find(({ status }) => status !== 'deleted');
  const versions = ordered.map((version) => {
    const isLatest = version === newest;
    const same = known.get(version.version);
    if (same !== undefined && same.documentHash === version.documentHash && same.documentHash !== undefined)
      return renewedVersion(type, same, version, isLatest);
    if (version.document === undefined) throw new Error(`the document of ${name} ${version.version} is not here`);
    return readyVersion(type, name, version, isLatest);
  });
  return entryOf(type, name, claims, versions);
}

/** The entry after versions were added, of which it had none: what was there before is not looked at. */
export function grownEntry(
  { type, name, added }: GrownEntry,
  claims: Claims | undefined,
  before?: CatalogEntry,
): CatalogEntry {
  const versions = [...(before?.versions ?? [])];
  let { latest } = before ?? {};
  for (const version of added) {
    const place = placeBehind(versions, version);
    const lastPlace = latest === undefined ? versions.length : versions.indexOf(latest);
    const isLatest = version.status !== 'deleted' && place <= lastPlace;
    const ready = readyVersion(type, name, version, isLatest);
    if (isLatest) {
      if (latest !== undefined) versions[lastPlace] = supersededVersion(latest);
      latest = ready;
    }
    versions.splice(place, 0, ready);
  }
  return entryOf(type, name, claims, versions);
}

function entryOf(
  type: EntryType,
  name: string,
  claims: Claims | undefined,
  versions: readonly CatalogVersion[],
): CatalogEntry {
  const bytes = versions.reduce((sum, version) => sum + version.bytes, 0);
  return { type, name, claims, versions, latest: versions.find(({ isLatest }) => isLatest), bytes };
}

/** Whether an entry has all the documents that a report of its name leaves out. */
export function holdsDocuments(before: CatalogEntry | undefined, { versions }: Entry): boolean {
  const kept = versions.filter(({ document }) => document === undefined);
  if (kept.length === 0) return true;
  const known = new Map(before?.versions.map(({ version, documentHash }) => [version, documentHash]));
  return kept.every(({ version, documentHash }) => known.get(version) === documentHash);
}
