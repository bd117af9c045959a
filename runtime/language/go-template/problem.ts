/** Why a text is no template. Offsets are UTF-16 units of the text. */
export interface TemplateProblem {
  /** What is wrong, in one sentence without a final period. */
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** The name that is no function, for a reader who can suggest one. */
  readonly unknownFunction?: string;
  readonly start: number;
  readonly end: number;
}
