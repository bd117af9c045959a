import { isCredentialName, isNoCredential } from './credential-forms.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A key with a list behind it: in brackets, or on the lines below. */
const listKey = /(?<![\w.-])([\w.-]{1,100})["']?[ \t]*:[ \t]*(\[|(?:#[^\r\n]*)?\r?\n(?=[ \t]*-[ \t]))/g;

/** An item in brackets: in quotes, or up to a comma. */
const flowItem =
  /[\s,]*(?:"((?:[^"\\\r\n]|\\.)*)"|'((?:[^'\r\n]|'')*)'|((?:\$[({][^})\r\n]*[})]|[^\s,[\]{}"'#])(?:\$[({][^})\r\n]*[})]|[^,[\]{}\r\n])*))/y;

/** The beginning of an item on a line of its own. */
const dash = /([ \t]*)-[ \t]+/y;
const quotedItem = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')/;

/** An item that is a map: what it says has names of its own. */
const mapItem = /^[\w.-]+["']?[ \t]*:(?:[ \t]|$)/;

/**
 * The items of lists with the name of a credential, or of several (`password: [x]`, `apiKeys:` with a line for each), as far as they
 * are scalars. Names of Secrets are listed under `secrets`.
 */
export function listedCredentials(text: string): Range[] {
  const ranges: Range[] = [];
  let covered = 0;
  for (const { 0: all, 1: name = '', 2: sign = '', index } of text.matchAll(listKey)) {
    if (index < covered || !isListName(name)) continue;
    const start = index + all.length;
    const found = sign === '[' ? itemsAt(text, start, flowItem) : itemsBelow(text, start);
    ranges.push(...found.ranges);
    covered = found.end;
  }
  return ranges;
}

function isListName(name: string): boolean {
  return (
    isCredentialName(name) || (name.endsWith('s') && !/^secrets$/i.test(name) && isCredentialName(name.slice(0, -1)))
  );
}

interface Found {
  readonly ranges: readonly Range[];
  readonly end: number;
}

function itemsAt(text: string, start: number, item: RegExp): Found {
  const ranges: Range[] = [];
  let end = start;
  for (;;) {
    item.lastIndex = end;
    const match = item.exec(text);
    if (match === null) return { ranges, end };
    const [all, double, single, plain = ''] = match;
    const value = double ?? single ?? plain;
    end += all.length;
    const quote = double === undefined && single === undefined ? 0 : 1;
    const last = end - quote;
    if (!isNoCredential(value)) ranges.push({ start: last - value.length, end: last });
  }
}

function itemsBelow(text: string, start: number): Found {
  const ranges: Range[] = [];
  let end = start;
  let indent: string | undefined;
  for (;;) {
    dash.lastIndex = end;
    const match = dash.exec(text);
    if (match === null) return { ranges, end };
    const [all, own = ''] = match;
    indent ??= own;
    const at = end + all.length;
    // Behind items on one level, or behind a collection or a block, something else begins.
    if (own !== indent || at >= text.length || '[]{}#|>&*\r\n'.includes(text.charAt(at))) return { ranges, end };
    const line = lineAt(text, at);
    const quoted = quotedItem.exec(line);
    const comment = line.search(/[ \t]#/);
    const plain = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
    const value = quoted === null ? plain : (quoted[1] ?? quoted[2] ?? '');
    const first = quoted === null ? at : at + 1;
    const isMap = quoted === null && mapItem.test(plain);
    if (!isMap && !isNoCredential(value)) ranges.push({ start: first, end: first + value.length });
    end = at + line.length + 1;
  }
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
}
