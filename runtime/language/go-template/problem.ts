/** Why a string is not a template. Offsets are UTF-16 units of the string. */
export interface TemplateProblem {
  /** What is wrong, in one sentence without a final period. */
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** The name that is not a function, for a caller that can suggest one. */
  readonly unknownFunction?: string;
  readonly start: number;
  readonly end: number;
}
