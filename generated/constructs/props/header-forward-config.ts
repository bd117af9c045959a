// Generated from schemas/shared/credentials/header-forward-config.json by npm run generate. Do not edit.

import type { SecretKeyRefProps } from './secret-key-ref.ts';

/** Headers that are added to every request to the remote server. */
export interface HeaderForwardConfigProps {
  /** Headers with plain values. Anyone who can read the configuration sees them: for sensitive values use addHeadersFromSecret. */
  readonly addPlaintextHeaders?: Readonly<Record<string, string>>;
  /** Headers whose values are in Secrets. */
  readonly addHeadersFromSecret?: readonly HeaderFromSecretProps[];
}

/** One header from a Secret. */
export interface HeaderFromSecretProps {
  /** Name of the header. */
  readonly headerName: string;
  /** The Secret key that holds the value. */
  readonly valueSecretRef: SecretKeyRefProps;
}
