import type { Identity } from '../identity/identity.ts';

/** Names, in lower case, and values of headers, in turn. */
export type CredentialHeaders = readonly string[];

/** Whose request it is. */
export interface CredentialCaller {
  /** Absent where nobody signs in. */
  readonly identity: Identity | undefined;
  /** The token that was verified. A credential may exchange it and never passes it on. */
  readonly token: string | undefined;
}

/**
 * Why a request cannot leave. `refused`: the caller gets no credential; `unavailable`: nobody could be asked for one; `signed-out`: somebody
 * has to sign in first, which no client can.
 */
export interface CredentialProblem {
  readonly kind: 'refused' | 'unavailable' | 'signed-out';
  /** For people, without secrets and claims. */
  readonly message: string;
}

/** Headers that requests to a backend leave with. */
export interface Credential {
  /** At once where they are known. Never throws or rejects. */
  headers(
    caller: CredentialCaller,
  ): CredentialHeaders | CredentialProblem | Promise<CredentialHeaders | CredentialProblem>;
  close(): Promise<void>;
}

export function isCredentialProblem(value: CredentialHeaders | CredentialProblem): value is CredentialProblem {
  return 'kind' in value;
}
