/** The program that a database belongs to: the names that it has there, and how its users say things. */
export interface StorageOwner {
  /** Its connections are called after it in the database's own tools. */
  readonly name: string;
  /**
   * The table that keeps account of its migrations: programs that share a database each have their own. A second one beside it, with
   * `_lock` at its end, holds off those who migrate at the same time.
   */
  readonly migrationTable: string;
  readonly words: {
    /** The setting that names the folder of an embedded database: `--data (dataDir in the configuration file)`. */
    readonly folder: string;
    /** What to do for several replicas, which an embedded database cannot have. */
    readonly replicas: string;
    /** The command that brings the tables up to date. */
    readonly migrate: string;
    /** The setting of the user who may change tables. */
    readonly migrationUser: string;
  };
}

/** The tables that keep account of a program's migrations, for those who grant rights. */
export function migrationTablesOf({ migrationTable }: StorageOwner): readonly string[] {
  return [migrationTable, `${migrationTable}_lock`];
}
