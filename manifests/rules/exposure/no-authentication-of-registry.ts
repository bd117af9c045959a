import { placeOf } from '../../../runtime/config/part.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { podsOfOwner } from '../../facts/pods/emitted-pods.ts';
import { exposedServices } from '../../facts/network/exposed-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { openedPods } from '../../facts/network/open-services.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind, titleOf, type Resource } from '../../program/resource.ts';
import { reachableFromOutside } from './no-authentication.ts';
import type { Rule } from '../../check/contracts/rule.ts';

/** A registry in which everybody may do everything (spec 1, mode anonymous) stays inside of its cluster. */
export const exposureNoAuthenticationOfRegistry: Rule = async (program, report) => {
  if (program.foreign.length === 0) return;
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const service = objectNames.registry(registry.name);
    const by =
      exposedServices(program).get(JSON.stringify([registry.namespace, service])) ?? ownService(registry, program);
    if (by === undefined) continue;
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config?.auth?.mode !== 'anonymous') continue;
    report(reachableFromOutside({ title: titleOf(registry), by }, placeOf(part, ['auth', 'mode'], 'value')));
  }
};

/** A Service of the input that opens the pods of a registry to the outside. */
function ownService(registry: Resource<'MCPRegistry'>, program: LinkedProgram): string | undefined {
  const [pods] = podsOfOwner(program, registry);
  return pods === undefined ? undefined : openedPods(program).get(pods)?.by;
}
