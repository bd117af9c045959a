// Generated from the reference emitter by npm run generate. Do not edit.

/** The documentation of a value: a whole document, a field, an item. */
export interface ReferenceEntry {
  readonly description: string;
  /** Part and section of the specification that describes this type and what is in it. */
  readonly section?: string;
  /** In words: `string`, `list of EnvVar`. */
  readonly type: string;
  readonly default?: unknown;
  /** A default that is computed, in words. */
  readonly derived?: string;
  readonly values?: readonly unknown[];
  readonly limits?: readonly string[];
  readonly examples?: readonly unknown[];
  /** Kind of the object that it names. */
  readonly refersTo?: string;
  readonly secret?: true;
  readonly deprecated?: string;
  /** Why we chose this where the specification is open. */
  readonly unspecified?: string;
  readonly rules?: readonly string[];
  /** File that holds the parts of this value. */
  readonly ref?: string;
  /** Names of the fields that have to be there. */
  readonly required?: readonly string[];
  readonly fields?: Readonly<Record<string, ReferenceEntry>>;
  /** An item of the list. */
  readonly items?: ReferenceEntry;
  /** A value of the map, whatever its key. */
  readonly entries?: ReferenceEntry;
}
