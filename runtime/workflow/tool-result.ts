import { isList, type TemplateValue } from '../language/go-template/print-value.ts';
import type { JsonObject } from './workflow-host.ts';

/** What a step makes of the result of a tool. */
export interface ToolResult {
  /** `structuredContent` where there is some, else `content` by name. */
  readonly output: JsonObject;
  /** `content` by name: `text`, `text_1`, `image`, `resource` and so on. */
  readonly content: JsonObject;
  /** What the tool says went wrong, where it failed by itself (`isError`). */
  readonly failure: string | undefined;
}

const longestFailure = 2000;

/** Reads a `CallToolResult` (MCP, tools/call). Blocks that are none are left out. */
export function toolResult(result: JsonObject): ToolResult {
  const blocks = isList(result['content']) ? result['content'].filter(isObject) : [];
  const content = contentByName(blocks);
  const structured = result['structuredContent'];
  const texts = blocks.flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []));
  const said = texts.join('\n').slice(0, longestFailure);
  return {
    output: isObject(structured) ? structured : content,
    content,
    failure: result['isError'] === true ? said || 'it gives no reason' : undefined,
  };
}

/** Each block under a name: its kind, from the second of a kind on with a number (`text`, `text_1`, `image`). */
function contentByName(blocks: readonly JsonObject[]): JsonObject {
  const counts = new Map<string, number>();
  const named: [string, TemplateValue][] = [];
  for (const block of blocks) {
    const { type } = block;
    const kind = type === 'resource_link' ? 'link' : type;
    if (typeof kind !== 'string') continue;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    named.push([count === 0 ? kind : `${kind}_${count}`, contentOf(block)]);
  }
  return Object.fromEntries(named);
}

/** The text of text blocks, the data of images and audio, the resource of resource blocks; links are returned unchanged. */
function contentOf(block: JsonObject): TemplateValue {
  switch (block['type']) {
    case 'text':
      return block['text'];
    case 'image':
    case 'audio':
      return block['data'];
    case 'resource':
      return block['resource'];
    default:
      return block;
  }
}

function isObject(value: TemplateValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
