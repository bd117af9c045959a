// Generated from schemas/api/skill-list.json by npm run generate. Do not edit.

import type { ListMetadata } from './list-metadata.ts';
import type { SkillReply } from './skill-reply.ts';

/** A page of skills. */
export interface SkillList {
  /** The versions of this page. */
  readonly skills: readonly SkillReply[];
  /** Position in the list. */
  readonly metadata: ListMetadata;
}
