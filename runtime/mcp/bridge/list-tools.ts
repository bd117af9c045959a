import { isProblem, type BackendProblem, type Conversation } from '../backend/backend.ts';
import { collect } from '../backend/collect.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import { ownModernRequest } from '../backend/own-client.ts';
import { valueOf, type Envelope } from '../envelope/envelope.ts';
import { objectOf } from './capabilities.ts';

/** Pages of a list that are read, bytes of one page, and milliseconds for it. */
const mostPages = 100;
const pageBytes = 33_554_432;
const listTime = 5000;

/** Reads the list of tools of a server, page by page. The problem where a page does not come; `endless` where there are ever more. */
export async function listToolPages(
  conversation: Conversation,
  headers: OutboundHeaders,
  onPage: (response: Envelope) => void,
): Promise<BackendProblem | 'endless' | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const envelope = ownModernRequest(`svc-tools-${page}`, 'tools/list', params);
    const call = { body: envelope.bytes, envelope, headers, idleMs: listTime };
    const found = await collect((receiver) => conversation.request(call, receiver), pageBytes, listTime);
    if (isProblem(found)) return found;
    onPage(found.envelope);
    const next = objectOf(valueOf(found.envelope, found.envelope.result))['nextCursor'];
    if (typeof next !== 'string' || next === cursor) return undefined;
    cursor = next;
  }
  return 'endless';
}

/** The same tool by tool. */
export function listTools(
  conversation: Conversation,
  headers: OutboundHeaders,
  onTool: (tool: unknown) => void,
): Promise<BackendProblem | 'endless' | undefined> {
  return listToolPages(conversation, headers, (response) => {
    const { tools } = objectOf(valueOf(response, response.result));
    if (Array.isArray(tools)) for (const tool of tools) onTool(tool);
  });
}
