/** Why nobody can be signed in at a remote server. Thrown within a sign-in, which ends with it as a value. */
export class LoginProblem extends Error {
  /** What to do next. */
  readonly hint: string;

  constructor(problem: string, hint: string) {
    super(problem);
    this.hint = hint;
  }
}
