import { printable } from '../../runtime/diagnostics/printable-text.ts';
import { objectOf } from '../../runtime/mcp/bridge/capabilities.ts';
import { indentedJson } from '../client/indented-json.ts';

/**
 * The result of a tool for people (MCP, CallToolResult): its structured content as JSON, or else its texts, and a line for each block that
 * is not text. With `json`, the whole result.
 */
export function shownResult(result: Readonly<Record<string, unknown>>, format: 'text' | 'json'): string {
  if (format === 'json') return `${indentedJson(JSON.stringify(result))}\n`;
  const { structuredContent } = result;
  if (structuredContent !== undefined) return `${indentedJson(JSON.stringify(structuredContent))}\n`;
  return textsOf(result)
    .map((text) => `${text}\n`)
    .join('');
}

/** The blocks of a result as texts. */
export function textsOf({ content }: Readonly<Record<string, unknown>>): readonly string[] {
  return (Array.isArray(content) ? content : []).map((block: unknown) => textOf(objectOf(block)));
}

function textOf(block: Readonly<Record<string, unknown>>): string {
  const { type, text, mimeType, data, uri, resource } = block;
  if (type === 'text' && typeof text === 'string') return text.split('\n').map(printable).join('\n');
  const kind = [type, mimeType].filter((each) => typeof each === 'string').join(' ');
  if (typeof data === 'string')
    return printable(`[${kind}: ${Buffer.byteLength(data, 'base64')} bytes; --format json shows them]`);
  const inner = objectOf(resource);
  if (typeof inner['text'] === 'string') return inner['text'].split('\n').map(printable).join('\n');
  const place = typeof uri === 'string' ? uri : inner['uri'];
  return printable(`[${kind}${typeof place === 'string' ? `: ${place}` : ''}]`);
}
