import { setTimeout as sleep } from 'node:timers/promises';
import { postModern, type RawAnswer } from '../support/mcp/raw-client.ts';
import { listAt, textAt } from '../support/plain-walk.ts';

/** The text of the first content of an answer, which may come as a stream; else the answer. */
export async function textOf(answer: RawAnswer): Promise<unknown> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const message = isStream ? await answer.nextMessage() : await answer.message();
  return listAt(message, 'result', 'content')[0]?.['text'] ?? message;
}

/** Calls a tool by way of `call_tool`, as a client that can ask its user. `more`: further parameters of the call. */
export async function bySearch(
  place: URL,
  headers: Record<string, string>,
  name: string,
  given: object,
  more: object = {},
): Promise<unknown> {
  const meta = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } };
  const params = { name: 'call_tool', arguments: { tool_name: name, parameters: given }, ...more };
  return (await postModern(place, 'tools/call', params, { headers, meta })).message();
}

/** The names that `find_tool` gives, once the servers of the gateway at a place have answered it. Throws where they do not. */
export async function foundTools(place: URL, headers: Record<string, string>): Promise<readonly string[]> {
  const params = { name: 'find_tool', arguments: { tool_description: 'find issues', tool_keywords: ['query'] } };
  let names: readonly string[] = [];
  for (let round = 0; round < 180; round++) {
    const answer = await (await postModern(place, 'tools/call', params, { headers })).message();
    names = listAt(answer, 'result', 'structuredContent', 'tools').map((tool) => textAt(tool, 'name'));
    if (['tracker_find_issues', 'search_query'].every((name) => names.includes(name))) return names;
    await sleep(500);
  }
  throw new Error(`the gateway finds only ${names.join(', ')}`);
}
