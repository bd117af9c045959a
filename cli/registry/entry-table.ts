import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { elementsAt, memberAt } from '../../runtime/registry/documents/json-text.ts';
import { membersOf } from '../../runtime/registry/documents/json-value.ts';
import { textTable } from '../client/text-table.ts';

/** One version of an entry, as a list shows it. */
export interface EntryRow {
  /** Servers: the name. Skills: `namespace/name`. */
  readonly name: string;
  readonly version: string;
  readonly status: string;
  readonly description: string;
  readonly publishedAt: string;
  readonly isLatest: boolean;
}

/** A page of a list. */
export interface EntryPage {
  readonly rows: readonly EntryRow[];
  /** Its rows as the server sent them. */
  readonly texts: readonly string[];
  readonly nextCursor?: string;
}

const officialKey = 'io.modelcontextprotocol.registry/official';

/** Reads a page of `{servers: [{server, _meta}], metadata: {nextCursor}}`, or of skills. `body` is the value of `text`. */
export function pageOf(type: EntryType, body: unknown, text: string): EntryPage {
  const key = `${type}s`;
  const { [key]: list, metadata } = membersOf(body);
  const range = memberAt(text, 0, key);
  const { nextCursor } = membersOf(metadata);
  return {
    rows: (Array.isArray(list) ? list : []).map((row: unknown) => rowOf(type, row)),
    texts: range === undefined ? [] : elementsAt(text, range.start).map(({ start, end }) => text.slice(start, end)),
    ...(typeof nextCursor === 'string' && nextCursor !== '' ? { nextCursor } : {}),
  };
}

function rowOf(type: EntryType, row: unknown): EntryRow {
  const { [type]: document, _meta } = membersOf(row);
  const { namespace, name, version, description } = membersOf(document);
  const { status, publishedAt, isLatest } = membersOf(membersOf(_meta)[officialKey]);
  return {
    name: type === 'skill' ? `${textOf(namespace)}/${textOf(name)}` : textOf(name),
    version: textOf(version),
    status: textOf(status),
    description: textOf(description),
    publishedAt: textOf(publishedAt),
    isLatest: isLatest === true,
  };
}

/** Entries with what they do, for people. */
export function entryTable(rows: readonly EntryRow[]): string {
  return textTable(
    ['NAME', 'VERSION', 'STATUS', 'DESCRIPTION'],
    rows.map(({ name, version, status, description }) => [name, version, status, description]),
  );
}

/** Versions of one entry, for people. */
export function versionTable(rows: readonly EntryRow[]): string {
  return textTable(
    ['VERSION', 'STATUS', 'PUBLISHED', ''],
    rows.map(({ version, status, publishedAt, isLatest }) => [version, status, publishedAt, isLatest ? 'latest' : '']),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
