import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { AnyResource } from './resource.ts';

/** A switch, and where it stands below the settings. */
export interface Switch {
  readonly path: readonly string[];
  readonly isOn: boolean;
}

/** What is sent by telemetry, whichever of its forms it is written in (spec 2, telemetry model; spec 3, MCPTelemetryConfig). */
export interface TelemetrySettings {
  readonly holder: Part;
  readonly path: DocumentPath;
  /** The main switch; the model has none. */
  readonly enabled: { readonly isOn: boolean; readonly isWritten: boolean } | undefined;
  readonly endpoint: string | undefined;
  readonly insecure: boolean;
  readonly tracing: Switch;
  readonly metrics: Switch;
  /** Where the share of traces is written. */
  readonly samplingRate: readonly string[] | undefined;
  /** The field that names certificates. */
  readonly bundle: string | undefined;
  /** A field that shows that something was meant to be sent. */
  readonly details: string | undefined;
}

/** The telemetry that a resource writes down; undefined where it writes none, or only serves metrics. */
export function telemetrySettingsOf(resource: AnyResource): TelemetrySettings | undefined {
  switch (resource.kind) {
    case 'MCPTelemetryConfig': {
      const { openTelemetry } = resource.authored.spec;
      return openTelemetry === undefined
        ? undefined
        : declared(openTelemetry, openTelemetry.caBundleRef !== undefined, resource, ['spec', 'openTelemetry']);
    }
    case 'MCPServer':
    case 'MCPRemoteProxy': {
      const openTelemetry = resource.authored.spec.telemetry?.openTelemetry;
      return openTelemetry === undefined
        ? undefined
        : declared(openTelemetry, false, resource, ['spec', 'telemetry', 'openTelemetry']);
    }
    case 'VirtualMCPServer': {
      const telemetry = resource.authored.spec.config?.telemetry;
      return telemetry === undefined ? undefined : modelSettings(telemetry, resource, ['spec', 'config', 'telemetry']);
    }
    default:
      return undefined;
  }
}

/** Telemetry in the form of the model, which stands at a path of a part (spec 2, telemetry model). */
export function modelSettings(telemetry: TelemetryModelConfig, holder: Part, path: DocumentPath): TelemetrySettings {
  return {
    holder,
    path,
    enabled: undefined,
    endpoint: filled(telemetry.endpoint),
    insecure: telemetry.insecure === true,
    tracing: { path: ['tracingEnabled'], isOn: telemetry.tracingEnabled === true },
    metrics: { path: ['metricsEnabled'], isOn: telemetry.metricsEnabled === true },
    samplingRate: telemetry.samplingRate === undefined ? undefined : ['samplingRate'],
    bundle: telemetry.caCertPath === undefined ? undefined : 'caCertPath',
    details: undefined,
  };
}

interface Declared {
  readonly enabled?: boolean;
  readonly endpoint?: string;
  readonly insecure?: boolean;
  readonly metrics?: { readonly enabled?: boolean };
  readonly tracing?: { readonly enabled?: boolean; readonly samplingRate?: string };
}

function declared(settings: Declared, hasBundle: boolean, holder: AnyResource, path: DocumentPath): TelemetrySettings {
  const { enabled, endpoint, insecure, metrics, tracing } = settings;
  const details = (['endpoint', 'tracing', 'metrics', 'headers', 'sensitiveHeaders'] as const).find((field) =>
    Object.hasOwn(settings, field),
  );
  return {
    holder,
    path,
    enabled: { isOn: enabled === true, isWritten: enabled !== undefined },
    endpoint: filled(endpoint),
    insecure: insecure === true,
    tracing: { path: ['tracing', 'enabled'], isOn: tracing?.enabled === true },
    metrics: { path: ['metrics', 'enabled'], isOn: metrics?.enabled === true },
    samplingRate: tracing?.samplingRate === undefined ? undefined : ['tracing', 'samplingRate'],
    bundle: hasBundle ? 'caBundleRef' : undefined,
    details,
  };
}

function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
