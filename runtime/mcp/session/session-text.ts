import { isLegacyRevision } from '../era/revisions.ts';
import { noSessionSettings, type SessionRecord } from './session-record.ts';

/** A session as it is written down, without its settings. */
export function sessionText({ id, binding, quotaKey, initialize, revision, hints }: SessionRecord): string {
  return JSON.stringify({ id, binding, quotaKey, initialize: initialize.toString('base64'), revision, hints });
}

/** Parses a stored session; undefined where the text is not a session. */
export function readSessionText(text: string): SessionRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, binding, quotaKey, initialize, revision, hints }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof id !== 'string' || typeof binding !== 'string' || typeof initialize !== 'string') return undefined;
  if (typeof quotaKey !== 'string') return undefined;
  if (typeof revision !== 'string' || !isLegacyRevision(revision)) return undefined;
  if (typeof hints !== 'object' || hints === null) return undefined;
  const known = Object.entries(hints).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const params = Buffer.from(initialize, 'base64');
  return {
    id,
    binding,
    quotaKey,
    initialize: params,
    revision,
    hints: Object.fromEntries(known),
    settings: noSessionSettings,
  };
}
