import type { RegistrySource } from '../../generated/types/registry-source.ts';
import type { OpenRefusal } from '../storage/database.ts';
import type { LostEntries } from './store/registry-store.ts';

/**
 * What to say of a configuration that would take away what was published: one without a managed source that holds entries, or with
 * another kind of source under its name. Entries of sources that are read come back; published ones would be gone for good.
 */
export function lostPublications({ source, count }: LostEntries, wanted: readonly RegistrySource[]): OpenRefusal {
  const isOther = wanted.some(({ name }) => name === source);
  return {
    outcome: 'refused',
    problem: `the managed source "${source}" holds ${count} published ${count === 1 ? 'entry' : 'entries'}, and the configuration ${isOther ? 'makes another kind of source of it' : 'no longer has it'}`,
    hint: `put "${source}" with managed: {} back; to remove it, delete its entries over the API first`,
  };
}
