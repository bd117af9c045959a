import type { Resource } from '@opentelemetry/resources';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';

/** The program that is observed, as its telemetry names it unless the configuration says otherwise. */
export interface ObservedService {
  readonly name: string;
  readonly version: string;
}

/** The resource of every signal: the service, and the attributes that the configuration adds. */
export async function serviceResource(
  { serviceName, serviceVersion, customAttributes }: TelemetryModelConfig,
  service: ObservedService,
): Promise<Resource> {
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  return resourceFromAttributes({
    ...customAttributes,
    'service.name': serviceName ?? service.name,
    'service.version': serviceVersion ?? service.version,
  });
}
