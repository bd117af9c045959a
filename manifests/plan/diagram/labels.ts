import type { PlanOutgoingAuth } from '../../../generated/types/plan-outgoing-auth.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';

/** What an arrow says. */
export interface EdgeText {
  readonly label: string;
  /** No proof of identity is asked for, or sent. */
  readonly isOpen: boolean;
}

/** How clients prove who they are, in a few words. */
export function clientsLabel({ authentication }: PlanWorkload): EdgeText {
  if (authentication === undefined) return { label: '', isOpen: false };
  const { type, issuer } = authentication;
  if (type === 'none') return { label: 'no authentication', isOpen: true };
  return { label: issuer === undefined ? 'tokens' : `tokens of ${hostOf(issuer)}`, isOpen: false };
}

/** The credentials that are sent to a server, in a few words. */
export function credentialsLabel({ strategy, header, provider, headers = [] }: PlanOutgoingAuth): EdgeText {
  const added = headers.length === 0 ? '' : `${headers.length === 1 ? 'header' : 'headers'} ${headers.join(', ')}`;
  if (strategy === 'none') return { label: added === '' ? 'no credentials' : added, isOpen: added === '' };
  const what =
    strategy === 'header'
      ? `header ${header ?? ''}`.trim()
      : `${strategy}${provider === undefined ? '' : ` (${provider})`}`;
  return { label: added === '' ? what : `${what}, ${added}`, isOpen: false };
}

/** Who decides what callers may do, as a line of a box; none where every caller may do everything. */
export function rightsLabel({ authorization }: PlanWorkload): string[] {
  if (authorization === undefined || authorization.type === 'none') return [];
  const { type, policies = [] } = authorization;
  if (type === 'roles') return ['authorized by roles'];
  const count = policies.length === 0 ? '' : `${policies.length} `;
  return [`authorized by ${count}Cedar ${policies.length === 1 ? 'policy' : 'policies'}`];
}

/** How many tools clients see, as a line of a box. */
export function toolsLabel({ tools }: PlanWorkload): string[] {
  if (tools === undefined || tools.known === 'none') return [];
  const count = tools.shown?.length ?? 0;
  const amount = `${count} ${count === 1 ? 'tool' : 'tools'}`;
  return [tools.known === 'all' ? amount : `${amount}, and those not listed`];
}

/** The host of a URL; the whole text where it is none. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host || url;
}
