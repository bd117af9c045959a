import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';

/** A switch, and its place below the settings. */
export interface Switch {
  readonly path: readonly string[];
  readonly isOn: boolean;
}

/** What is sent by telemetry, whichever of its forms it is written in (spec 2, telemetry model; spec 3, MCPTelemetryConfig). */
export interface TelemetrySettings {
  readonly declaredIn: Part;
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
  /** Further fields that are written and only matter where something is sent. */
  readonly details: readonly string[];
  /** Written fields that matter to nothing unless telemetry is switched on. */
  readonly idle: readonly string[];
}

/** The telemetry that a resource writes down; undefined where it writes none, or only serves metrics. */
export function telemetrySettingsOf(resource: AnyResource): TelemetrySettings | undefined {
  switch (resource.kind) {
    case 'MCPTelemetryConfig': {
      const { openTelemetry, prometheus } = resource.authored.spec;
      return openTelemetry === undefined
        ? undefined
        : declared(openTelemetry, prometheus?.enabled === true, resource, ['spec', 'openTelemetry']);
    }
    case 'MCPServer':
    case 'MCPRemoteProxy': {
      const { openTelemetry, prometheus } = resource.authored.spec.telemetry ?? {};
      return openTelemetry === undefined
        ? undefined
        : declared(openTelemetry, prometheus?.enabled === true, resource, ['spec', 'telemetry', 'openTelemetry']);
    }
    case 'VirtualMCPServer': {
      const telemetry = resource.authored.spec.config?.telemetry;
      return telemetry === undefined ? undefined : modelSettings(telemetry, resource, ['spec', 'config', 'telemetry']);
    }
    default:
      return undefined;
  }
}

/** Telemetry in the form of the model, at a path of a part (spec 2, telemetry model). */
export function modelSettings(
  telemetry: TelemetryModelConfig,
  declaredIn: Part,
  path: DocumentPath,
): TelemetrySettings {
  return {
    declaredIn,
    path,
    enabled: undefined,
    endpoint: filled(telemetry.endpoint),
    insecure: telemetry.insecure === true,
    tracing: { path: ['tracingEnabled'], isOn: telemetry.tracingEnabled === true },
    metrics: { path: ['metricsEnabled'], isOn: telemetry.metricsEnabled === true },
    samplingRate: telemetry.samplingRate === undefined ? undefined : ['samplingRate'],
    bundle: telemetry.caCertPath === undefined ? undefined : 'caCertPath',
    details: (['headers', 'insecure', 'caCertPath'] as const).filter((field) => saysSomething(telemetry[field])),
    idle: [],
  };
}

interface Declared {
  readonly enabled?: boolean;
  readonly endpoint?: string;
  readonly insecure?: boolean;
  readonly metrics?: { readonly enabled?: boolean };
  readonly tracing?: { readonly enabled?: boolean; readonly samplingRate?: string };
}

/** Whether a field says more than its default. */
function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== false;
}

/** Settings of a resource. Attributes describe metrics that are served too; the rest is about sending alone. */
function declared(
  settings: Declared,
  isServed: boolean,
  declaredIn: AnyResource,
  path: DocumentPath,
): TelemetrySettings {
  const { enabled, endpoint, insecure, metrics, tracing } = settings;
  const isWritten = (field: string): boolean => saysSomething(propertyOf(settings, field));
  const details = ['headers', 'sensitiveHeaders', 'insecure', 'caBundleRef'].filter(isWritten);
  const attributes = ['serviceName', 'resourceAttributes', 'useLegacyAttributes'].filter(isWritten);
  const sending = ['endpoint', 'tracing', 'metrics'].filter(isWritten);
  return {
    declaredIn,
    path,
    enabled: { isOn: enabled === true, isWritten: enabled !== undefined },
    endpoint: filled(endpoint),
    insecure: insecure === true,
    tracing: { path: ['tracing', 'enabled'], isOn: tracing?.enabled === true },
    metrics: { path: ['metrics', 'enabled'], isOn: metrics?.enabled === true },
    samplingRate: tracing?.samplingRate === undefined ? undefined : ['tracing', 'samplingRate'],
    bundle: details.find((field) => field === 'caBundleRef'),
    details,
    idle: [...sending, ...details, ...(isServed ? [] : attributes)],
  };
}

function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
