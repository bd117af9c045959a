import { placeOf } from '../../runtime/config/part.ts';
import { objectNames } from '../lower/object-names.ts';
import { emittedPods } from '../program/emitted-pods.ts';
import { exposedServices } from '../program/exposed-services.ts';
import type { LinkedProgram } from '../program/link.ts';
import { openServices, selectsPods } from '../program/open-services.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import { isKind, titleOf, type Resource } from '../program/resource.ts';
import { reachableFromOutside } from './open-to-everybody.ts';
import type { Rule } from './rule.ts';

/** A registry in which everybody may do everything (spec 1, mode anonymous) stays inside of its cluster. */
export const registryOpen: Rule = async (program, report) => {
  if (program.foreign.length === 0) return;
  let exposed: ReadonlyMap<string, string> | undefined;
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    exposed ??= exposedServices(program);
    const service = objectNames.registry(registry.name);
    const by = exposed.get(JSON.stringify([registry.namespace, service])) ?? ownService(registry, program);
    if (by === undefined) continue;
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config?.auth?.mode !== 'anonymous') continue;
    report(reachableFromOutside({ title: titleOf(registry), by }, placeOf(part, ['auth', 'mode'], 'value')));
  }
};

/** A Service of the input that opens the pods of a registry to the outside. */
function ownService(registry: Resource<'MCPRegistry'>, program: LinkedProgram): string | undefined {
  const pods = emittedPods(program).find(({ owner }) => owner === registry);
  return pods === undefined ? undefined : openServices(program).find((service) => selectsPods(service, pods))?.by;
}
