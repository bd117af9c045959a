/** Most values, keys and levels included: each costs its readers far more than the two characters it may be written in. */
const mostValues = 100_000;

/**
 * Describes what a well-formed JSON text contains that no legitimate sender needs; undefined when nothing is wrong. Looks for levels beyond
 * `deepest`, keys that occur twice in one object (escaped or not), the key `__proto__`, and too many values.
 */
export function jsonStructureProblem(text: string, deepest: number): string | undefined {
  /** One set of keys per open object, undefined per open list. */
  const open: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case openBrace:
      case openBracket: {
        const isObject = text.charCodeAt(at) === openBrace;
        open.push(isObject ? new Set() : undefined);
        values += 1;
        if (open.length > deepest) return `nests more than ${deepest} levels`;
        expectsKey = isObject;
        break;
      }
      case closeBrace:
      case closeBracket:
        open.pop();
        expectsKey = false;
        break;
      case comma:
        values += 1;
        if (values > mostValues) return `holds more than ${mostValues} values`;
        expectsKey = open.at(-1) !== undefined;
        break;
      case quote: {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (expectsKey && keys !== undefined) {
          const key = textOf(text.slice(at, end + 1));
          if (key === '__proto__') return 'holds the key "__proto__"';
          if (keys.has(key)) return `holds the key ${shown(key)} twice in one object`;
          keys.add(key);
          expectsKey = false;
        }
        at = end;
        break;
      }
      default:
    }
  }
  return undefined;
}

const [quote, comma, openBracket, closeBracket, openBrace, closeBrace, backslash] = [
  34, 44, 91, 93, 123, 125, 92,
] as const;

/** The closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const character = text.charCodeAt(at);
    if (character === quote || Number.isNaN(character)) return at;
    at += character === backslash ? 2 : 1;
  }
}

function textOf(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  const value: unknown = JSON.parse(literal);
  return String(value);
}

function shown(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
}
