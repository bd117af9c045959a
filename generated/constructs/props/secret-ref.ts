// Generated from schemas/shared/credentials/secret-ref.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { DataKey } from '../../types/data-key.ts';

/** A Secret value that is set as an environment variable. */
export interface SecretRefProps {
  /** Name of the Secret. */
  readonly name: string | Named;
  /** Key inside the Secret. */
  readonly key: DataKey;
  /**
   * Name of the environment variable.
   * Default: the key.
   */
  readonly targetEnvName?: string;
}
