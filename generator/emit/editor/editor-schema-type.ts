/** A schema in plain JSON Schema draft-07. */
export type EditorSchema = Readonly<Record<string, unknown>>;
