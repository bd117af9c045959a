// Generated from schemas/shared/credentials/secret-key-ref.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { DataKey } from '../../types/data-key.ts';

/** One key of a Kubernetes Secret in the same namespace. */
export interface SecretKeyRefProps {
  /** Name of the Secret. */
  readonly name: string | Named;
  /** Key inside the Secret. */
  readonly key: DataKey;
}
