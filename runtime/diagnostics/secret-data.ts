/** A part of a string. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const isSecret = /(?:^|[\s{,"'])kind["']?[ \t]*:[ \t]*["']?Secret(?![\w-])/i;
/** A letter may be off. */
const dataKey = /(?<![\w.-])["']?(?:string[-_]?dat\w{0,2}|data)["']?[ \t]*:[ \t]*/gi;

/** The values below `data` and `stringData` in documents of a YAML or JSON text that hold a Secret, whether or not they parse. */
export function secretData(text: string): Range[] {
  if (!/secret/i.test(text)) return [];
  const ranges: Range[] = [];
  let start = 0;
  for (const { index } of [...text.matchAll(/^(?:---|\.\.\.)/gm), { index: text.length }]) {
    const document = text.slice(start, index);
    const base = start;
    start = index;
    if (!isSecret.test(document)) continue;
    let covered = 0;
    for (const { 0: all, index: at } of document.matchAll(dataKey)) {
      // What is inside of data is a value of it already.
      if (at < covered) continue;
      const { found, end } = valuesBehind(document, at, at + all.length);
      for (const range of found) ranges.push({ start: base + range.start, end: base + range.end });
      covered = end;
    }
  }
  return ranges;
}

/** Values, and the end of where they were looked for. */
interface Found {
  readonly found: readonly Range[];
  readonly end: number;
}

function valuesBehind(text: string, key: number, value: number): Found {
  if (text[value] === '{') return flowValues(text, value);
  const end = lineEnd(text, value);
  const line = text.slice(value, end).trim();
  if (line !== '' && !/^[#&!]/.test(line)) return { found: [{ start: value, end }], end };
  return blockValues(text, key - (text.lastIndexOf('\n', key - 1) + 1), end);
}

/** Values of the lines below a key, which are indented more than the key is: the text behind a name on its own, else whole lines. */
function blockValues(text: string, indent: number, from: number): Found {
  const ranges: Range[] = [];
  let inner: number | undefined;
  let covered = from;
  for (let end = from; end < text.length;) {
    covered = end;
    const start = end + 1;
    end = lineEnd(text, start);
    const line = text.slice(start, end);
    const own = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (line.trim() === '') continue;
    if (own <= indent) break;
    inner ??= own;
    const name = own === inner ? (/^[ \t]*(?:"[^"]*"|'[^']*'|[^\s:#][^:]*):(?:[ \t]+|$)/.exec(line)?.[0] ?? '') : '';
    const value = line.slice(name.length);
    // Only the indicator of a block stays: it says how the lines below it are read.
    if (name !== '' && /^(?:[|>][-+\d]*)?\s*$/.test(value)) continue;
    if (!isFilledLater(value)) ranges.push({ start: start + (name === '' ? own : name.length), end });
  }
  return { found: ranges, end: covered };
}

/** Values in braces, up to the one that closes the first. */
function flowValues(text: string, open: number): Found {
  const ranges: Range[] = [];
  let depth = 0;
  let at = open;
  for (let isValue = false; at < text.length;) {
    const word = wordAt(text, at);
    const next = at + Math.max(1, word.length);
    if (word === '{' || word === '[') depth++;
    else if (word === '}' || word === ']') depth--;
    else if (word === ':') isValue = true;
    else if (word === ',') isValue = false;
    else if (word !== '' && isValue && !isFilledLater(word)) ranges.push(withoutQuotes({ start: at, end: next }, text));
    at = next;
    if (depth === 0) break;
  }
  return { found: ranges, end: at };
}

const variable = /\$\{[^{}\r\n]{0,1000}\}[^\s{}[\],"']*/y;
const plainEnd = /[{}[\],"'\r\n]|:(?=\s)/g;

/** A sign, a value in quotes or a plain value that begins at an offset; nothing where white space is. */
function wordAt(text: string, at: number): string {
  const first = text[at] ?? ' ';
  if (first === '"' || first === "'") return text.slice(at, quoteEnd(text, at, first));
  variable.lastIndex = at;
  const filled = first === '$' ? variable.exec(text)?.[0] : undefined;
  if (filled !== undefined || '{}[],:'.includes(first)) return filled ?? first;
  if (/\s/.test(first)) return '';
  plainEnd.lastIndex = at;
  return text.slice(at, plainEnd.exec(text)?.index ?? text.length).trimEnd();
}

/** The offset behind the other quote, or the end of the text. */
function quoteEnd(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    const isEscaped = quote === '"' ? text[at] === '\\' : text[at] === quote && text[at + 1] === quote;
    if (isEscaped) at++;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}

/** Whether a value is empty, or filled in on the way to the cluster. */
function isFilledLater(value: string): boolean {
  return /^["']?(?:\$[({][^})]*[})]|\{\{.*\}\}|<[^>]*>)?["']?$/.test(value.trim());
}

function withoutQuotes({ start, end }: Range, text: string): Range {
  const first = text[start];
  if (first !== '"' && first !== "'") return { start, end };
  return { start: start + 1, end: end - start > 1 && text[end - 1] === first ? end - 1 : end };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
