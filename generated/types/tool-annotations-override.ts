// Generated from schemas/shared/tools/tool-annotations-override.json by npm run generate. Do not edit.

/** Replacements for the annotations of one tool. A field that is absent leaves the backend's value; false and an empty title are values of their own. */
export interface ToolAnnotationsOverride {
  /** Title shown to people. */
  title?: string;
  /** Whether the tool changes nothing. */
  readOnlyHint?: boolean;
  /** Whether the tool may destroy something. */
  destructiveHint?: boolean;
  /** Whether calling the tool twice equals calling it once. */
  idempotentHint?: boolean;
  /** Whether the tool reaches beyond a closed set of things. */
  openWorldHint?: boolean;
}
