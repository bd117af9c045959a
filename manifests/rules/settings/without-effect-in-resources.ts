import { placeOf } from '../../../runtime/config/part.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';
import { idleInAudit } from './without-effect-in-audit.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { withoutEffect, type Idle } from './without-effect.ts';

/** Settings that only mean something together with others (specs 2 and 3: "only for", "used when", "ignored otherwise"). */
export const settingsWithoutEffectInResources: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { path, because, instead } of idleIn(resource)) {
      const field = path.filter((step) => typeof step === 'string' && step !== 'spec').join('.');
      report(withoutEffect({ field, because, instead }, placeOf(resource, path, 'key')));
    }
  }
};

function idleIn(resource: AnyResource): readonly Idle[] {
  switch (resource.kind) {
    case 'MCPServer':
      return inServer(resource);
    case 'MCPRemoteProxy':
      return inProxy(resource);
    case 'EmbeddingServer':
      return inEmbedding(resource);
    case 'MCPExternalAuthConfig':
      return inExternalAuth(resource);
    case 'VirtualMCPServer':
      return inVirtualServer(resource);
    default:
      return [];
  }
}

const usesNoPrefix = (transport: string): string =>
  `it prefixes the URLs that SSE sends to clients, and clients are served over ${transport}`;

function inServer(server: Resource<'MCPServer'>): Idle[] {
  const { transport, proxyMode } = server.resource.spec;
  const { authored } = server;
  const outward = transport === 'stdio' ? proxyMode : transport;
  return [
    ...idle(transport === 'stdio' && authored.spec.mcpPort !== undefined, {
      path: ['spec', 'mcpPort'],
      because: 'a stdio server listens on no port',
      instead: 'set transport to streamable-http or sse',
    }),
    ...idle(transport !== 'stdio' && authored.spec.proxyMode !== undefined, {
      path: ['spec', 'proxyMode'],
      because: `it is for stdio servers, and this one speaks ${transport} to clients as well`,
    }),
    ...idle(outward !== 'sse' && (authored.spec.endpointPrefix ?? '') !== '', {
      path: ['spec', 'endpointPrefix'],
      because: usesNoPrefix(outward),
    }),
  ];
}

function inProxy({ resource, authored }: Resource<'MCPRemoteProxy'>): Idle[] {
  const { transport } = resource.spec;
  return idle(transport !== 'sse' && (authored.spec.endpointPrefix ?? '') !== '', {
    path: ['spec', 'endpointPrefix'],
    because: usesNoPrefix(transport),
  });
}

function inEmbedding({ authored }: Resource<'EmbeddingServer'>): Idle[] {
  const { modelCache, resourceOverrides } = authored.spec;
  // Whoever switched the cache off keeps its settings on purpose.
  return idle(modelCache === undefined && resourceOverrides?.persistentVolumeClaim !== undefined, {
    path: ['spec', 'resourceOverrides', 'persistentVolumeClaim'],
    because: 'without a model cache there is no claim',
    instead: 'add modelCache',
  });
}

function inExternalAuth({ authored }: Resource<'MCPExternalAuthConfig'>): Idle[] {
  const { awsSts } = authored.spec;
  const usesClaim = (awsSts?.roleMappings ?? []).some(({ claim }) => claim !== undefined);
  return idle(awsSts?.roleClaim !== undefined && !usesClaim, {
    path: ['spec', 'awsSts', 'roleClaim'],
    because: 'no role mapping has claim',
    instead: 'add a mapping with claim',
  });
}

function inVirtualServer({ authored }: Resource<'VirtualMCPServer'>): Idle[] {
  const { aggregation, audit, operational } = authored.spec.config ?? {};
  const resolution = aggregation?.conflictResolution ?? 'prefix';
  const { circuitBreaker } = operational?.failureHandling ?? {};
  const breaker = ['spec', 'config', 'operational', 'failureHandling', 'circuitBreaker'];
  const thresholds = (['failureThreshold', 'timeout'] as const).filter(
    // Whoever wrote false said so on purpose, and may switch it on again.
    (field) =>
      circuitBreaker !== undefined && circuitBreaker.enabled === undefined && circuitBreaker[field] !== undefined,
  );
  return [
    ...idle(resolution !== 'prefix' && aggregation?.conflictResolutionConfig?.prefixFormat !== undefined, {
      path: ['spec', 'config', 'aggregation', 'conflictResolutionConfig', 'prefixFormat'],
      because: `with conflictResolution ${resolution} tools get no prefix`,
      instead: 'set conflictResolution to prefix',
    }),
    ...(aggregation?.tools ?? []).flatMap(({ overrides = {} }, index) =>
      Object.entries(overrides).flatMap(([tool, { name = '', description = '', annotations }]) =>
        idle(name === '' && description === '' && annotations === undefined, {
          path: ['spec', 'config', 'aggregation', 'tools', index, 'overrides', tool],
          because: 'an empty name or description keeps that of the tool',
        }),
      ),
    ),
    ...thresholds.slice(0, 1).map((field): Idle => {
      return {
        path: [...breaker, field],
        because: 'the circuit breaker is off unless enabled is true',
        instead: 'set enabled to true',
      };
    }),
    ...(audit === undefined ? [] : idleInAudit(audit, ['spec', 'config', 'audit'])),
  ];
}

function idle(applies: boolean, setting: Idle): Idle[] {
  return applies ? [setting] : [];
}
