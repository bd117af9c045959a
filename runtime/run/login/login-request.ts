import type { FoundServer } from './authorization-server.ts';
import type { LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';

/** What a sign-in needs of the person. */
export interface LoginTalk {
  /** Shows where to sign in, and opens a browser there where that is wanted. */
  readonly show: (address: URL, code: string | undefined) => void;
  /** Aborted when the person gives up. */
  readonly signal: AbortSignal;
}

/** What is asked for, once it is known. */
export interface LoginRequest {
  readonly settings: LoginSettings;
  readonly found: FoundServer;
  readonly scopes: readonly string[];
  readonly resource: string;
  readonly requests: LoginRequests;
  readonly talk: LoginTalk;
}
