import type { Answer } from '../../http/answer.ts';
import type { RawQuery, RawResult } from '../catalog/raw-entries.ts';
import { invalidCursor } from './registry-errors.ts';

/** Most rows on a page of a manager's list; more are asked for in vain, not refused. */
const largestPage = 1000;

/** What the query of a manager's list asks for. */
export function rawQueryOf({
  cursor,
  limit,
}: {
  readonly cursor: string | undefined;
  readonly limit: number | undefined;
}): RawQuery {
  return { cursor, limit: limit === undefined ? undefined : Math.min(limit, largestPage) };
}

/** The answer with a manager's list. */
export function rawAnswer(result: RawResult): Answer {
  return result.outcome === 'page' ? { status: 200, body: result.body } : invalidCursor({});
}
