import type { SchemaFolder } from './schema-folder.ts';
import type { Schema } from './schema.ts';

/** One schema file, after the dialect check. */
export interface SchemaFile {
  readonly folder: SchemaFolder;
  /** The folder inside of that, such as `metadata`. */
  readonly subject?: string;
  /** File name without `.json`, unique over all folders: generated modules are named after it. */
  readonly base: string;
  readonly schema: Schema;
}
