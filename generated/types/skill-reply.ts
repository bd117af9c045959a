// Generated from schemas/api/skill-reply.json by npm run generate. Do not edit.

import type { OfficialMetadata } from './official-metadata.ts';
import type { SkillEntry } from './skill-entry.ts';

/** One version of a skill. */
export interface SkillReply {
  /** The document as it was published. */
  readonly skill: SkillEntry;
  /** The registry's own metadata, under io.modelcontextprotocol.registry/official. */
  readonly _meta: Readonly<Record<string, OfficialMetadata>>;
}
