/** What a replica passes on to the others since it may be for them: bodies are the id of the session, a space, and the message. */
export type SessionTopic = 'answer' | 'cancel' | 'listens';

/** The body of such a mail. */
export function sessionMail(session: string, message: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${session} `), message]);
}
