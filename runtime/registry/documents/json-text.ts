/** The range of a value in JSON text: offsets of its first character and of the one after its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A member of an object: from the quote of its key to the end of its value. */
export interface TextMember extends TextRange {
  readonly key: string;
  readonly value: TextRange;
}

/**
 * Ranges of the elements of the array that begins at `start`; empty when no array begins there. The text has to be valid JSON
 * (`JSON.parse` has accepted it): documents are kept byte for byte, so they are cut out instead of printed again.
 */
export function elementsAt(text: string, start: number): readonly TextRange[] {
  const elements: TextRange[] = [];
  let at = skipSpace(text, start);
  if (text[at] !== '[') return elements;
  at = skipSpace(text, at + 1);
  while (at < text.length && text[at] !== ']') {
    const end = endOfValue(text, at);
    elements.push({ start: at, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return elements;
}

/** Members of the object that begins at `start`, in their order, repeated keys included; empty when no object begins there. */
export function membersAt(text: string, start: number): readonly TextMember[] {
  const members: TextMember[] = [];
  let at = skipSpace(text, start);
  if (text[at] !== '{') return members;
  at = skipSpace(text, at + 1);
  while (at < text.length && text[at] !== '}') {
    const keyEnd = endOfString(text, at);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = endOfValue(text, valueStart);
    members.push({ key: keyOf(text.slice(at, keyEnd)), start: at, end, value: { start: valueStart, end } });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

/** The value of a member as JSON.parse reads it: the last one of a duplicate key. */
export function memberAt(text: string, start: number, key: string): TextRange | undefined {
  return membersAt(text, start).findLast((member) => member.key === key)?.value;
}

/** The object without the members of that key; everything else is unchanged. */
export function withoutMember(text: string, key: string): string {
  const members = membersAt(text, 0);
  if (!members.some((member) => member.key === key)) return text;
  const kept = members.filter((member) => member.key !== key);
  const open = text.indexOf('{');
  const [first] = kept;
  if (first === undefined) return `${text.slice(0, open)}{}`;
  let result = text.slice(0, open + 1);
  // The space between two members belongs to the one before it.
  for (const [index, member] of kept.entries())
    result += `${index === 0 ? '' : ','}${text.slice(member.start, member.end)}`;
  return `${result}}`;
}

function keyOf(quoted: string): string {
  const key: unknown = JSON.parse(quoted);
  return typeof key === 'string' ? key : quoted;
}

/** Offset of the first character at or after `start` that is not a space (RFC 8259). */
function skipSpace(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

/** Offset after the closing quote of the string that begins at `start`, in valid JSON. */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** Offset after the value that begins at `start`; counts brackets, so that no depth can overflow the stack. */
function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first !== '{' && first !== '[') return endOfScalar(text, start);
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const code = text[at];
    if (code === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (code === '{' || code === '[') depth += 1;
    else if (code === '}' || code === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    at += 1;
  }
  return text.length;
}

const afterScalar = /[\s,\]}]|$/g;

function endOfScalar(text: string, start: number): number {
  afterScalar.lastIndex = start;
  return afterScalar.exec(text)?.index ?? text.length;
}
