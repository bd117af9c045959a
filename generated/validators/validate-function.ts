// Generated from schemas/dialect.json by npm run generate. Do not edit.

/** One finding of a validator, in the shape of Ajv's error objects. */
export interface ValidationError {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema object that holds the keyword. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** Checks a value; the findings of the last call are in `errors`. */
export interface ValidateFunction<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}
