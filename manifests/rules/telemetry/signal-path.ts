import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { telemetrySettingsOf } from '../../facts/telemetry-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const signalPath = defineDiagnostic<{ path: string; base: string }>({
  code: 'telemetry/signal-path',
  severity: 'warning',
  summary: 'An endpoint of telemetry with the path of one signal, which is added to it for each signal anyway.',
  message: ({ path }) => `${path} is added to the endpoint for each signal, and this one has it already`,
  hint: ({ base }) => `write ${base}`,
});

/** One endpoint takes traces and metrics, each at a path of its own (OpenTelemetry Protocol, OTLP/HTTP). */
export const telemetrySignalPath: Rule = (program, report) => {
  for (const resource of program.resources) {
    const settings = telemetrySettingsOf(resource);
    const [, base, path] = /^(.*?)(\/v1\/(?:traces|metrics|logs))\/?$/.exec(settings?.endpoint ?? '') ?? [];
    if (settings === undefined || base === undefined || path === undefined) continue;
    report(signalPath({ path, base }, placeOf(settings.declaredIn, [...settings.path, 'endpoint'], 'value')));
  }
};
