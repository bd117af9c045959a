// Generated from schemas/shared/plan/plan-backend.json by npm run generate. Do not edit.

import type { PlanOutgoingAuth } from './plan-outgoing-auth.ts';

/** A backend of a virtual server. */
export interface PlanBackend {
  /** Name that the virtual server knows it by. */
  name: string;
  /** Kind of the resource behind it; absent where the configuration lists an address only. */
  kind?: string;
  /** Where it is called. */
  url: string;
  /** What is spoken there. */
  transport: string;
  /** Time limit of requests to it, if set. */
  timeout?: string;
  /** How the virtual server signs in there. */
  authentication: PlanOutgoingAuth;
  /** How its tools are known. */
  toolList: 'snapshot' | 'registry' | 'unknown';
}
