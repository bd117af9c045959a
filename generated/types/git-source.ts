// Generated from schemas/shared/registry/git-source.json by npm run generate. Do not edit.

/** Entries in a file of a Git repository. */
export interface GitSource {
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
  readonly path?: string;
  /** Credentials for a private repository, sent over HTTP. */
  readonly auth?: GitAuth;
}

/** Credentials for a private repository, sent over HTTP. */
export interface GitAuth {
  /** User to sign in as. */
  readonly username: string;
  /** Path of the file that holds the password or token. */
  readonly passwordFile: string;
}
