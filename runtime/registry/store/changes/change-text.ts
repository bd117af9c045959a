import type { StoreChange } from '../registry-store.ts';

/** The channel of PostgreSQL on which replicas tell each other. */
export const changeChannel = 'svc_registry_changes';

/** A change as the text of a notification, with the store that made it. PostgreSQL takes up to 8,000 bytes; names are short. */
export function changeText(change: StoreChange, by: string): string {
  return [by, change.of, ...('source' in change ? [change.source] : [])].join(' ');
}

/** Reads such a notification; undefined where it is not a change, and for changes that this store made itself. */
export function readChange(text: string, own: string): StoreChange | undefined {
  const [by, of, source] = text.split(' ');
  if (by === own) return undefined;
  if (of === 'declarations' || of === 'sessions') return { of };
  return (of === 'entries' || of === 'sync') && source !== undefined ? { of, source } : undefined;
}
