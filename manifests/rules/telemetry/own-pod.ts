import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const telemetryToItself = defineDiagnostic<{ host: string }>({
  code: 'telemetry/own-pod',
  severity: 'warning',
  summary: 'Telemetry that is sent to the pod of the workload itself, where nothing receives it.',
  message: ({ host }) => `endpoint is at ${host}, which is the pod of the workload itself`,
  hint: () => 'use the address that pods reach the collector by, such as the name of its Service',
});

/** A collector runs elsewhere, unless the pods of the input bring something of their own (spec 3, MCPTelemetryConfig). */
export const telemetryOwnPod: Rule = (program, report) => {
  for (const config of program.resources) {
    if (!isKind(config, 'MCPTelemetryConfig')) continue;
    const endpoint = config.resource.spec.openTelemetry?.endpoint ?? '';
    const address = webAddress(endpoint.includes('://') ? endpoint : `http://${endpoint}`);
    if (address?.reach !== 'own') continue;
    // A template may bring a collector, or an annotation that has one injected.
    const mayReceive = program.resources.some(
      ({ resource }) => propertyOf(resource.spec, 'podTemplateSpec') !== undefined,
    );
    if (mayReceive) continue;
    const place = placeOf(config, ['spec', 'openTelemetry', 'endpoint'], 'value');
    report(telemetryToItself({ host: address.host }, place));
  }
};
