import type { Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';

/** Looks at one schema (not below it) and says what is wrong with it, each as the end of a sentence. */
export type LintRule = (schema: Schema, file: SchemaFile, set: SchemaSet) => string[];
