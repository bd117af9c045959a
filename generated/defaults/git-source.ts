// Generated from schemas/shared/registry/git-source.json by npm run generate. Do not edit.

import type { GitAuth, GitSource } from '../types/git-source.ts';

/** Entries in a file of a Git repository. */
export interface GitSourceWithDefaults {
  /** URL of the repository, without credentials. */
  readonly repository: string;
  /**
   * Branch to read.
   * Default: The repository's own default branch.
   */
  readonly branch?: string;
  /** Tag to read, instead of a branch. */
  readonly tag?: string;
  /** Commit to read, instead of a branch. */
  readonly commit?: string;
  /**
   * Path of the file inside the repository.
   * Default: "registry.json".
   */
  readonly path: string;
  /** Credentials for a private repository, sent over HTTP. */
  readonly auth?: GitAuth;
}

/** Fills in the static defaults of GitSource, below what is present; the input is not changed. */
export function withGitSourceDefaults(value: GitSource): GitSourceWithDefaults {
  return {
    ...value,
    path: value.path ?? 'registry.json',
  };
}
