/**
 * Parses JSON so that `JSON.stringify` gives numbers back with the literals they had (`1.0`, `12345678901234567890`). Such a number is an
 * object with a function, which no JSON holds, so that nothing else can be taken for one. Throws for what is not JSON.
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (...[, value, context]: readonly unknown[]) => {
    const literal = typeof value === 'number' ? sourceOf(context) : undefined;
    if (literal === undefined || literal === String(value)) return value;
    return { toJSON: () => rawJson(literal) };
  });
}

/** The literal of a primitive value (ECMAScript, JSON.parse source text access). */
function sourceOf(context: unknown): string | undefined {
  const source: unknown = typeof context === 'object' && context !== null ? Reflect.get(context, 'source') : undefined;
  return typeof source === 'string' ? source : undefined;
}

function rawJson(literal: string): unknown {
  const make: unknown = Reflect.get(JSON, 'rawJSON');
  return typeof make === 'function' ? Reflect.apply(make, JSON, [literal]) : Number(literal);
}
