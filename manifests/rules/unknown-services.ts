import { isNearMiss, isNearNamespace, digitsOf } from '../../runtime/config/near-miss.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../program/by-namespace.ts';
import { foreignNamed } from '../program/foreign-named.ts';
import { servicesOf } from '../program/generated-services.ts';
import type { LinkedProgram } from '../program/link.ts';
import { mayHoldMore } from '../program/may-hold-more.ts';
import { workloadUrls } from '../program/workload-urls.ts';
import type { Rule } from './rule.ts';

export const unknownService = defineDiagnostic<{ service: string; namespace: string; meant: string }>({
  code: 'address/unknown-service',
  severity: 'warning',
  summary:
    'A URL with the name of a Service that its namespace does not have, where the input generates one of that name elsewhere, or one whose name is a letter or two off.',
  message: ({ service, namespace }) =>
    `Service "${service}" of namespace "${namespace}" is neither in the input nor generated from it`,
  hint: ({ meant }) => `did you mean ${meant}?`,
});

interface Offered {
  readonly name: string;
  readonly namespace: string | undefined;
}

/** A URL that names a generated Service names the namespace that has it (spec 3, remoteUrl; Kubernetes, DNS for Services). */
export const unknownServices: Rule = (program, report) => {
  if (mayHoldMore(program)) return;
  const services = program.resources.flatMap((owner) =>
    servicesOf(owner).flatMap(({ name, isBehindProxy }): Offered[] =>
      isBehindProxy ? [] : [{ name, namespace: owner.namespace }],
    ),
  );
  if (services.length === 0) return;
  const named = new ByNamespace(services, ({ name }) => [name]);
  const near = new ByNamespace(services, ({ name }) => [digitsOf(name)]);
  const known = namespacesOf(program);
  for (const resource of program.resources) {
    for (const { url, path } of workloadUrls(resource)) {
      const [, service, written] =
        /^https?:\/\/(v?mcp-[a-z0-9-]+)(?:\.([a-z0-9-]+)(?:\.svc(?:\.cluster\.local)?)?\.?)?(?=[:/?#]|$)/i.exec(url) ??
        [];
      const namespace = written ?? resource.namespace;
      if (service === undefined || namespace === undefined) continue;
      if (named.count(service, namespace) > 0 || foreignNamed(program, 'Service', service, namespace)) continue;
      const meant =
        near.all(digitsOf(service), namespace).find(({ name }) => isNearMiss(service, name)) ??
        // What a namespace outside of the input has is not known, unless its name looks like one of the input.
        named
          .all(service, undefined)
          .find(
            (one) => one.namespace !== undefined && (known.has(namespace) || isNearNamespace(namespace, one.namespace)),
          );
      if (meant === undefined) continue;
      const host = [meant.name, meant.namespace ?? written].filter((part) => part !== undefined).join('.');
      report(unknownService({ service, namespace, meant: host }, placeOf(resource, path, 'value')));
    }
  }
};

/** The namespaces that the input defines or has resources of ours in. */
function namespacesOf({ resources, foreign }: LinkedProgram): ReadonlySet<string> {
  return new Set([
    ...resources.flatMap(({ namespace }) => namespace ?? []),
    ...foreign.flatMap(({ kind, name }) => (kind === 'Namespace' ? [name] : [])),
  ]);
}
