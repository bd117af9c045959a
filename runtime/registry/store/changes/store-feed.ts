import { changeFeed, type ChangeFeed } from '../../../storage/change-feed.ts';
import type { StoreChange } from '../registry-store.ts';

/** Hands the changes of the store to those who listen. */
export type StoreFeed = ChangeFeed<StoreChange>;

/** Those that bring what was added are handed on at once: their writer is about to read it. */
export function storeFeed(): StoreFeed {
  return changeFeed((change) => ('added' in change ? undefined : keyOf(change)));
}

/** Equal for changes that one read covers. A change that was found at a revision does not cover one that was announced without it. */
function keyOf(change: StoreChange): string {
  const { of } = change;
  return of === 'entries'
    ? `${of} ${change.source} ${change.revision ?? ''}`
    : `${of} ${'source' in change ? change.source : ''}`;
}
