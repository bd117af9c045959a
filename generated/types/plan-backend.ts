// Generated from schemas/shared/plan/plan-backend.json by npm run generate. Do not edit.

import type { PlanOutgoingAuth } from './plan-outgoing-auth.ts';

/** A backend of a virtual server. */
export interface PlanBackend {
  /** Name that the virtual server knows it by. */
  readonly name: string;
  /** Kind of the resource behind it; absent where the configuration lists an address only. */
  readonly kind?: string;
  /** Where it is called. */
  readonly url: string;
  /** What is spoken there. */
  readonly transport: string;
  /** Time limit of requests to it, if set. */
  readonly timeout?: string;
  /** How the virtual server signs in there. */
  readonly authentication: PlanOutgoingAuth;
  /** How its tools are known. */
  readonly toolList: 'snapshot' | 'registry' | 'unknown';
}
