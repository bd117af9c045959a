import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../../facts/by-namespace.ts';
import { foreignNamed } from '../../facts/foreign-named.ts';
import { servicesOf } from '../../facts/network/generated-services.ts';
import { ingressRoutes } from '../../facts/network/ingress-routes.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const serviceElsewhere = defineDiagnostic<{ kind: string; service: string; wanted: string; found: string }>({
  code: 'address/other-namespace',
  severity: 'warning',
  extent: 'whole',
  summary: 'A way into the cluster to a Service of its own namespace that is generated in another one.',
  message: ({ kind, service, wanted, found }) =>
    `this ${kind} leads to Service "${service}" of namespace "${wanted}", and the input has it in namespace "${found}"`,
  hint: ({ kind, found }) =>
    kind === 'Ingress'
      ? `put the Ingress into namespace "${found}": an Ingress leads to Services of its own namespace only`
      : `add namespace: ${found} beside the name, and a ReferenceGrant to namespace "${found}"`,
  givesWayTo: ['address/near-name'],
});

/** What leads into the cluster names Services where they are (Kubernetes, Ingress backends; Gateway API, backendRefs). */
export const addressOtherNamespace: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  const services = new ByNamespace(
    program.resources.flatMap((owner) =>
      servicesOf(owner).flatMap(({ name, isBehindProxy }) =>
        isBehindProxy ? [] : [{ name, namespace: owner.namespace }],
      ),
    ),
    ({ name }) => [name],
  );
  const reported = new Set<string>();
  for (const { object, service, namespace: wanted, at } of ingressRoutes(program)) {
    const place = JSON.stringify([object.kind, object.namespace, object.name, at.service]);
    const found = services.first(service, undefined);
    if (wanted === undefined || found?.namespace === undefined || reported.has(place)) continue;
    const isThere =
      services.count(service, wanted) > 0 || foreignNamed(program, 'Service', service, wanted) !== undefined;
    if (isThere) continue;
    reported.add(place);
    const said = { kind: object.kind, service, wanted, found: found.namespace };
    report(serviceElsewhere(said, placeOf(object, at.service, 'value')));
  }
};
