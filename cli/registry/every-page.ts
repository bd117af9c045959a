import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import type { Ask } from './client.ts';
import { pageOf, type EntryPage } from './entry-table.ts';
import type { RegistryProblem } from './registry-problem.ts';

/** Most pages that are requested: a server whose pages never end is not followed forever. */
const mostPages = 10_000;

/**
 * Asks for a list page by page, `query` with each, and hands on every page as it comes. Returns what the server refused; undefined when all
 * went well.
 */
export async function everyPage(
  ask: Ask,
  path: string,
  type: EntryType,
  query: Readonly<Record<string, string>>,
  onPage: (page: EntryPage) => void,
): Promise<RegistryProblem | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const asked = new URLSearchParams(query);
    if (cursor !== undefined) asked.set('cursor', cursor);
    const text = asked.toString();
    const answer = await ask('GET', text === '' ? path : `${path}?${text}`);
    if (answer.outcome === 'refused') return answer.problem;
    const read = pageOf(type, answer.body, answer.text);
    onPage(read);
    cursor = read.nextCursor;
    if (cursor === undefined) return undefined;
  }
  return undefined;
}
