import type { PlanRateLimit, PlanSessions, PlanTelemetry } from '../../generated/types/plan-workload.ts';
import type { RateLimitBucket } from '../../generated/types/rate-limit-bucket.ts';
import type { RateLimitConfig } from '../../generated/types/rate-limit-config.ts';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import type { AggregatorSessionStorageConfig } from '../../generated/types/aggregator-session-storage-config.ts';
import { lowerTelemetry } from '../lower/config/telemetry.ts';
import type { Resource } from '../program/resource.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context-type.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

/** Where sessions are kept (spec 3, SessionStorageConfig). Nothing where the workload does not say it: each pod then keeps its own. */
export function planSessions(
  workload: Parameters<typeof planName>[0],
  storage: AggregatorSessionStorageConfig | undefined,
  { assumptions }: PlanContext,
): PlanSessions | undefined {
  if (storage === undefined) return undefined;
  const { provider, address, db, keyPrefix } = storage;
  if (provider === 'memory') return { provider };
  if (address !== undefined) {
    assumptions.share(shownAddress(address), 'session storage that can be reached', planName(workload));
  }
  return {
    provider,
    ...(address === undefined ? {} : { address: shownAddress(address) }),
    ...(db === undefined ? {} : { database: db }),
    ...(keyPrefix === undefined ? {} : { keyPrefix }),
  };
}

/** The limits on calls, those of all tools first (spec 3, RateLimitConfig). */
export function planRateLimits(limits: RateLimitConfig | undefined): PlanRateLimit[] {
  if (limits === undefined) return [];
  const of = (
    { shared, perUser }: { readonly shared?: RateLimitBucket; readonly perUser?: RateLimitBucket },
    tool?: string,
  ): PlanRateLimit[] => [...bucket(shared, 'all callers', tool), ...bucket(perUser, 'each user', tool)];
  const tools = (limits.tools ?? []).toSorted((a, b) => compareText(a.name, b.name));
  return [...of(limits), ...tools.flatMap((tool) => of(tool, tool.name))];
}

function bucket(
  limit: RateLimitBucket | undefined,
  of: PlanRateLimit['of'],
  tool: string | undefined,
): PlanRateLimit[] {
  if (limit === undefined) return [];
  return [{ of, ...(tool === undefined ? {} : { tool }), tokens: limit.maxTokens, per: limit.refillPeriod }];
}

/** What a proxy tells about itself (spec 3): by reference, or written into it. Undefined where it tells nothing. */
export function proxyTelemetry(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  context: PlanContext,
): PlanTelemetry | undefined {
  const { spec } = workload.resource;
  const lowered = lowerTelemetry(spec, workload, context.lowering);
  if (lowered === undefined) return undefined;
  const reference = spec.telemetryConfigRef;
  const source =
    reference === undefined ? 'spec.telemetry' : planName({ kind: 'MCPTelemetryConfig', name: reference.name });
  return telemetryPlan(lowered.telemetry, source, planName(workload), context);
}

/** Telemetry as a plan shows it, without the headers that it is sent with. */
export function telemetryPlan(
  telemetry: TelemetryModelConfig,
  source: string,
  workload: string,
  { assumptions }: PlanContext,
): PlanTelemetry {
  const { serviceName, endpoint, tracingEnabled, metricsEnabled, enablePrometheusMetricsPath } = telemetry;
  const isSent = tracingEnabled === true || metricsEnabled === true;
  if (endpoint !== undefined && isSent) {
    assumptions.share(shownAddress(endpoint), 'collector that can be reached', workload);
  }
  return {
    ...(serviceName === undefined ? {} : { serviceName }),
    ...(endpoint === undefined ? {} : { endpoint: shownAddress(endpoint) }),
    traces: tracingEnabled === true,
    metrics: metricsEnabled === true,
    prometheus: enablePrometheusMetricsPath === true,
    source,
  };
}
