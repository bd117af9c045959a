import { suggest } from '../../runtime/config/suggest.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { GroupStore } from '../../runtime/run/state/group-store.ts';
import type { Terminal } from '../output/terminal.ts';

/** Why a group cannot be used: there is none of its name. Undefined where there is. */
export function unknownGroup(name: string, { environment }: Terminal): RefusedStart | undefined {
  const groups = new GroupStore(environment);
  if (groups.has(name)) return undefined;
  const near = suggest(name, groups.names());
  const create = `svc group create ${name} adds it`;
  return {
    problem: `there is no group ${JSON.stringify(name)}`,
    hint: near === undefined ? create : `did you mean ${JSON.stringify(near)}? ${create}`,
  };
}
