/** Claims of a verified token, exactly as it carries them. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Who presented a token that one of the configured providers vouches for. */
export interface Identity {
  /** `sub`, or the introspected `sub`/`client_id`. */
  readonly subject: string;
  readonly issuer: string;
  /** Name of the provider in the configuration. */
  readonly provider: string;
  readonly claims: TokenClaims;
  /** Seconds since 1970 after which the identity no longer holds. */
  readonly expiresAt: number;
}

/** Why a token is not accepted. No member holds the token or a claim value. */
export type TokenRejection =
  | 'malformed'
  | 'type'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'not-yet-valid'
  | 'algorithm'
  | 'subject'
  | 'inactive';

/** What became of a token. `unavailable`: no provider could be asked (keys or introspection out of reach); answer 503, not 401. */
export type Verification =
  | { readonly outcome: 'accepted'; readonly identity: Identity }
  | { readonly outcome: 'rejected'; readonly reason: TokenRejection }
  | { readonly outcome: 'unavailable'; readonly provider: string };

/** Verifies bearer tokens against the configured providers. Verified tokens are remembered by sha256, bounded, until they expire. */
export interface TokenVerifier {
  /** The identity of a token that was verified before and has not expired; synchronous, for the hot path. */
  remembered(token: string): Identity | undefined;
  verify(token: string): Promise<Verification>;
  /** Stops background refreshes and closes connections. */
  close(): Promise<void>;
}
