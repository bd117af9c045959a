// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** One version of a skill in a catalog. */
export interface SkillEntry {
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
  readonly status?: 'active' | 'deprecated' | 'archived';
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

/** Where the source is. */
export interface SkillRepository {
  /** Address of the repository. */
  readonly url?: WebAddress;
  /** Kind of repository, such as git. */
  readonly type?: string;
}

/** A picture. */
export interface SkillIcon {
  /** Address or path of the picture. */
  readonly src: string;
  /** Its size. */
  readonly size?: string;
  /** Its media type. */
  readonly type?: string;
  /** What it shows, for those who cannot see it. */
  readonly label?: string;
}

/** An image or a repository that contains the skill. */
export interface SkillPackage {
  /** oci for an image, git for a repository. */
  readonly registryType: 'oci' | 'git';
  /** Reference of the image, for oci. */
  readonly identifier?: string;
  /** Digest of its content, for oci. */
  readonly digest?: string;
  /** Media type of its content, for oci. */
  readonly mediaType?: string;
  /** Address of the repository, for git. */
  readonly url?: string;
  /** Branch or tag, for git. */
  readonly ref?: string;
  /** Commit, for git. */
  readonly commit?: string;
  /** Folder inside the repository, for git. */
  readonly subfolder?: string;
}
