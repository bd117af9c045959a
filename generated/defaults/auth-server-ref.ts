// Generated from schemas/shared/auth-server/auth-server-ref.json by npm run generate. Do not edit.

import type { AuthServerRef } from '../types/auth-server-ref.ts';

/** The embedded authorization server that clients sign in with. */
export interface AuthServerRefWithDefaults {
  /**
   * Kind of the target.
   * Default: "MCPExternalAuthConfig".
   */
  readonly kind: 'MCPExternalAuthConfig';
  /** Name of an MCPExternalAuthConfig of type embeddedAuthServer. */
  readonly name: string;
}

/** Fills in the static defaults of AuthServerRef, below what is present; the input is not changed. */
export function withAuthServerRefDefaults(value: AuthServerRef): AuthServerRefWithDefaults {
  return {
    ...value,
    kind: value.kind ?? 'MCPExternalAuthConfig',
  };
}
