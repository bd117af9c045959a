import type { SchemaPath } from './subschemas.ts';

/** What is wrong with a JSON Schema, and where in it. */
export interface SchemaProblem {
  /** `invalid`: it is not a schema. The others are valid, and do not do what their author intends. */
  readonly kind:
    | 'invalid'
    | 'unknown-keyword'
    | 'unlisted-required'
    | 'pattern'
    | 'unsatisfiable'
    | 'external-reference'
    | 'other-draft';
  readonly path: SchemaPath;
  readonly at: 'key' | 'value';
  /** In one sentence without a final period. */
  readonly message: string;
  /** The word that was meant may be among these. */
  readonly word?: { readonly written: string; readonly known: readonly string[] };
  readonly hint?: string;
  /** The range inside the string. */
  readonly range?: { readonly text: string; readonly start: number; readonly end: number };
}
