import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { emittedPods, mayBeIn } from '../../facts/pods/emitted-pods.ts';
import { servicePaths } from '../../facts/network/exposed-services.ts';
import { foreignNamed } from '../../facts/foreign-named.ts';
import { generatedService, servicesOf } from '../../facts/network/generated-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { workloadUrls } from '../../facts/network/workload-urls.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const resourceName = defineDiagnostic<{ name: string; owner: string; services: readonly string[] }>({
  code: 'address/resource-name',
  severity: 'warning',
  extent: 'whole',
  summary: 'An address with the name of a resource as host. Its Service has another name.',
  message: ({ name, owner }) => `no Service of the input is named "${name}": that is the name of ${owner}`,
  hint: ({ services }) => `use ${services.join(' or ')}`,
});

/** What runs for a resource is reached by the name of its Service (design: names). */
export const addressResourceName: Rule = (program, report) => {
  // In a part of the input the Service may be elsewhere.
  if (program.extent === 'part' || program.isIncomplete) return;
  const hosts = hostsIn(program);
  if (hosts.length === 0) return;
  const named = Map.groupBy(
    emittedPods(program).map(({ owner }) => owner),
    ({ name }) => name,
  );
  for (const { part, path, host, namespace, from } of hosts) {
    const owners = (named.get(host) ?? []).filter((owner) => owner !== from && mayBeIn(owner, namespace));
    const [owner] = owners;
    // A proxy in front of a server elsewhere often has the name of that server.
    if (owner === undefined || owners.some(({ kind }) => kind === 'MCPRemoteProxy')) continue;
    if (isService(host, namespace, program)) continue;
    const services = servicesOf(owner).flatMap(({ name, isBehindProxy }) => (isBehindProxy ? [] : [`"${name}"`]));
    if (services.length === 0) continue;
    report(resourceName({ name: host, owner: titleOf(owner), services }, placeOf(part, path, 'value')));
  }
};

interface Host {
  readonly part: Part;
  readonly path: DocumentPath;
  readonly host: string;
  readonly namespace: string | undefined;
  readonly from: AnyResource | undefined;
}

function isService(name: string, namespace: string | undefined, program: LinkedProgram): boolean {
  if (generatedService(program, namespace, name) !== undefined) return true;
  return foreignNamed(program, 'Service', name, namespace) !== undefined;
}

function hostsIn(program: LinkedProgram): Host[] {
  return [
    ...program.resources.flatMap((resource) =>
      workloadUrls(resource).flatMap(({ url, path }): Host[] => {
        const [, host, at] =
          /^https?:\/\/([a-z0-9-]+)(?:\.([a-z0-9-]+)(?:\.svc(?:\.cluster\.local)?)?)?(?=[:/]|$)/.exec(url) ?? [];
        const namespace = at ?? resource.namespace;
        return host === undefined ? [] : [{ part: resource, path, host, namespace, from: resource }];
      }),
    ),
    ...program.foreign.flatMap((object) =>
      (servicePaths[object.plainKind ?? ''] ?? []).flatMap((way) =>
        valuesAt(object.object, way).flatMap(({ value, path, parent }): Host[] => {
          const kind = propertyOf(parent, 'kind') ?? 'Service';
          if (typeof value !== 'string' || kind !== 'Service') return [];
          const named = propertyOf(parent, 'namespace');
          const namespace = typeof named === 'string' ? named : object.namespace;
          return [{ part: object, path, host: value, namespace, from: undefined }];
        }),
      ),
    ),
  ];
}
