import { objectOf } from '../../runtime/mcp/bridge/capabilities.ts';
import type { McpAnswer, McpClient } from './mcp-client.ts';

/** A tool as its server lists it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  /** The first line of its description. */
  readonly summary: string;
  /** Names of its parameters; those that it needs end in `*`. */
  readonly parameters: readonly string[];
  /** All that the server says of it. */
  readonly whole: Readonly<Record<string, unknown>>;
}

/** Pages of a list; a server that gives more gives them without an end. */
const mostPages = 1000;

/** Reads all tools that a server lists to its caller; or what it says instead. */
export async function listTools(
  client: McpClient,
): Promise<readonly ListedTool[] | Exclude<McpAnswer, { kind: 'result' }>> {
  const tools: ListedTool[] = [];
  let cursor: unknown;
  for (let page = 0; page < mostPages; page += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const answer = await client.request({ method: 'tools/list', params });
    if (answer.kind !== 'result') return answer;
    const { tools: listed, nextCursor } = answer.result;
    for (const tool of Array.isArray(listed) ? listed : []) tools.push(toolOf(objectOf(tool)));
    if (typeof nextCursor !== 'string' || nextCursor === cursor) break;
    cursor = nextCursor;
  }
  return tools;
}

function toolOf(whole: Readonly<Record<string, unknown>>): ListedTool {
  const { name, title, description, inputSchema } = whole;
  const { properties, required } = { properties: undefined, required: undefined, ...objectOf(inputSchema) };
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  const text = typeof description === 'string' ? description : '';
  return {
    name: typeof name === 'string' ? name : '',
    title: typeof title === 'string' ? title : '',
    summary: text.split('\n', 1)[0] ?? '',
    parameters: Object.keys(objectOf(properties)).map((each) => (needed.has(each) ? `${each}*` : each)),
    whole,
  };
}
