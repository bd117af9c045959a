// Generated from schemas/api/error-reply.json by npm run generate. Do not edit.

/** What every error answers. */
export interface ErrorReply {
  /** What is wrong and what to do next, for people. */
  readonly error: string;
  /** What is wrong, for programs. A code never changes its meaning. */
  readonly code: string;
}
