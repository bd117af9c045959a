// Generated from schemas/api/publish-request.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { WebAddress } from './web-address.ts';

/** A server version to publish, in the short form: one address instead of a whole entry. */
export interface PublishRequest {
  /** Name: a reversed domain name, a slash, and a name of its own. */
  readonly name: string;
  /** Version, best a semantic one. A range is not a version, and neither is latest. */
  readonly version: string;
  /** Address where the server runs. */
  readonly url: WebAddress;
  /** What the server does. */
  readonly description: string;
  /** Claims that a caller needs to see the entry. The publisher must hold them all, and later versions must repeat them. */
  readonly claims?: Claims;
}
