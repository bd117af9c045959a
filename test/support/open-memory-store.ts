import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../runtime/registry/store/registry-store.ts';

/** A store of its own in the memory of this process. */
export async function openMemoryStore(clock?: () => number): Promise<RegistryStore> {
  const opening = await openStore('memory', clock);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}
