import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { telemetrySettingsOf, type TelemetrySettings } from '../../facts/telemetry-settings.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const switchedOff = defineDiagnostic<{ field: string; flag: string }>({
  code: 'telemetry/export-switched-off',
  severity: 'warning',
  summary: 'Settings of telemetry that is not switched on, so that nothing is sent.',
  message: ({ field, flag }) => `${field} has no effect: ${flag} is not true, so nothing is sent`,
  hint: ({ flag }) => `set ${flag} to true, or remove the settings`,
});

export const nothingSent = defineDiagnostic<{ tracing: string; metrics: string }>({
  code: 'telemetry/export-nothing-sent',
  severity: 'warning',
  summary: 'An OTLP endpoint to which neither traces nor metrics are sent.',
  message: ({ tracing, metrics }) => `nothing is sent to the endpoint: neither ${tracing} nor ${metrics} is true`,
  hint: ({ tracing, metrics }) => `set ${tracing} or ${metrics} to true`,
});

export const noEndpoint = defineDiagnostic<{ field: string }>({
  code: 'telemetry/export-no-endpoint',
  severity: 'warning',
  summary: 'Traces or metrics that are to be sent, or how to send them, without the endpoint they are sent to.',
  message: ({ field }) => `${field} is set, but there is no endpoint to send to`,
  hint: ({ field }) => `add endpoint, or remove ${field}`,
});

export const rateWithoutTracing = defineDiagnostic<{ flag: string }>({
  code: 'telemetry/export-rate-without-tracing',
  severity: 'warning',
  summary: 'A share of the traces to keep where no traces are made.',
  message: ({ flag }) => `samplingRate has no effect: ${flag} is not true`,
  hint: ({ flag }) => `set ${flag} to true, or remove samplingRate`,
});

export const noTraceKept = defineDiagnostic({
  code: 'telemetry/export-no-trace-kept',
  severity: 'warning',
  summary: 'Traces are switched on, and the share of them to keep is zero.',
  message: () => 'no trace is ever sent: a samplingRate of 0 keeps none',
  hint: () => 'write the share of traces to keep, as in "0.1", or switch tracing off',
});

export const contradictoryScheme = defineDiagnostic<{ scheme: string; insecure: boolean }>({
  code: 'telemetry/export-contradictory-scheme',
  severity: 'warning',
  summary: 'An OTLP endpoint whose URL says one thing about TLS, and insecure the other.',
  message: ({ scheme, insecure }) => `the endpoint begins with ${scheme}://, but insecure is ${String(insecure)}`,
  hint: ({ insecure }) => (insecure ? 'write http://, or remove insecure' : 'write https://, or set insecure to true'),
});

export const bundleWithoutTls = defineDiagnostic<{ field: string }>({
  code: 'telemetry/export-bundle-without-tls',
  severity: 'warning',
  summary: 'Certificates for an OTLP endpoint that is reached over plain HTTP, where there are none to check.',
  message: ({ field }) => `${field} has no effect: insecure is true, so the endpoint has no certificate`,
  hint: ({ field }) => `remove insecure, or remove ${field}`,
});

/** Telemetry is sent where it is switched on, has something to send and somewhere to send it (specs 2 and 3, telemetry). */
export const telemetryExport: Rule = (program, report) => {
  for (const resource of program.resources) {
    const settings = telemetrySettingsOf(resource);
    if (settings !== undefined) checkTelemetry(settings, report);
  }
};

/** The same of one telemetry, wherever it is written. */
export function checkTelemetry(settings: TelemetrySettings, report: Report): void {
  const { declaredIn, path, enabled, endpoint, tracing, metrics, samplingRate, insecure, bundle } = settings;
  const at = (below: DocumentPath, what: 'key' | 'value') => placeOf(declaredIn, [...path, ...below], what);
  if (enabled !== undefined && !enabled.isOn) {
    // Whoever wrote false said so on purpose, and may switch it on again.
    const [idle] = settings.idle;
    if (!enabled.isWritten && idle !== undefined) {
      report(switchedOff({ field: idle, flag: 'enabled' }, at([idle], 'key')));
    }
    return;
  }
  const flags = { tracing: tracing.path.join('.'), metrics: metrics.path.join('.') };
  if (endpoint === undefined) {
    const on = tracing.isOn ? tracing : metrics.isOn ? metrics : undefined;
    const [detail] = settings.details;
    if (on !== undefined) report(noEndpoint({ field: on.path.join('.') }, at(on.path, 'value')));
    else if (detail !== undefined) report(noEndpoint({ field: detail }, at([detail], 'key')));
    return;
  }
  if (!tracing.isOn && !metrics.isOn) {
    report(nothingSent(flags, at(['endpoint'], 'key')));
    return;
  }
  if (samplingRate !== undefined && !tracing.isOn) {
    report(rateWithoutTracing({ flag: flags.tracing }, at(samplingRate, 'key')));
  }
  if (samplingRate !== undefined && tracing.isOn) {
    const [rate] = valuesAt(declaredIn.value, [...path.map(String), ...samplingRate]);
    if (rate !== undefined && Number(rate.value) === 0) report(noTraceKept({}, at(samplingRate, 'value')));
  }
  const scheme = /^(https?):\/\//.exec(endpoint ?? '')?.[1];
  if (scheme !== undefined && (scheme === 'http') !== insecure) {
    report(contradictoryScheme({ scheme, insecure }, at(['endpoint'], 'value')));
  }
  if (bundle !== undefined && insecure) report(bundleWithoutTls({ field: bundle }, at([bundle], 'key')));
}
