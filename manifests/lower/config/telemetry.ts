import { project } from '../../../generated/project.ts';
import type { MCPTelemetryConfigSpecWithDefaults } from '../../../generated/defaults/mcp-telemetry-config.ts';
import type { TelemetryConfigWithDefaults } from '../../../generated/defaults/telemetry-config.ts';
import type { TelemetryModelConfig } from '../../../generated/types/aggregator-telemetry-config.ts';
import type { MCPTelemetryConfigReference } from '../../../generated/types/mcp-telemetry-config-reference.ts';
import type { AnyResource } from '../../program/resource.ts';
import { caBundle } from '../access/ca-bundle.ts';
import type { LoweringContext } from '../lowering.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import { joinAdditions, noAdditions, podAdditions, secretVariable, type PodAdditions } from '../pod/pod-additions.ts';

/** Telemetry of a program. */
export interface LoweredTelemetry {
  readonly telemetry: TelemetryModelConfig;
  /** Variables with the values of sensitive headers, by header name. */
  readonly headersFromEnv: Readonly<Record<string, string>>;
  readonly additions: PodAdditions;
}

/** The two ways in which a workload declares telemetry; they exclude each other. */
export interface DeclaredTelemetry {
  readonly telemetryConfigRef?: MCPTelemetryConfigReference;
  readonly telemetry?: TelemetryConfigWithDefaults;
}

/**
 * Telemetry of a workload (spec 3): by reference to an MCPTelemetryConfig, or written into it (deprecated).
 * Undefined where there is none, or all of it is switched off.
 */
export function lowerTelemetry(
  declared: DeclaredTelemetry,
  owner: AnyResource,
  context: LoweringContext,
): LoweredTelemetry | undefined {
  const { telemetryConfigRef: reference, telemetry } = declared;
  if (reference !== undefined) {
    const { spec } = context.follow('MCPTelemetryConfig', owner, reference.name).resource;
    const serviceName = reference.serviceName ?? `${project.telemetryServiceNamePrefix}${owner.name}`;
    return lowered(serviceName, spec.prometheus, spec.openTelemetry, spec.openTelemetry);
  }
  if (telemetry === undefined) return undefined;
  const { openTelemetry, prometheus } = telemetry;
  const serviceName = openTelemetry?.serviceName;
  const headers = Object.fromEntries((openTelemetry?.headers ?? []).map(headerOf));
  return lowered(isEmpty(serviceName) ? owner.name : serviceName, prometheus, openTelemetry, { headers });
}

type Sending = TelemetryConfigWithDefaults['openTelemetry'];
type Details = Pick<
  NonNullable<MCPTelemetryConfigSpecWithDefaults['openTelemetry']>,
  'headers' | 'sensitiveHeaders' | 'resourceAttributes' | 'caBundleRef'
>;

function lowered(
  serviceName: string,
  prometheus: TelemetryConfigWithDefaults['prometheus'],
  sending: Omit<NonNullable<Sending>, 'headers' | 'serviceName'> | undefined,
  details: Details | undefined,
): LoweredTelemetry | undefined {
  const isServed = prometheus?.enabled === true;
  const isSent = sending?.enabled === true;
  if (!isServed && !isSent) return undefined;
  const { headers, sensitiveHeaders = [], caBundleRef } = (isSent ? details : undefined) ?? {};
  // Attributes describe metrics that are served as they describe what is sent.
  const attributes = details?.resourceAttributes;
  const secrets = sensitiveHeaders.map(({ name, secretKeyRef }) => ({
    name,
    variable: secretVariable(environmentName('OTEL_HEADER', name), secretKeyRef),
  }));
  const bundle = caBundleRef === undefined ? undefined : caBundle(caBundleRef, 'telemetry');
  return {
    telemetry: {
      serviceName,
      ...(isSent ? sentOf(sending) : { tracingEnabled: false, metricsEnabled: false }),
      ...(isEmpty(headers) ? {} : { headers }),
      ...(sending?.useLegacyAttributes === false ? { useLegacyAttributes: false } : {}),
      ...(isEmpty(attributes) ? {} : { customAttributes: attributes }),
      ...(bundle === undefined ? {} : { caCertPath: bundle.path }),
      ...(isServed ? { enablePrometheusMetricsPath: true } : {}),
    },
    headersFromEnv: Object.fromEntries(secrets.map(({ name, variable }) => [name, variable.name])),
    additions: joinAdditions(
      bundle?.additions ?? noAdditions,
      podAdditions({ env: secrets.map(({ variable }) => variable) }),
    ),
  };
}

/** What is sent, and where to. The switches are written out: the programs' own defaults are not those of the resources. */
function sentOf(sending: Omit<NonNullable<Sending>, 'headers' | 'serviceName'>): TelemetryModelConfig {
  const { endpoint, insecure, metrics, tracing } = sending;
  return {
    ...(isEmpty(endpoint) ? {} : { endpoint }),
    ...(insecure ? { insecure: true } : {}),
    tracingEnabled: tracing?.enabled === true,
    ...(tracing?.enabled === true ? { samplingRate: tracing.samplingRate } : {}),
    metricsEnabled: metrics?.enabled === true,
  };
}

/** The name and value of a header written as `name=value`. */
function headerOf(header: string): [string, string] {
  const at = header.indexOf('=');
  return [header.slice(0, at), header.slice(at + 1)];
}

function isEmpty(value: string | Readonly<Record<string, string>> | undefined): value is undefined {
  return value === undefined || (typeof value === 'string' ? value === '' : Object.keys(value).length === 0);
}
