// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** One version of a skill in a catalog. */
export interface SkillEntry {
  /** Whose skill it is, as a reversed domain name. */
  namespace: string;
  /** Name within the namespace: lower-case letters, digits and '-'. */
  name: string;
  /** What the skill is for. */
  description: string;
  /** Version: a semantic one, or a commit. */
  version: string;
  /**
   * Whether the skill is still to be used.
   * Default: "active".
   */
  status?: 'active' | 'deprecated' | 'archived';
  /** Name for people. */
  title?: string;
  /** License, as SPDX spells it. */
  license?: string;
  /** What the skill needs around it. */
  compatibility?: string;
  /** Tools that the skill may use without asking. */
  allowedTools?: readonly string[];
  /** Where the source is. */
  repository?: SkillRepository;
  /** Pictures of the skill. */
  icons?: readonly SkillIcon[];
  /** Where the skill can be fetched from. */
  packages?: readonly SkillPackage[];
  /** What the front matter of the skill says besides. */
  metadata?: Readonly<Record<string, unknown>>;
  /** Extensions by reversed domain name. They are kept as they are. */
  _meta?: Readonly<Record<string, unknown>>;
}

/** Where the source is. */
export interface SkillRepository {
  /** Address of the repository. */
  url?: WebAddress;
  /** Kind of repository, such as git. */
  type?: string;
}

/** A picture. */
export interface SkillIcon {
  /** Address or path of the picture. */
  src: string;
  /** Its size. */
  size?: string;
  /** Its media type. */
  type?: string;
  /** What it shows, for those who cannot see it. */
  label?: string;
}

/** An image or a repository that contains the skill. */
export interface SkillPackage {
  /** oci for an image, git for a repository. */
  registryType: 'oci' | 'git';
  /** Reference of the image, for oci. */
  identifier?: string;
  /** Digest of its content, for oci. */
  digest?: string;
  /** Media type of its content, for oci. */
  mediaType?: string;
  /** Address of the repository, for git. */
  url?: string;
  /** Branch or tag, for git. */
  ref?: string;
  /** Commit, for git. */
  commit?: string;
  /** Folder inside the repository, for git. */
  subfolder?: string;
}
