import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { telemetrySettingsOf } from '../../facts/telemetry-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const grpcPort = defineDiagnostic<object>({
  code: 'telemetry/grpc-port',
  severity: 'warning',
  summary: 'An endpoint of telemetry with the port at which collectors speak gRPC. Telemetry is sent over HTTP.',
  message: () => '4317 is where collectors speak gRPC, and telemetry is sent over HTTP',
  hint: () => 'use the port for HTTP, which is 4318 unless the collector says otherwise',
});

/** Telemetry is sent over HTTP (OpenTelemetry Protocol: 4317 is the port of OTLP/gRPC, 4318 that of OTLP/HTTP). */
export const telemetryGrpcPort: Rule = (program, report) => {
  for (const resource of program.resources) {
    const settings = telemetrySettingsOf(resource);
    if (settings === undefined || !/^(?:[a-z]+:\/\/)?[^/]+:4317(?:\/|$)/i.test(settings.endpoint ?? '')) continue;
    report(grpcPort({}, placeOf(settings.declaredIn, [...settings.path, 'endpoint'], 'value')));
  }
};
