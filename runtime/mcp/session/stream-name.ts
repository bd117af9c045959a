/** What the id of a stream says: whose it is, who writes it, and whether it is the stream of a session (s) or of a call (c). */
export interface StreamName {
  readonly session: string;
  readonly replica: string;
  readonly kind: 's' | 'c';
  readonly count: number;
}

/** The id of a stream; letters and digits. */
export function streamName({ session, replica, kind, count }: StreamName): string {
  return `${ownerOf(session)}${replica}${kind}${count.toString(36)}`;
}

/** Reads the id of a stream of a session; undefined where it is not one. */
export function readStreamName(text: string, session: string): StreamName | undefined {
  const owner = ownerOf(session);
  if (!text.startsWith(owner)) return undefined;
  const [, replica, kind, count] = /^([0-9a-f]{12})([sc])([0-9a-z]{1,10})$/.exec(text.slice(owner.length)) ?? [];
  if (replica === undefined || count === undefined) return undefined;
  return { session, replica, kind: kind === 's' ? 's' : 'c', count: Number.parseInt(count, 36) };
}

function ownerOf(session: string): string {
  return session.replaceAll('-', '').slice(0, 32);
}
