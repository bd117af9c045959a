/** A change of one value. */
export interface ValueChange {
  readonly field: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

const widths: readonly string[] = ['nothing', 'ports', 'anywhere'];

/**
 * Why a change of a workload concerns security, or undefined: clients that are let in unchecked, rights that change, ways that
 * open, credentials that go elsewhere, Secrets that are read anew, and traces that are no longer kept.
 */
export function riskOf({ field, before, after }: ValueChange): string | undefined {
  if (field === 'authentication.type') return after === 'none' ? 'clients are no longer checked' : undefined;
  // A change of the type of authentication covers what appears or disappears with it.
  const isReplaced = before !== undefined && after !== undefined;
  if (/^authentication\.(issuer|audience)$/.test(field)) return isReplaced ? 'other tokens are accepted' : undefined;
  if (field === 'authentication.subject') return before === undefined ? undefined : 'other callers are let in';
  if (/^authServer\b/.test(field)) return /issuer|upstreams/.test(field) ? 'people sign in elsewhere' : undefined;
  if (field === 'authorization.type') return after === 'none' ? 'clients may do everything' : undefined;
  if (/^authorization\.(policies|claimsFrom)$/.test(field)) return 'what clients may do changes';
  if (field === 'network.egress')
    return widths.indexOf(after ?? '') > widths.indexOf(before ?? '') ? 'egress opens' : undefined;
  if (field === 'network.ports') return after === undefined ? undefined : 'egress opens';
  if (field === 'secrets') return after === undefined ? undefined : 'a Secret is read that was not';
  if (/(^outgoing|\.authentication)\.(strategy|secret|tokenUrl|audience|roles|headers?)$/.test(field)) {
    return 'other credentials are sent';
  }
  if (/^backends\..*\.url$/.test(field)) return before === undefined ? undefined : 'calls and credentials go elsewhere';
  if (field === 'runs')
    return withoutTag(before) === withoutTag(after) ? undefined : 'other code runs, or another server is called';
  if (field === 'discovery') return after === 'discovered' ? 'backends are no longer written down' : undefined;
  if (field === 'rateLimits') return after === undefined ? 'a limit is gone' : undefined;
  if (field === 'audit') return after === undefined ? 'nothing is audited any more' : undefined;
  return undefined;
}

/** An image without its tag or digest: another version of the same image is no other code. */
function withoutTag(image: string | undefined): string | undefined {
  return image?.replace(/@.*$/, '').replace(/:[^/:]+$/, '');
}
