/** Where a string stops being JSON (RFC 8259), the problem, and its remedy. Offsets count UTF-16 units. */
export interface JsonFault {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly remedy: string;
  /** A reader of YAML takes it for something else than its author: what is found in its value means nothing. */
  readonly isMisread: boolean;
}

const string = /"[^"\\\u0000-\u001F]*(?:\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})[^"\\\u0000-\u001F]*)*"/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)(?![^\s,:\]}])/y;
const space = /[ \t\r\n]*/y;
const word = /[^\s,:[\]{}"']+/y;

/**
 * The first place where a string is not JSON; undefined when it is JSON. For strings that the YAML reader accepts, since JSON is a part of
 * YAML, while their final reader accepts JSON only.
 */
export function jsonFaultOf(text: string): JsonFault | undefined {
  /** The closing bracket of each object and list that is open. */
  const open: string[] = [];
  // A byte order mark is not part of the text (8.1).
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let expected: 'value' | 'key' | 'colon' | 'comma' = 'value';
  let comma: number | undefined;
  for (;;) {
    at = endOf(space, text, at) ?? at;
    const character = text[at];
    if (character === undefined) break;
    if (expected === 'comma' && open.length === 0) return faultAt(text, at, 'something follows the end of it');
    if (character === open.at(-1)) {
      if (comma !== undefined) return trailing(comma, character);
      if (expected === 'colon' || (expected === 'value' && open.at(-1) === '}')) {
        return faultAt(text, at, 'a key has no value');
      }
      open.pop();
      expected = 'comma';
    } else if (expected === 'comma' || expected === 'colon') {
      if (character !== (expected === 'comma' ? ',' : ':')) {
        const what = expected === 'comma' ? 'a comma' : 'a colon';
        return faultAt(text, at, `${what} is missing`, `write ${what} before this`);
      }
      comma = expected === 'comma' ? at : undefined;
      expected = expected === 'colon' ? 'value' : open.at(-1) === '}' ? 'key' : 'value';
      at += 1;
      continue;
    } else if (expected === 'value' && (character === '{' || character === '[')) {
      open.push(character === '{' ? '}' : ']');
      expected = character === '{' ? 'key' : 'value';
    } else {
      const end = endOf(string, text, at) ?? (expected === 'value' ? endOf(scalar, text, at) : undefined);
      if (end === undefined) return faultAt(text, at, expected === 'key' ? 'a key is missing' : 'a value is missing');
      expected = expected === 'key' ? 'colon' : 'comma';
      at = end;
      comma = undefined;
      continue;
    }
    at += 1;
    comma = undefined;
  }
  const isWhole = open.length === 0 && expected === 'comma';
  return isWhole ? undefined : faultAt(text, text.length, 'it ends too early', 'look for a bracket that is not closed');
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function trailing(at: number, closing: string): JsonFault {
  const problem = `a comma before the closing "${closing}"`;
  return { start: at, end: at + 1, problem, remedy: 'remove the comma', isMisread: false };
}

/** Describes unexpected text at a place: first the common mistakes, then what is missing. */
function faultAt(text: string, at: number, missing: string, remedy = 'remove it, or write what is missing'): JsonFault {
  const fault = (end: number, problem: string, what: string, isMisread = true): JsonFault => ({
    start: at,
    end,
    problem,
    remedy: what,
    isMisread,
  });
  const [first, second] = [text[at], text[at + 1]];
  if (first === '#' || (first === '/' && (second === '/' || second === '*'))) {
    return fault(at + (first === '#' ? 1 : 2), 'comments are not allowed in JSON', 'remove the comment', first !== '#');
  }
  if (first === "'") return fault(at + 1, 'a string is in single quotes', 'write double quotes', false);
  if (first === '"') return quoted(text, at) ?? fault(at + 1, missing, remedy);
  const end = endOf(word, text, at);
  if (end === undefined) return fault(Math.min(at + 1, text.length), missing, remedy);
  const found = text.slice(at, end);
  if (/^[-+.]?\d/.test(found)) return fault(end, `"${found}" is not a JSON number`, 'write it in decimal digits');
  return fault(end, `"${found}" has no quotes`, `write "${found}" in double quotes`);
}

/** The problem inside a malformed string that begins with a double quote; undefined where the string is valid. */
function quoted(text: string, at: number): JsonFault | undefined {
  if (endOf(string, text, at) !== undefined) return undefined;
  const inside = /(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/y;
  const start = endOf(inside, text, at + 1) ?? at + 1;
  if (text[start] === '\\') {
    const [problem, remedy] = ['JSON does not know this escape', 'write \\\\ for a backslash'];
    return { start, end: start + 2, problem, remedy, isMisread: true };
  }
  const [problem, remedy] = [
    'the closing double quote of a string is missing',
    'write it, and \\n for a line break inside',
  ];
  return { start: at, end: start, problem, remedy, isMisread: true };
}
