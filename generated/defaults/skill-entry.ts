// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.

import type { SkillEntry, SkillIcon, SkillPackage, SkillRepository } from '../types/skill-entry.ts';

/** One version of a skill in a catalog. */
export interface SkillEntryWithDefaults {
  /** Whose skill it is, as a reversed domain name. */
  readonly namespace: string;
  /** Name within the namespace: lower-case letters, digits and '-'. */
  readonly name: string;
  /** What the skill is for. */
  readonly description: string;
  /** Version: a semantic one, or a commit. */
  readonly version: string;
  /**
   * Whether the skill is still to be used.
   * Default: "active".
   */
  readonly status: 'active' | 'deprecated' | 'archived';
  /** Name for people. */
  readonly title?: string;
  /** License, as SPDX spells it. */
  readonly license?: string;
  /** What the skill needs around it. */
  readonly compatibility?: string;
  /** Tools that the skill may use without asking. */
  readonly allowedTools?: readonly string[];
  /** Where the source is. */
  readonly repository?: SkillRepository;
  /** Pictures of the skill. */
  readonly icons?: readonly SkillIcon[];
  /** Where the skill can be fetched from. */
  readonly packages?: readonly SkillPackage[];
  /** What the front matter of the skill says besides. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Extensions by reversed domain name. They are kept as they are. */
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Fills in the static defaults of SkillEntry, below what is present; the input is not changed. */
export function withSkillEntryDefaults(value: SkillEntry): SkillEntryWithDefaults {
  return {
    ...value,
    status: value.status ?? 'active',
  };
}
