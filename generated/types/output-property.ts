// Generated from schemas/shared/workflow/output-property.json by npm run generate. Do not edit.

import type { JsonValue } from './json-value.ts';

/** One value of a workflow's output. */
export interface OutputProperty {
  /** JSON type of the value. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  /** A sentence that tells clients what the value means. */
  readonly description?: string;
  /** Template that builds the value, for example {{.steps.fetch.output.title}}. For an object it may yield JSON text. */
  readonly value?: string;
  /** Values of an object, by name, instead of one template. */
  readonly properties?: Readonly<Record<string, OutputProperty>>;
  /** Value to use when the template cannot be expanded; it is turned into the type above. */
  readonly default?: JsonValue;
}
