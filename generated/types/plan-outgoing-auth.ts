// Generated from schemas/shared/plan/plan-outgoing-auth.json by npm run generate. Do not edit.

/** How a workload proves who it is toward a server behind it. */
export interface PlanOutgoingAuth {
  /** Kind of credentials. */
  readonly strategy: 'none' | 'header' | 'token exchange' | 'upstream token' | 'AWS role';
  /** Header that carries the credentials. */
  readonly header?: string;
  /** Token endpoint of the exchange. */
  readonly tokenUrl?: string;
  /** Audience of the token that is asked for. */
  readonly audience?: string;
  /** Client that asks for the token. */
  readonly clientId?: string;
  /** Scopes of the token that is asked for. */
  readonly scopes?: readonly string[];
  /** Upstream provider whose token is sent or exchanged. */
  readonly provider?: string;
  /** Region that requests are signed for. */
  readonly region?: string;
  /** Roles that callers get, and who gets them. */
  readonly roles?: readonly string[];
  /** Secret and key that hold the credential; never its value. */
  readonly secret?: string;
  /** Headers that are added to every request besides, by name, and the Secret and key of those whose value is in one. */
  readonly headers?: readonly string[];
  /** Where this is set. */
  readonly source: string;
}
