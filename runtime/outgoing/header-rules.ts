/** Headers of the connection and of HTTP itself: a configuration cannot set them for a backend (RFC 9110, section 7.6.1). */
const reserved = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Why a header cannot be added to requests, in words that follow its name; undefined where it can. */
export function headerNameProblem(name: string): string | undefined {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,255}$/.test(name)) return 'is not the name of an HTTP header';
  return reserved.has(name.toLowerCase()) ? 'belongs to the connection, and the proxy sets it' : undefined;
}

/** Whether a value can be sent: visible characters of Latin-1, spaces and tabs, none of them at its ends (RFC 9110, 5.5). */
export function isHeaderValue(value: string): boolean {
  return (
    value.length <= 16_384 && /^(?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?$/.test(value)
  );
}
