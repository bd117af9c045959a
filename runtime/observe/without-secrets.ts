/** Keys whose values are never written, at any depth. */
const secretKey = /authorization|cookie|token|password|passwd|secret|credential|api[-_]?key|private[-_]?key|claims?$/i;

const deepest = 6;
const longestText = 4096;

/** A copy of a log line's fields that holds no secret. Values deeper than six levels are left out; long texts are cut. */
export function withoutSecrets(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, cleanValue(key, value, 1)]),
  );
}

/** A string without bearer or basic credentials, and without the credentials of addresses (RFC 3986, userinfo). */
export function cleanText(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return cut
    .replaceAll(/\b(Bearer|Basic|DPoP)\s+[A-Za-z0-9._~+/=-]+/gi, '$1 ***')
    .replaceAll(/:\/\/[^\s/@]*@/g, '://***@')
    .replaceAll(/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, '***');
}

function cleanValue(key: string, value: unknown, depth: number): unknown {
  if (value === undefined || value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (secretKey.test(key)) return '***';
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return cleanError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return undefined;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => cleanValue('', item, depth + 1));
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, cleanValue(name, inner, depth + 1)]),
  );
}

function cleanError(error: Error, depth: number): object {
  return {
    type: error.name,
    message: cleanText(error.message),
    ...('code' in error ? { code: cleanValue('', error.code, depth + 1) } : {}),
    ...(error.stack === undefined ? {} : { stack: cleanText(error.stack) }),
    ...(error.cause instanceof Error && depth < deepest ? { cause: cleanError(error.cause, depth + 1) } : {}),
  };
}
