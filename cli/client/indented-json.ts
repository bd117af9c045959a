import { printable } from '../../runtime/diagnostics/printable-text.ts';
import { endOfString } from '../../runtime/registry/documents/json-text.ts';

/** Deeper values are indented to this depth: a value at depth one million does not get a million spaces a line. */
const deepestIndent = 64;

/**
 * A valid JSON text with a line for each value, indented by two spaces, as `JSON.stringify` does it; numbers stay as they were
 * written. Characters that could command a terminal become escapes, which mean the same in JSON.
 */
export function indentedJson(text: string): string {
  const parts: string[] = [];
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(Math.min(depth, deepestIndent))}`;
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? '';
    const end = endOfToken(text, at);
    if (character === '{' || character === '[') {
      depth += 1;
      const next = nextToken(text, end);
      const isEmpty = text[next] === '}' || text[next] === ']';
      parts.push(character, isEmpty ? '' : line());
      if (isEmpty) {
        depth -= 1;
        parts.push(text[next] ?? '');
        at = next + 1;
        continue;
      }
    } else if (character === '}' || character === ']') {
      depth -= 1;
      parts.push(line(), character);
    } else if (character === ',') parts.push(character, line());
    else if (character === ':') parts.push(': ');
    else if (character === '"') parts.push(printable(text.slice(at, end)));
    else if (!isSpace(character)) parts.push(text.slice(at, end));
    at = end;
  }
  return parts.join('');
}

const afterScalar = /[\s,:\]}]|$/g;

function endOfToken(text: string, start: number): number {
  const first = text[start] ?? '';
  if (first === '"') return endOfString(text, start);
  if (isSpace(first) || '{}[],:'.includes(first)) return start + 1;
  afterScalar.lastIndex = start;
  return afterScalar.exec(text)?.index ?? text.length;
}

function nextToken(text: string, start: number): number {
  let at = start;
  while (isSpace(text[at] ?? '')) at += 1;
  return at;
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}
