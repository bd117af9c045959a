// Generated from schemas/api/skill-reply.json by npm run generate. Do not edit.

import { type SkillEntryWithDefaults, withSkillEntryDefaults } from './skill-entry.ts';
import type { OfficialMetadata } from '../types/official-metadata.ts';
import type { SkillReply } from '../types/skill-reply.ts';

/** One version of a skill. */
export interface SkillReplyWithDefaults {
  /** The document as it was published. */
  readonly skill: SkillEntryWithDefaults;
  /** The registry's own metadata, under io.modelcontextprotocol.registry/official. */
  readonly _meta: Readonly<Record<string, OfficialMetadata>>;
}

/** Fills in the static defaults of SkillReply, below what is present; the input is not changed. */
export function withSkillReplyDefaults(value: SkillReply): SkillReplyWithDefaults {
  return {
    ...value,
    skill: withSkillEntryDefaults(value.skill),
  };
}
