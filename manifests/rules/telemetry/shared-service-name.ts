import { project } from '../../../generated/project.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const sharedServiceName = defineDiagnostic<{ name: string; other: string; isWritten: boolean }>({
  code: 'telemetry/shared-service-name',
  severity: 'error',
  summary: 'Two servers send traces and metrics under one service name, so that their data cannot be distinguished.',
  message: ({ name, other, isWritten }) =>
    `the ${isWritten ? '' : 'default '}service name "${name}" is that of ${other} too`,
  hint: ({ isWritten }) =>
    isWritten
      ? 'give each server a name of its own, or remove serviceName: the default is made from the name of the server'
      : 'add a serviceName of its own',
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
 * fine: the copies of a server for staging and production have it.
 */
export const telemetrySharedServiceName: Rule = (program, report) => {
  const owners = new Map<string, ServiceName>();
  const names = program.resources.flatMap((resource) => serviceNameOf(resource, program));
  // Written names come last, so that the finding is at one.
  for (const found of [...names.filter((name) => !name.isWritten), ...names.filter((name) => name.isWritten)]) {
    const identity = `${found.owner.namespace ?? ''}/${found.name}`;
    const first = owners.get(identity);
    if (first === undefined) {
      owners.set(identity, found);
      continue;
    }
    const span = placeOf(first.owner, first.path, first.isWritten ? 'value' : 'key');
    report(
      sharedServiceName(
        { name: found.name, other: titleOf(first.owner), isWritten: found.isWritten },
        placeOf(found.owner, found.path, found.isWritten ? 'value' : 'key'),
        span === undefined ? [] : [{ message: 'the other server', span }],
      ),
    );
  }
};

/** The name that a server sends as. A default counts where something is sent or served. */
function serviceNameOf(owner: AnyResource, program: LinkedProgram): ServiceName[] {
  switch (owner.kind) {
    case 'VirtualMCPServer': {
      const { config } = owner.authored.spec;
      if (config?.telemetry === undefined) return [];
      const { serviceName, tracingEnabled, metricsEnabled, enablePrometheusMetricsPath } = config.telemetry;
      const isOn = [tracingEnabled, metricsEnabled, enablePrometheusMetricsPath].includes(true);
      const path = ['spec', 'config', 'telemetry'];
      return named(owner, path, serviceName, isOn ? (config.name ?? owner.name) : undefined);
    }
    case 'MCPServer':
    case 'MCPRemoteProxy': {
      const { telemetryConfigRef: reference, telemetry } = owner.authored.spec;
      if (reference !== undefined) {
        const shared = program.find('MCPTelemetryConfig', owner, reference.name)?.resource.spec;
        const standard = isUsed(shared) ? `${project.telemetryServiceNamePrefix}${owner.name}` : undefined;
        return named(owner, ['spec', 'telemetryConfigRef'], reference.serviceName, standard);
      }
      const sending = telemetry?.openTelemetry;
      const path = ['spec', 'telemetry', ...(sending === undefined ? [] : ['openTelemetry'])];
      return named(owner, path, sending?.serviceName, isUsed(telemetry) ? owner.name : undefined);
    }
    default:
      return [];
  }
}

/** The written name below a path, else the default at the path itself, where there is one. */
function named(
  owner: AnyResource,
  path: DocumentPath,
  written: string | undefined,
  standard: string | undefined,
): ServiceName[] {
  if (written !== undefined && written !== '') {
    return [{ owner, name: written, path: [...path, 'serviceName'], isWritten: true }];
  }
  return standard === undefined ? [] : [{ owner, name: standard, path, isWritten: false }];
}

/** Whether telemetry is sent or served at all. */
function isUsed(
  telemetry:
    | { readonly openTelemetry?: { readonly enabled?: boolean }; readonly prometheus?: { readonly enabled?: boolean } }
    | undefined,
): boolean {
  return telemetry?.openTelemetry?.enabled === true || telemetry?.prometheus?.enabled === true;
}
