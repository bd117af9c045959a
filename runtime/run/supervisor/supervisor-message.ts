import { isJsonObject } from '../../identity/json-object.ts';

/** What a supervisor tells whoever started it, one JSON object a line. Nothing in it is secret. */
export type SupervisorMessage =
  | { readonly kind: 'progress'; readonly text: string }
  /** The server answers. */
  | { readonly kind: 'answers'; readonly url: string }
  /** The proxy listens, and refuses requests until somebody has signed in at the remote server. */
  | { readonly kind: 'signed-out'; readonly url: string; readonly problem: string }
  /** It does not, and the supervisor ends. `lines`: the last that the server wrote. */
  | { readonly kind: 'failed'; readonly problem: string; readonly hint?: string; readonly lines: readonly string[] };

/** Reads one line; undefined where it is none of these. */
export function readMessage(line: string): SupervisorMessage | undefined {
  const value: unknown = valueOf(line);
  if (!isJsonObject(value)) return undefined;
  const { kind, text, url, problem, hint, lines } = value;
  if (kind === 'progress' && typeof text === 'string') return { kind, text };
  if (kind === 'answers' && typeof url === 'string') return { kind, url };
  if (kind === 'signed-out' && typeof url === 'string' && typeof problem === 'string') return { kind, url, problem };
  if (kind !== 'failed' || typeof problem !== 'string' || !Array.isArray(lines)) return undefined;
  const tail = lines.filter((each) => typeof each === 'string');
  return typeof hint === 'string' ? { kind, problem, hint, lines: tail } : { kind, problem, lines: tail };
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
