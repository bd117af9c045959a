// Generated from schemas/api/skill-list.json by npm run generate. Do not edit.

import { type SkillReplyWithDefaults, withSkillReplyDefaults } from './skill-reply.ts';
import type { ListMetadata } from '../types/list-metadata.ts';
import type { SkillList } from '../types/skill-list.ts';

/** A page of skills. */
export interface SkillListWithDefaults {
  /** The versions of this page. */
  readonly skills: readonly SkillReplyWithDefaults[];
  /** Position in the list. */
  readonly metadata: ListMetadata;
}

/** Fills in the static defaults of SkillList, below what is present; the input is not changed. */
export function withSkillListDefaults(value: SkillList): SkillListWithDefaults {
  return {
    ...value,
    skills: value.skills.map((item) => withSkillReplyDefaults(item)),
  };
}
