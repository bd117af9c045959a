import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { servicePaths } from '../../facts/network/exposed-services.ts';
import { generatedService, serviceBehind, type GeneratedService } from '../../facts/network/generated-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { workloadUrls, type WorkloadUrl } from '../../facts/network/workload-urls.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const wrongPort = defineDiagnostic<{ service: string; owner: string; asked: string; port: number }>({
  code: 'address/service-wrong-port',
  severity: 'error',
  summary: 'An address of a generated Service with a port that it does not have.',
  message: ({ service, owner, asked, port }) =>
    `Service "${service}" of ${owner} has the port ${port}, and this asks for ${asked}`,
  hint: ({ port }) => `use port ${port}`,
});

export const pastProxy = defineDiagnostic<{ service: string; server: string; proxy: string; port: number }>({
  code: 'address/service-past-proxy',
  severity: 'error',
  summary: 'An address of a server behind its proxy, which only that proxy may connect to.',
  message: ({ service, server }) =>
    `Service "${service}" is ${server} behind its proxy: its NetworkPolicy lets only the proxy in`,
  hint: ({ proxy, port }) => `use its proxy, Service "${proxy}" with port ${port}`,
});

export const endless = defineDiagnostic<{ service: string; what: string }>({
  code: 'address/service-of-itself',
  severity: 'error',
  summary: 'A remote URL that leads back to the workload that asks, so that a request goes round in circles.',
  message: ({ service, what }) => `Service "${service}" is ${what}, so requests would go round in circles`,
  hint: () => 'use the URL of the server that is meant',
});

/** Addresses of Services that the input itself makes lead where somebody listens (specs 2 and 3: remoteUrl, backends, proxyPort). */
export const addressService: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { url, path } of workloadUrls(resource)) {
      checkGeneratedAddress({ url, path, part: resource, from: resource }, program, report);
    }
  }
  for (const object of program.foreign) {
    for (const { path, value, parent } of (servicePaths[object.plainKind ?? ''] ?? []).flatMap((way) =>
      valuesAt(object.object, way),
    )) {
      const named = propertyOf(parent, 'namespace');
      const namespace = typeof named === 'string' ? named : object.namespace;
      const service = typeof value === 'string' ? generatedService(program, namespace, value) : undefined;
      if (service === undefined) continue;
      const port = propertyOf(parent, 'port');
      const isNamed = typeof port === 'object';
      const asked = isNamed ? (propertyOf(port, 'number') ?? propertyOf(port, 'name')) : port;
      const below = [...path.slice(0, -1), 'port'];
      const number = propertyOf(port, 'number') === undefined ? 'name' : 'number';
      // A generated Service calls its port http; a route without a port is refused by its own schema.
      const known = asked === 'http' || asked === undefined ? service.port : asked;
      check(service, known, object, path, isNamed ? [...below, number] : below, report);
    }
  }
};

/** Reports a URL of a part that leads to a Service of the input where nobody answers a workload that asks. */
export function checkGeneratedAddress(
  { url, path, part, from }: WorkloadUrl & { readonly part: Part; readonly from: AnyResource },
  program: LinkedProgram,
  report: Report,
): void {
  const target = serviceBehind(url, from.namespace, program);
  if (target === undefined) return;
  const what = loop(from, target.service);
  if (what === undefined) check(target.service, target.port, part, path, path, report);
  else report(endless({ service: target.service.name, what }, placeOf(part, path, 'value')));
}

function check(
  service: GeneratedService,
  asked: unknown,
  part: Part,
  path: DocumentPath,
  portPath: DocumentPath,
  report: Report,
): void {
  const { name, owner, port, isBehindProxy } = service;
  if (isBehindProxy && owner.kind === 'MCPServer') {
    const proxy = { proxy: objectNames.serverProxy(owner.name), port: owner.resource.spec.proxyPort };
    report(pastProxy({ service: name, server: titleOf(owner), ...proxy }, placeOf(part, path, 'value')));
  } else if (asked !== port) {
    const place = placeOf(part, portPath, 'value');
    report(wrongPort({ service: name, owner: titleOf(owner), asked: shownValue(asked), port }, place));
  }
}

/** What a Service is to a workload that must not ask it. */
function loop(resource: AnyResource, { owner }: GeneratedService): string | undefined {
  if (owner === resource) return 'its own';
  if (owner.kind !== 'VirtualMCPServer' || owner.namespace !== resource.namespace) return undefined;
  if (resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry') return undefined;
  const { groupRef } = resource.resource.spec;
  const serves = groupRef !== undefined && owner.resource.spec.config?.groupRef === groupRef;
  return serves ? `that of ${titleOf(owner)}, which serves its group` : undefined;
}
