import { digitsOf, isNearMiss, isNearNamespace } from '../../../runtime/config/near-miss.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../../facts/by-namespace.ts';
import { foreignNamed } from '../../facts/foreign-named.ts';
import { servicesOf } from '../../facts/network/generated-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import type { AnyResource } from '../../program/resource.ts';
import { workloadUrls } from '../../facts/network/workload-urls.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownService = defineDiagnostic<{ service: string; namespace: string; meant: string }>({
  code: 'address/unknown-service',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A URL with the name of a Service that its namespace does not have, where the input generates one of that name elsewhere, or one whose name is a letter or two off.',
  message: ({ service, namespace }) =>
    `Service "${service}" of namespace "${namespace}" is neither in the input nor generated from it`,
  hint: ({ meant }) => `did you mean ${meant}?`,
});

interface Named {
  readonly resource: AnyResource;
  readonly path: DocumentPath;
  readonly service: string;
  readonly namespace: string;
  /** Whether the URL says the namespace. */
  readonly isWritten: boolean;
}

/** A URL that names a generated Service names the namespace that has it (spec 3, remoteUrl; Kubernetes, DNS for Services). */
export const addressUnknownService: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  const named = program.resources.flatMap(namedServices);
  if (named.length === 0) return;
  const services = program.resources.flatMap((owner) =>
    servicesOf(owner).flatMap(({ name, isBehindProxy }) =>
      isBehindProxy ? [] : [{ name, namespace: owner.namespace }],
    ),
  );
  const byName = new ByNamespace(services, ({ name }) => [name]);
  const byDigits = new ByNamespace(services, ({ name }) => [digitsOf(name)]);
  const known = namespacesOf(program);
  for (const { resource, path, service, namespace, isWritten } of named) {
    if (byName.count(service, namespace) > 0 || foreignNamed(program, 'Service', service, namespace)) continue;
    const meant =
      byDigits
        .all(digitsOf(service), namespace, mostCompared)
        .find((one) => one.namespace === namespace && isNearMiss(service, one.name)) ??
      // What a namespace outside of the input has is not known, unless its name looks like one of the input.
      byName
        .all(service, undefined, mostCompared)
        .find(
          (one) => one.namespace !== undefined && (known.has(namespace) || isNearNamespace(namespace, one.namespace)),
        );
    if (meant === undefined) continue;
    const host = [meant.name, meant.namespace ?? (isWritten ? namespace : undefined)];
    const said = { service, namespace, meant: host.filter((part) => part !== undefined).join('.') };
    report(unknownService(said, placeOf(resource, path, 'value')));
  }
};

/** Names that are compared letter by letter for one URL. */
const mostCompared = 1000;

/** What the URLs of a workload name that may be a generated Service, by its name. */
function namedServices(resource: AnyResource): Named[] {
  return workloadUrls(resource).flatMap(({ url, path }) => {
    const [, service, written] =
      /^https?:\/\/(v?mcp-[a-z0-9-]+)(?:\.([a-z0-9-]+)(?:\.svc(?:\.cluster\.local)?)?\.?)?(?=[:/?#]|$)/i.exec(url) ??
      [];
    const namespace = written ?? resource.namespace;
    if (service === undefined || namespace === undefined) return [];
    return [{ resource, path, service, namespace, isWritten: written !== undefined }];
  });
}

/** The namespaces that the input defines, or that it has resources of svc in. */
function namespacesOf({ resources, foreign }: LinkedProgram): ReadonlySet<string> {
  return new Set([
    ...resources.flatMap(({ namespace }) => namespace ?? []),
    ...foreign.flatMap(({ kind, name }) => (kind === 'Namespace' ? [name] : [])),
  ]);
}
