import { project } from '../../generated/project.ts';
import type { TelemetryConfigWithDefaults } from '../../generated/defaults/telemetry-config.ts';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import type { MCPTelemetryConfigReference } from '../../generated/types/mcp-telemetry-config-reference.ts';
import type { AnyResource } from '../program/resource.ts';
import { caBundle } from './ca-bundle.ts';
import type { LoweringContext } from './lowering.ts';
import { environmentName } from './object-names.ts';
import { joinParts, noParts, parts, secretVariable, type PodParts } from './pod-parts.ts';

/** Telemetry of a program; sensitive headers stay in variables. */
export interface LoweredTelemetry {
  readonly telemetry: TelemetryModelConfig;
  readonly headersFromEnv: Readonly<Record<string, string>>;
  readonly parts: PodParts;
}

/** The two ways in which a workload declares telemetry; they exclude each other. */
export interface DeclaredTelemetry {
  readonly telemetryConfigRef?: MCPTelemetryConfigReference;
  readonly telemetry?: TelemetryConfigWithDefaults;
}

/** Telemetry of a workload: by reference to an MCPTelemetryConfig, or written into it (deprecated). */
export function lowerTelemetry(
  declared: DeclaredTelemetry,
  owner: AnyResource,
  context: LoweringContext,
): LoweredTelemetry | undefined {
  if (declared.telemetryConfigRef !== undefined) return byReference(declared.telemetryConfigRef, owner, context);
  if (declared.telemetry !== undefined) return written(declared.telemetry, owner);
  return undefined;
}

function byReference(reference: MCPTelemetryConfigReference, owner: AnyResource, context: LoweringContext): LoweredTelemetry {
  const { openTelemetry: otel, prometheus } = context.follow('MCPTelemetryConfig', owner, reference.name).resource.spec;
  const secrets = (otel?.sensitiveHeaders ?? []).map(({ name, secretKeyRef }) => ({
    name,
    variable: secretVariable(`${project.environmentPrefix}OTEL_HEADER_${environmentName(name)}`, secretKeyRef),
  }));
  const bundle = otel?.caBundleRef === undefined ? undefined : caBundle(otel.caBundleRef, 'telemetry');
  const isOn = otel?.enabled === true;
  return {
    telemetry: {
      serviceName: reference.serviceName ?? `${project.telemetryServiceNamePrefix}${owner.name}`,
      ...sendingOf(otel),
      ...(isOn && otel.headers !== undefined ? { headers: otel.headers } : {}),
      ...(isOn && otel.resourceAttributes !== undefined ? { customAttributes: otel.resourceAttributes } : {}),
      ...(isOn && bundle !== undefined ? { caCertPath: bundle.path } : {}),
      enablePrometheusMetricsPath: prometheus?.enabled === true,
    },
    headersFromEnv: isOn ? Object.fromEntries(secrets.map(({ name, variable }) => [name, variable.name])) : {},
    parts: isOn ? joinParts(bundle?.parts ?? noParts, parts({ env: secrets.map(({ variable }) => variable) })) : noParts,
  };
}

function written({ openTelemetry: otel, prometheus }: TelemetryConfigWithDefaults, owner: AnyResource): LoweredTelemetry {
  const headers = (otel?.headers ?? []).map((header): [string, string] => {
    const at = header.indexOf('=');
    return [header.slice(0, at), header.slice(at + 1)];
  });
  return {
    telemetry: {
      serviceName: otel?.serviceName ?? owner.name,
      ...sendingOf(otel),
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
      enablePrometheusMetricsPath: prometheus?.enabled === true,
    },
    headersFromEnv: {},
    parts: noParts,
  };
}

/**
 * What is sent, and where to. Switched off means no endpoint, whatever else is said. Every switch is written out:
 * the programs' own defaults are not those of the resources.
 */
function sendingOf(
  otel: Pick<
    NonNullable<TelemetryConfigWithDefaults['openTelemetry']>,
    'enabled' | 'endpoint' | 'insecure' | 'metrics' | 'tracing' | 'useLegacyAttributes'
  > | undefined,
): TelemetryModelConfig {
  if (otel === undefined || !otel.enabled) return { tracingEnabled: false, metricsEnabled: false };
  const { endpoint, tracing } = otel;
  return {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(otel.insecure ? { insecure: true } : {}),
    tracingEnabled: tracing?.enabled === true,
    ...(tracing === undefined ? {} : { samplingRate: tracing.samplingRate }),
    metricsEnabled: otel.metrics?.enabled === true,
    useLegacyAttributes: otel.useLegacyAttributes,
  };
}
