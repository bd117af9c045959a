/** A part of a string. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const isSecret = /(?:^|[\s{,"'])kind["']?[ \t]*:[ \t]*["']?Secret(?![\w-])/;
const dataKey = /(?<![\w.-])["']?(?:stringData|data)["']?[ \t]*:[ \t]*/g;

/** The values below `data` and `stringData` in documents of a YAML or JSON text that hold a Secret, whether or not they parse. */
export function secretData(text: string): Range[] {
  if (!text.includes('Secret')) return [];
  const ranges: Range[] = [];
  let start = 0;
  for (const { index } of [...text.matchAll(/^---/gm), { index: text.length }]) {
    const document = text.slice(start, index);
    const base = start;
    start = index;
    if (!isSecret.test(document)) continue;
    for (const { 0: all, index: at } of document.matchAll(dataKey)) {
      const found = valuesBehind(document, at, at + all.length);
      ranges.push(...found.map((range) => ({ start: base + range.start, end: base + range.end })));
    }
  }
  return ranges;
}

function valuesBehind(text: string, key: number, value: number): Range[] {
  if (text[value] === '{') return flowValues(text, value);
  const line = text.slice(value, lineEnd(text, value)).trim();
  if (line !== '' && !/^[#&!]/.test(line)) return [{ start: value, end: lineEnd(text, value) }];
  return blockValues(text, key - (text.lastIndexOf('\n', key - 1) + 1), lineEnd(text, value));
}

/** Values of the lines below a key, which are indented more than the key is: by itself what stands behind a name, else whole lines. */
function blockValues(text: string, indent: number, from: number): Range[] {
  const ranges: Range[] = [];
  let inner: number | undefined;
  for (let end = from; end < text.length;) {
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
  return ranges;
}

/** Values in braces, up to the one that closes the first. */
function flowValues(text: string, open: number): Range[] {
  const ranges: Range[] = [];
  let depth = 0;
  const token =
    /\$\{[^}\r\n]*\}[^\s{}[\],"']*|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[{}[\],:]|[^\s{}[\],:"'][^{}[\],"'\r\n]*?(?=\s*(?:[{}[\],"'\r\n]|:\s|$))/gy;
  token.lastIndex = open;
  for (let isValue = false; token.lastIndex < text.length;) {
    const at = token.lastIndex;
    const [word] = token.exec(text) ?? [];
    if (word === undefined) {
      // White space, and what no value begins with.
      token.lastIndex = at + 1;
      continue;
    }
    if (word === '{' || word === '[') depth++;
    else if (word === '}' || word === ']') depth--;
    else if (word === ':') isValue = true;
    else if (word === ',') isValue = false;
    else if (isValue && !isFilledLater(word)) ranges.push(withoutQuotes({ start: at, end: at + word.length }, text));
    if (depth === 0) break;
  }
  return ranges;
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
