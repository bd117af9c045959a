import { placeOf } from '../../runtime/config/part.ts';
import { objectNames } from '../lower/object-names.ts';
import { emittedPods, isSelected, mayBeIn } from '../program/emitted-pods.ts';
import { exposedServices } from '../program/exposed-services.ts';
import type { LinkedProgram } from '../program/link.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import { isKind, titleOf, type Resource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
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
  const labels = emittedPods(program).find(({ owner }) => owner === registry)?.labels ?? {};
  const service = program.foreign.find((object) => {
    if (object.kind !== 'Service' || !mayBeIn(registry, object.namespace)) return false;
    const spec = propertyOf(object.object, 'spec');
    const [type, selector] = [propertyOf(spec, 'type'), propertyOf(spec, 'selector')];
    const isOpen = type === 'LoadBalancer' || type === 'NodePort';
    // Without a selector it leads to what somebody else says.
    return isOpen && selector !== undefined && isSelected(labels, { matchLabels: selector });
  });
  return service === undefined ? undefined : `Service "${service.name}"`;
}
