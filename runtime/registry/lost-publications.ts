import type { RegistrySource } from '../../generated/types/registry-source.ts';
import type { OpenRefusal } from '../storage/database.ts';
import type { RegistryStore } from './store/registry-store.ts';

/**
 * Refuses a configuration that would take away what was published: one without a managed source that holds entries, or with
 * another kind of source under its name. Entries of sources that are read come back; published ones would be gone for good.
 * Undefined: nothing is lost.
 */
export async function lostPublications(
  store: RegistryStore,
  wanted: readonly RegistrySource[],
): Promise<OpenRefusal | undefined> {
  const { sources } = await store.declarations();
  const kept = new Set(wanted.filter(({ managed }) => managed !== undefined).map(({ name }) => name));
  for (const { name, origin, definition } of sources) {
    if (origin !== 'CONFIG' || definition.managed === undefined || kept.has(name)) continue;
    const { entries } = await store.entriesSince(name, 0);
    const count = entries.filter(({ versions }) => versions.length > 0).length;
    if (count === 0) continue;
    const isOther = wanted.some((source) => source.name === name);
    return {
      outcome: 'refused',
      problem: `the managed source "${name}" holds ${count} published ${count === 1 ? 'entry' : 'entries'}, and the configuration ${isOther ? 'makes another kind of source of it' : 'no longer has it'}`,
      hint: `put "${name}" with managed: {} back; to be rid of it, delete its entries over the API first`,
    };
  }
  return undefined;
}
