import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { generatedService } from '../../facts/network/generated-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../../facts/facts-of.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const noReferenceGrant = defineDiagnostic<{ kind: string; service: string; from: string; to: string }>({
  code: 'address/no-reference-grant',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A route of the Gateway API to a Service of another namespace that no ReferenceGrant there allows. Gateways refuse to lead there.',
  message: ({ kind, service, from, to }) =>
    `no ReferenceGrant of namespace "${to}" allows this ${kind} of namespace "${from}" to lead to Service "${service}"`,
  hint: ({ kind, from, to }) =>
    `add a ReferenceGrant to namespace "${to}" (from: ${kind} of namespace "${from}", to: Service), or put the ${kind} into that namespace`,
});

const group = 'gateway.networking.k8s.io';
const routes: ReadonlySet<string> = new Set(['GRPCRoute', 'HTTPRoute', 'TCPRoute', 'TLSRoute', 'UDPRoute']);

/** Routes lead to Services of other namespaces where those allow it (Gateway API, ReferenceGrant). */
export const addressNoReferenceGrant: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  for (const object of program.foreign) {
    const { kind, namespace: from } = object;
    if (object.group !== group || !routes.has(kind) || from === undefined) continue;
    for (const { value: backend, path } of valuesAt(object.object, ['spec', 'rules', '*', 'backendRefs', '*'])) {
      const [to, service] = [propertyOf(backend, 'namespace'), propertyOf(backend, 'name')];
      const isService = (propertyOf(backend, 'kind') ?? 'Service') === 'Service';
      if (typeof to !== 'string' || typeof service !== 'string' || to === from || !isService) continue;
      // Of Services that are not made here, others know who may lead to them.
      if (generatedService(program, to, service) === undefined) continue;
      const granted = grantsOf(program);
      if ([service, anyName].some((name) => granted.has(keyOf(kind, from, to, name)))) continue;
      report(noReferenceGrant({ kind, service, from, to }, placeOf(object, [...path, 'namespace'], 'value')));
    }
  }
};

/** The name of a grant for all Services of a namespace; no Service has it. */
const anyName = '';

/** What the ReferenceGrants of a program allow: a kind of route and its namespace, the namespace and name of a Service. */
const grantsOf = computedOnce((program: LinkedProgram): ReadonlySet<string> => {
  const granted = new Set<string>();
  for (const { group: own, kind, namespace, object } of program.foreign) {
    if (own !== group || kind !== 'ReferenceGrant' || namespace === undefined) continue;
    for (const { value: to } of valuesAt(object, ['spec', 'to', '*'])) {
      if ((propertyOf(to, 'group') ?? '') !== '' || propertyOf(to, 'kind') !== 'Service') continue;
      const name = propertyOf(to, 'name');
      for (const { value: from } of valuesAt(object, ['spec', 'from', '*'])) {
        if (propertyOf(from, 'group') !== group) continue;
        const said = [propertyOf(from, 'kind'), propertyOf(from, 'namespace'), name ?? anyName];
        const [route, place, service] = said.map((word) => (typeof word === 'string' ? word : undefined));
        if (route === undefined || place === undefined || service === undefined) continue;
        granted.add(keyOf(route, place, namespace, service));
      }
    }
  }
  return granted;
});

function keyOf(kind: string, from: string, to: string, name: string): string {
  return JSON.stringify([kind, from, to, name]);
}
