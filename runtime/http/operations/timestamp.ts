const form = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A time of RFC 3339 (section 5.6) as milliseconds since 1970; fractions beyond the millisecond are cut. Undefined for
 * anything else, days that no month has included. A leap second counts as the second after it.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = form.exec(text);
  if (match === null) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', fraction = '.0', zone = 'Z'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  const milliseconds = Number(fraction.slice(1, 4).padEnd(3, '0'));
  const local = date.setUTCHours(Number(hour), Number(minute), Number(second), milliseconds);
  return local - offsetOf(zone);
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetOf(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Describes the problem of a string that is not an RFC 3339 time, and names the intended time where it can be guessed. */
export function timestampProblem(text: string): string {
  const meant = [
    // A plus in a query is a space.
    {
      near: text.replace(/ (\d{2}:\d{2})$/, '+$1'),
      problem: 'holds a space for its "+", which is written %2B in a query',
    },
    { near: text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T'), problem: 'has a space between day and time' },
    { near: `${text}Z`, problem: 'has no zone' },
    { near: `${text.replace(' ', 'T')}Z`, problem: 'has no zone, and a space between day and time' },
    { near: `${text}T00:00:00Z`, problem: 'is a day without a time' },
    { near: text.replace(/(T\d{2}:\d{2})(?=Z|[+-]|$)/, '$1:00').replace(/:\d{2}$/, '$&Z'), problem: 'has no seconds' },
  ].find(({ near }) => near !== text && parseTimestamp(near) !== undefined);
  if (meant === undefined) return 'has to be a time such as 2026-01-31T12:00:00Z (RFC 3339)';
  return `${meant.problem}: write ${meant.near.replace('+', '%2B')} (RFC 3339)`;
}
