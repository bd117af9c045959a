import { referencesCondition } from './conditions.ts';
import type { StatusWriter } from './status-writer.ts';

/**
 * MCPServerEntry (spec 2): valid when all it refers to is known to be there, failed when something is missing or has errors. What
 * only the cluster knows leaves the phase open.
 */
export const entryStatus: StatusWriter<'MCPServerEntry'> = {
  accepted: (entry, context) => (referencesCondition(entry, context)?.status === 'Unknown' ? {} : { phase: 'Valid' }),
  refused: () => ({ phase: 'Failed' }),
};
