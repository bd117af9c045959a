/** Levels that are spelled out, and characters after which the rest is left out. */
const deepest = 12;
const longest = 8192;

/** A JSON value from elsewhere as people read it, and whether all of it is there: it is bounded in depth and in length. */
export function shownJson(value: unknown): { readonly text: string; readonly isWhole: boolean } {
  const parts: string[] = [];
  let length = 0;
  let isWhole = true;

  function put(text: string): void {
    if (length + text.length > longest) isWhole = false;
    else parts.push(text);
    length += text.length;
  }

  function write(each: unknown, depth: number): void {
    if (typeof each !== 'object' || each === null) {
      put(JSON.stringify(each) ?? 'null');
      return;
    }
    const members = Object.entries(each);
    const [open, close] = Array.isArray(each) ? ['[', ']'] : ['{', '}'];
    if (members.length > 0 && depth >= deepest) isWhole = false;
    if (members.length === 0 || depth >= deepest) {
      put(members.length === 0 ? `${open}${close}` : `${open}…${close}`);
      return;
    }
    const indent = '  '.repeat(depth + 1);
    put(open);
    for (const [index, [name, member]] of members.entries()) {
      if (length > longest) break;
      put(`${index === 0 ? '' : ','}\n${indent}${Array.isArray(each) ? '' : `${JSON.stringify(name)}: `}`);
      write(member, depth + 1);
    }
    put(`\n${'  '.repeat(depth)}${close}`);
  }

  write(value, 0);
  return { text: `${parts.join('')}${isWhole ? '' : '\n…'}`, isWhole };
}
