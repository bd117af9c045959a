// Generated from schemas/shared/credentials/secret-ref.json by npm run generate. Do not edit.

import type { DataKey } from './data-key.ts';
import type { ObjectName } from './object-name.ts';

/** A Secret value that is set as an environment variable. */
export interface SecretRef {
  /** Name of the Secret. */
  readonly name: ObjectName;
  /** Key inside the Secret. */
  readonly key: DataKey;
  /**
   * Name of the environment variable.
   * Default: the key.
   */
  readonly targetEnvName?: string;
}
