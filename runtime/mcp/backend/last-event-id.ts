/** What a Last-Event-ID header has to hold; undefined where an id cannot be sent (RFC 9110, 5.5), so that its stream cannot be taken up again. */
export function lastEventIdHeader(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  // The bytes of the id in UTF-8 (HTML, Server-sent events), as headers are written: one for each character.
  const bytes = Buffer.from(id, 'utf8').toString('latin1');
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(bytes) ? bytes : undefined;
}
