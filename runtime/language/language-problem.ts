/** A problem of a string in one of the languages that are embedded in documents. */
export interface LanguageProblem {
  /** In one sentence without a final period. */
  readonly message: string;
  /** What to write instead, where the language knows. */
  readonly hint: string | undefined;
  /** Where in the text, in UTF-16 units; the whole text where nothing closer is known. */
  readonly start: number;
  readonly end: number;
}
