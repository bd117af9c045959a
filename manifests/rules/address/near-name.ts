import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { servicePaths } from '../../facts/network/exposed-services.ts';
import { servicesOf } from '../../facts/network/generated-services.ts';
import { digitsOf, isNearMiss } from '../../../runtime/config/near-miss.ts';
import { identityOf } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const nearService = defineDiagnostic<{ name: string; meant: string }>({
  code: 'address/near-name',
  severity: 'warning',
  extent: 'whole',
  summary: 'A way into the cluster to a Service that is not there, a letter or two off one that is generated.',
  message: ({ name }) => `Service "${name}" is neither in the input nor generated from it`,
  hint: ({ meant }) => `did you mean "${meant}"?`,
});

/** What leads into the cluster leads to Services that are there (Kubernetes, Ingress and HTTPRoute). */
export const addressNearName: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  const services = program.resources.flatMap((owner) =>
    servicesOf(owner).map(({ name, isBehindProxy }) => ({ name, isBehindProxy, namespace: owner.namespace })),
  );
  if (services.length === 0) return;
  const taken = new Set(
    [...services, ...program.foreign.filter(({ plainKind }) => plainKind === 'Service')].map(({ namespace, name }) =>
      identityOf('', namespace, name),
    ),
  );
  // Only names with the same digits are near one another: with that, few are compared.
  const open = Map.groupBy(
    services.filter(({ isBehindProxy }) => !isBehindProxy),
    ({ namespace, name }) => identityOf('', namespace, digitsOf(name)),
  );
  for (const object of program.foreign) {
    for (const { path, value: name, parent } of (servicePaths[object.plainKind ?? ''] ?? []).flatMap((way) =>
      valuesAt(object.object, way),
    )) {
      const [named, kind = 'Service'] = [propertyOf(parent, 'namespace'), propertyOf(parent, 'kind')];
      const namespace = typeof named === 'string' ? named : object.namespace;
      if (typeof name !== 'string' || kind !== 'Service' || taken.has(identityOf('', namespace, name))) continue;
      const meant = open
        .get(identityOf('', namespace, digitsOf(name)))
        ?.find((service) => isNearMiss(name, service.name));
      if (meant !== undefined) report(nearService({ name, meant: meant.name }, placeOf(object, path, 'value')));
    }
  }
};
