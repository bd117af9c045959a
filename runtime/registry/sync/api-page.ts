import type { Steps } from '../../schedule/steps.ts';
import type { EntryStatus } from '../catalog/entry.ts';
import { memberAt } from '../documents/json-text.ts';
import type { OfferedVersion } from './source-reader.ts';
import { isJsonObject, jsonValue } from '../documents/json-value.ts';
import { listedJsonInSteps } from '../documents/listed-json.ts';

/** One page of another registry, or why it is none. */
export type ApiPage =
  | { readonly versions: readonly OfferedVersion[]; readonly nextCursor?: string }
  | { readonly problem: string };

const officialKey = 'io.modelcontextprotocol.registry/official';
const statuses: readonly string[] = ['active', 'deprecated', 'deleted'] satisfies EntryStatus[];

/** Most characters of a status message (schemas/api/status-change.json). */
const longestMessage = 500;

/**
 * Reads a page of `GET /v0.1/servers`: `{"servers": [{"server", "_meta"}], "metadata": {"nextCursor"}}`. The text of each
 * server is kept byte for byte; what the other registry says of it (status, publication) goes with it.
 */
export function* apiPageInSteps(page: Buffer): Steps<ApiPage> {
  const read = yield* listedJsonInSteps(page, [], ['servers']);
  if ('problem' in read) return read;
  const { rest, lists } = read;
  if (!isJsonObject(rest)) return { problem: 'the answer is not a JSON object' };
  const [rows] = lists;
  if (rows === undefined) return { problem: 'the answer has no list of servers' };
  const versions: OfferedVersion[] = [];
  for (const row of rows) {
    yield;
    const value = jsonValue(row);
    // A row without a server is left out with its reason, as any entry that is wrong; so is one that was too long to be given whole.
    const { start, end } = (value === undefined ? undefined : memberAt(row, 0, 'server')) ?? {
      start: 0,
      end: row.length,
    };
    versions.push({ type: 'server', document: row.slice(start, end), ...officialOf(value) });
  }
  const { metadata } = rest;
  const nextCursor = isJsonObject(metadata) ? metadata['nextCursor'] : undefined;
  return typeof nextCursor === 'string' && nextCursor !== '' ? { versions, nextCursor } : { versions };
}

function officialOf(row: unknown): Partial<OfferedVersion> {
  const meta = isJsonObject(row) && isJsonObject(row['_meta']) ? row['_meta'][officialKey] : undefined;
  if (!isJsonObject(meta)) return {};
  const { status, statusMessage, publishedAt } = meta;
  const published = typeof publishedAt === 'string' ? Date.parse(publishedAt) : Number.NaN;
  return {
    ...(isStatus(status) ? { status } : {}),
    ...(typeof statusMessage === 'string' ? { statusMessage: storable(statusMessage) } : {}),
    ...(Number.isFinite(published) ? { publishedAt: published } : {}),
  };
}

/** A string that every store accepts: PostgreSQL rejects NUL and lone surrogates. */
function storable(text: string): string {
  return text.slice(0, longestMessage).replaceAll('\0', '').toWellFormed();
}

function isStatus(value: unknown): value is EntryStatus {
  return typeof value === 'string' && statuses.includes(value);
}
