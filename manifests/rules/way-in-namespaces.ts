import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { mayBeIn } from '../program/emitted-pods.ts';
import { servicesOf } from '../program/generated-services.ts';
import { waysIn } from '../program/ways-in.ts';
import type { Rule } from './rule.ts';

export const serviceElsewhere = defineDiagnostic<{ kind: string; service: string; wanted: string; found: string }>({
  code: 'address/other-namespace',
  severity: 'warning',
  summary: 'A way into the cluster to a Service of its own namespace that is generated in another one.',
  message: ({ kind, service, wanted, found }) =>
    `this ${kind} leads to Service "${service}" of namespace "${wanted}", and the input has it in "${found}"`,
  hint: ({ kind, found }) =>
    kind === 'Ingress'
      ? `put the Ingress into namespace "${found}": an Ingress leads to Services of its own namespace only`
      : `add namespace: ${found} beside the name, and a ReferenceGrant to namespace "${found}"`,
  givesWayTo: ['address/near-name'],
});

/** What leads into the cluster names Services where they are (Kubernetes, Ingress backends; Gateway API, backendRefs). */
export const wayInNamespaces: Rule = (program, report) => {
  if (program.extent === 'part' || program.isIncomplete || program.failed.size > 0) return;
  const services = Map.groupBy(
    program.resources.flatMap((owner) =>
      servicesOf(owner).flatMap(({ name, isBehindProxy }) =>
        isBehindProxy ? [] : [{ name, namespace: owner.namespace }],
      ),
    ),
    ({ name }) => name,
  );
  const reported = new Set<string>();
  for (const { object, service, namespace: wanted, at } of waysIn(program)) {
    const generated = services.get(service) ?? [];
    const place = JSON.stringify([object.kind, object.namespace, object.name, at.service]);
    if (wanted === undefined || generated.length === 0 || reported.has(place)) continue;
    const known = [
      ...generated,
      ...program.foreign.filter(({ plainKind, name }) => plainKind === 'Service' && name === service),
    ];
    const [found] = known;
    if (found?.namespace === undefined || known.some((one) => mayBeIn(one, wanted))) continue;
    reported.add(place);
    const said = { kind: object.kind, service, wanted, found: found.namespace };
    report(serviceElsewhere(said, placeOf(object, at.service, 'value')));
  }
};
