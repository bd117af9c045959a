import type { Identity } from './identity.ts';

/**
 * The scopes that a token was granted: `scope`, separated by spaces (RFC 9068, section 2.2.3; RFC 7662, section 2.2), or `scp`, as some
 * providers call it; each may also be a list.
 */
export function scopesOf({ claims }: Pick<Identity, 'claims'>): ReadonlySet<string> {
  return new Set([claims['scope'], claims['scp']].flatMap(listOf));
}

function listOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return claim.split(' ').filter((scope) => scope !== '');
  return Array.isArray(claim) ? claim.filter((scope): scope is string => typeof scope === 'string') : [];
}
