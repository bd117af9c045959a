import { project } from '../../generated/project.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { titleOf, type AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const sharedServiceName = defineDiagnostic<{ name: string; other: string }>({
  code: 'telemetry/shared-service-name',
  severity: 'error',
  summary: 'Two servers send traces and metrics under one service name, so that nobody can tell them apart.',
  message: ({ name, other }) => `the service name "${name}" is that of ${other} too`,
  hint: () =>
    'give each server a name of its own, or remove serviceName: the default is made from the name of the server',
});

interface ServiceName {
  readonly owner: AnyResource;
  readonly name: string;
  readonly path: DocumentPath;
  /** The name is written, not the default. */
  readonly isWritten: boolean;
}

/**
 * A telemetry service name belongs to one server of a namespace (spec 3, MCPTelemetryConfigReference). Across namespaces one name is
 * no mistake: the copies of a server for staging and production have it.
 */
export const uniqueTelemetryServiceName: Rule = (program, report) => {
  const owners = new Map<string, ServiceName>();
  const named = program.resources.flatMap(serviceNameOf);
  // Written names come last, so that the finding is at one.
  for (const found of [...named.filter((name) => !name.isWritten), ...named.filter((name) => name.isWritten)]) {
    const identity = `${found.owner.namespace ?? ''}/${found.name}`;
    const first = owners.get(identity);
    if (first === undefined) {
      owners.set(identity, found);
      continue;
    }
    if (!found.isWritten) continue;
    const span = placeOf(first.owner, first.path, 'value');
    report(
      sharedServiceName(
        { name: found.name, other: titleOf(first.owner) },
        placeOf(found.owner, found.path, 'value'),
        span === undefined ? [] : [{ message: 'the other server', span }],
      ),
    );
  }
};

function serviceNameOf(owner: AnyResource): ServiceName[] {
  if (owner.kind === 'VirtualMCPServer') {
    const { serviceName } = owner.authored.spec.config?.telemetry ?? {};
    const path = ['spec', 'config', 'telemetry', 'serviceName'];
    return serviceName === undefined || serviceName === '' ? [] : [{ owner, name: serviceName, path, isWritten: true }];
  }
  if (owner.kind !== 'MCPServer' && owner.kind !== 'MCPRemoteProxy') return [];
  const { telemetryConfigRef, telemetry } = owner.authored.spec;
  if (telemetryConfigRef !== undefined) {
    const { serviceName } = telemetryConfigRef;
    const path = ['spec', 'telemetryConfigRef'];
    return serviceName === undefined || serviceName === ''
      ? [{ owner, name: `${project.telemetryServiceNamePrefix}${owner.name}`, path, isWritten: false }]
      : [{ owner, name: serviceName, path: [...path, 'serviceName'], isWritten: true }];
  }
  const written = telemetry?.openTelemetry?.serviceName;
  if (written === undefined || written === '') return [];
  return [{ owner, name: written, path: ['spec', 'telemetry', 'openTelemetry', 'serviceName'], isWritten: true }];
}
