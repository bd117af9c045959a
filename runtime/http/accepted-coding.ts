/** One content coding of a list with its weight (RFC 9110, 12.5.3). */
const codings = /(?:^|,)\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?)\s*)?(?=,|$)/gi;

/**
 * Whether an Accept-Encoding header would rather have a body as gzip than as it is. Without a header, or with one that is none,
 * bodies go out as they are.
 */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  if (acceptEncoding === undefined) return false;
  const weights = new Map<string, number>();
  for (const [, coding = '', weight] of acceptEncoding.matchAll(codings)) {
    weights.set(coding.toLowerCase(), weight === undefined ? 1 : Number(weight));
  }
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0);
}
