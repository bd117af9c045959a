import { createHash, type Hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiSource } from '../../../generated/types/api-source.ts';
import type { OutgoingError } from '../../http/outgoing/outgoing-error.ts';
import type { Outgoing, OutgoingResponse } from '../../http/outgoing/outgoing.ts';
import { inTurns, type Steps } from '../../schedule/steps.ts';
import { apiPageInSteps } from './api-page.ts';
import { readPageValidators, writePageValidators, type PageValidator } from './page-validators.ts';
import type { OfferedVersion, SourceReader, SourceReading } from './source-reader.ts';

/** Bounds of one read: entries a page, pages, entries, bytes a page, and bytes of all pages: they are kept until the end. */
const perPage = 100;
const mostPages = 1000;
const mostEntries = 100_000;
const largestPage = 16 * 1024 * 1024;
const mostBytes = 256 * 1024 * 1024;

/** Attempts for one page; the waits between them double, in milliseconds. */
const attempts = 4;
const firstWait = 500;

/**
 * Reads another registry page by page over the official API (`/v0.1/servers`), with the status and time of each version. A page that fails
 * temporarily is requested again; an incomplete read yields nothing. Where each page had an entity tag, the next read only asks whether all
 * of them are still current (RFC 9110, 13.1.2).
 */
export function apiReader(source: ApiSource, outgoing: Outgoing, timeoutMs: number): SourceReader {
  const base = `${source.endpoint.replace(/\/+$/, '')}/v0.1/servers`;
  const ask = (url: URL, signal: AbortSignal, etag?: string): ReturnType<Outgoing['fetch']> =>
    outgoing.fetch(url, {
      signal,
      timeoutMs,
      maximumBytes: largestPage,
      headers: { accept: 'application/json' },
      ...(etag === undefined ? {} : { ifNoneMatch: etag }),
    });
  const page: AskPage = async (cursor, signal, etag) => {
    const url = new URL(base);
    url.searchParams.set('limit', String(perPage));
    if (cursor !== undefined) url.searchParams.set('cursor', cursor);
    for (let attempt = 1; ; attempt += 1) {
      const result = await ask(url, signal, etag);
      if (result.ok) return result.response;
      if (attempt === attempts || !isPassing(result.error) || signal.aborted) return result.error;
      const asked = (result.error.retryAfterSeconds ?? 0) * 1000;
      try {
        await delay(Math.min(Math.max(asked, firstWait * 2 ** (attempt - 1)), 60_000), undefined, { signal });
      } catch {
        // Only the signal ends the wait early, and the caller looks at it.
        return result.error;
      }
    }
  };
  const said = (error: OutgoingError): string => `${error.message}${adviceOn(error, source.tokenFile)}`;
  return {
    async read({ etag: known = '' }, signal) {
      const first = await askAgain(page, readPageValidators(known), signal);
      if (first === 'unchanged') return { outcome: 'unchanged', etag: known };
      if (first !== undefined && 'kind' in first) return failed(said(first));
      return readPages(page, said, first, signal);
    },
  };
}

/** Asks for the page of a cursor; with an entity tag, for what is no longer called that. */
type AskPage = (
  cursor: string | undefined,
  signal: AbortSignal,
  etag?: string,
) => Promise<OutgoingResponse | OutgoingError>;

/**
 * Asks for the pages of the read before on condition that they changed. One that did ends it, and everything is read anew: pages
 * that were kept are never put together with others that are new. Gives the first page where that is the one that changed.
 */
async function askAgain(
  page: AskPage,
  known: readonly PageValidator[],
  signal: AbortSignal,
): Promise<'unchanged' | OutgoingResponse | OutgoingError | undefined> {
  for (const { cursor, etag } of known) {
    const answer = await page(cursor, signal, etag);
    // A cursor of then may be refused by now; what else is wrong stays so for a read from the beginning.
    if ('kind' in answer) return cursor === undefined || isPassing(answer) ? answer : undefined;
    if (!answer.notModified) return cursor === undefined ? answer : undefined;
  }
  return known.length === 0 ? undefined : 'unchanged';
}

/** Reads all pages, each as it is now. */
async function readPages(
  page: AskPage,
  said: (error: OutgoingError) => string,
  first: OutgoingResponse | undefined,
  signal: AbortSignal,
): Promise<SourceReading> {
  const versions: OfferedVersion[] = [];
  const hash = createHash('sha256');
  const cursors = new Set<string>();
  const pages: { cursor?: string | undefined; etag?: string | undefined }[] = [];
  let cursor: string | undefined;
  let bytes = 0;
  for (let number = 1; number <= mostPages; number += 1) {
    const answer = (number === 1 ? first : undefined) ?? (await page(cursor, signal));
    if ('kind' in answer) return failed(said(answer));
    bytes += answer.body.length;
    if (bytes > mostBytes) return failed(`its pages have more than ${mostBytes} bytes altogether`);
    const read = await inTurns(apiPageInSteps(answer.body));
    if ('problem' in read) return failed(`page ${number}: ${read.problem}`);
    if (versions.length + read.versions.length > mostEntries) return failed(`it has more than ${mostEntries} entries`);
    await inTurns(addTo(versions, hash, read.versions));
    pages.push({ cursor, etag: answer.etag });
    cursor = read.nextCursor;
    if (cursor === undefined) {
      const etag = writePageValidators(pages);
      return { outcome: 'read', versions, contentHash: hash.digest('hex'), ...(etag === undefined ? {} : { etag }) };
    }
    if (cursors.has(cursor)) return failed(`page ${number} leads back to a page that was read`);
    cursors.add(cursor);
  }
  return failed(`it has more than ${mostPages} pages`);
}

function* addTo(versions: OfferedVersion[], hash: Hash, more: readonly OfferedVersion[]): Steps<void> {
  for (const version of more) {
    const { document, status, statusMessage, publishedAt } = version;
    versions.push(version);
    hash.update(JSON.stringify([document, status, statusMessage, publishedAt]));
    yield;
  }
}

/** What to do about an answer that the token decides. Never says the token. */
function adviceOn({ kind, status }: OutgoingError, tokenFile: string | undefined): string {
  if (kind === 'local-file')
    return ' Put the token of the other registry there, alone in one line, or correct api.tokenFile.';
  if (status === 404) return ' Correct api.endpoint: /v0.1/servers is added to it.';
  if (status !== 401 && status !== 403) return '';
  return tokenFile === undefined
    ? ' It asks for a token: write it into a file, and name that in api.tokenFile.'
    : ` It does not accept the token of ${tokenFile}: put one there that may read this registry.`;
}

function isPassing({ kind, status = 0 }: OutgoingError): boolean {
  if (kind === 'http-status') return status === 429 || status >= 500;
  return kind === 'timeout' || kind === 'network' || kind === 'malformed';
}

function failed(message: string): SourceReading {
  return { outcome: 'failed', message };
}
