// Generated from schemas/shared/tools/tool-annotations-override.json by npm run generate. Do not edit.

/** Replacements for the annotations of one tool. A field that is absent leaves the backend's value; false and an empty title are values of their own. */
export interface ToolAnnotationsOverride {
  /** Title shown to people. */
  readonly title?: string;
  /** Whether the tool changes nothing. */
  readonly readOnlyHint?: boolean;
  /** Whether the tool may destroy something. */
  readonly destructiveHint?: boolean;
  /** Whether calling the tool twice equals calling it once. */
  readonly idempotentHint?: boolean;
  /** Whether the tool reaches beyond a closed set of things. */
  readonly openWorldHint?: boolean;
}
