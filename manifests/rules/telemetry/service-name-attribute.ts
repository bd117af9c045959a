import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const serviceNameAttribute = defineDiagnostic<{ value: string }>({
  code: 'telemetry/service-name-attribute',
  severity: 'error',
  summary: 'A shared telemetry configuration that names a service: each server that uses it has a name of its own.',
  message: ({ value }) => `service.name "${value}" would be the name of every server that uses this configuration`,
  hint: () => 'remove it, and say serviceName in the telemetryConfigRef of each server',
});

const attribute = 'service.name';

/** The attributes of a shared configuration do not carry the name of a service (spec 3, MCPTelemetryConfig.resourceAttributes). */
export const telemetryServiceNameAttribute: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPTelemetryConfig')) continue;
    const value = resource.authored.spec.openTelemetry?.resourceAttributes?.[attribute];
    if (value === undefined) continue;
    const path = ['spec', 'openTelemetry', 'resourceAttributes', attribute];
    report(serviceNameAttribute({ value }, placeOf(resource, path, 'key')));
  }
};
