// Generated from schemas/shared/credentials/secret-key-ref.json by npm run generate. Do not edit.

import type { DataKey } from './data-key.ts';
import type { ObjectName } from './object-name.ts';

/** One key of a Kubernetes Secret in the same namespace. */
export interface SecretKeyRef {
  /** Name of the Secret. */
  readonly name: ObjectName;
  /** Key inside the Secret. */
  readonly key: DataKey;
}
