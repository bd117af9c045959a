/** A table of Markdown: a head and rows of cells, each already Markdown on one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line), ''];
}

/**
 * Text of svc itself as the content of a table cell or a paragraph: characters that Markdown would read as markup are escaped, except in
 * code between backticks.
 */
export function words(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      index % 2 === 1 ? code(part.slice(1, -1)) : part.replaceAll(/[\\<*_`[\]|]/g, String.raw`\$&`),
    )
    .join('')
    .trim();
}

/** A name or a value as code. A bar ends a table cell even inside code, so it is escaped. */
export function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const inside = text.includes('`') ? ` ${text} ` : text;
  return `${fence}${inside.replaceAll('|', String.raw`\|`)}${fence}`;
}

/** A value as people write it in YAML, as code. */
export function valueCode(value: unknown): string {
  return code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));
}

/** A fenced block that contains a string unchanged, even if that contains fences. */
export function fenced(language: string, text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...text.trimEnd().split('\n'), fence, ''];
}

/** The line under the title of a generated page: nobody should edit it. */
export function notice(from: string): string[] {
  return [`<!-- Made from ${from} by npm run reference. Do not edit. -->`, ''];
}

/** A kind with its article: an MCPServer, a Secret. */
export function aKind(kind: string): string {
  return `${/^(MCP|[AEIO])/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** A string with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
