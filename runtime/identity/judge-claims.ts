import type { TokenClaims, TokenRejection } from './identity.ts';

/** Seconds by which clocks may differ (RFC 7519, sections 4.1.4 and 4.1.5: "usually no more than a few minutes"). */
export const clockTolerance = 60;

/** What claims are held against. */
export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  /** True for the claims of a JWT; false for those that a provider reports, which may omit some (RFC 7662). */
  readonly isComplete: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Why claims are not accepted: issuer, audience and times (RFC 7519, section 4.1). Undefined when they are. */
export function judgeClaims(claims: TokenClaims, expected: Expected): TokenRejection | undefined {
  const { iss, aud, exp, nbf, iat } = claims;
  if ([exp, nbf, iat].some((time) => time !== undefined && !Number.isFinite(time))) return 'malformed';
  const isAsked = (claim: unknown): boolean => claim !== undefined || expected.isComplete;
  if (isAsked(iss) && iss !== expected.issuer) return 'issuer';
  if (isAsked(aud) && !isFor(aud, expected.audience)) return 'audience';
  if (exp === undefined && expected.isComplete) return 'malformed';
  if (typeof exp === 'number' && expected.now >= exp + clockTolerance) return 'expired';
  const isAhead = (time: unknown): boolean => typeof time === 'number' && time > expected.now + clockTolerance;
  return isAhead(nbf) || isAhead(iat) ? 'not-yet-valid' : undefined;
}

/** Whether `aud`, a string or a list of them, names the audience. */
export function isFor(aud: unknown, audience: string): boolean {
  return aud === audience || (Array.isArray(aud) && aud.includes(audience));
}

/** Whose token it is: `sub`, else the client that obtained it for itself. Undefined when the claims name nobody. */
export function subjectOf(claims: TokenClaims): string | undefined {
  return [claims['sub'], claims['client_id']].find((name): name is string => typeof name === 'string' && name !== '');
}
