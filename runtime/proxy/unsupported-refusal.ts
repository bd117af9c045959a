import { unsupportedIn } from '../not-yet/run-fields.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';

/** Why a run document is refused that asks for what no program supports yet; undefined where it asks for nothing like that. */
export function unsupportedRefusal(config: object): RefusedStart | undefined {
  const unsupported = unsupportedIn(config);
  if (unsupported.length === 0) return undefined;
  const problem = unsupported.map(({ path, reason }) => `${path} is set: ${reason}`).join('; ');
  const hint = unsupported.map(({ path, instead }) => `${path}: ${instead}`).join('; ');
  return { problem, hint };
}
