import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { AnyResource } from '../../program/resource.ts';

/** A header that somebody writes down to be sent, and where. */
export interface AddedHeader {
  readonly name: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
  /** What it is sent with: requests of MCP, or what goes to a collector of telemetry. */
  readonly sentWith: 'requests' | 'telemetry';
}

/** The headers that a resource adds to requests to backends and to a collector of telemetry, in the order of their kind. */
export function headersAddedBy(resource: AnyResource): AddedHeader[] {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy': {
      const { telemetry } = resource.authored.spec;
      return [
        ...(telemetry?.openTelemetry?.headers ?? []).map((header, index): AddedHeader => {
          const path = ['spec', 'telemetry', 'openTelemetry', 'headers', index];
          return { name: header.split('=', 1)[0] ?? '', path, what: 'value', sentWith: 'telemetry' };
        }),
        ...(resource.kind === 'MCPRemoteProxy' ? forwarded(resource.resource.spec.headerForward) : []),
      ];
    }
    case 'MCPServerEntry':
      return forwarded(resource.resource.spec.headerForward);
    case 'MCPExternalAuthConfig': {
      const { headerInjection, tokenExchange } = resource.resource.spec;
      return [
        ...written(headerInjection?.headerName, ['spec', 'headerInjection', 'headerName']),
        ...written(tokenExchange?.externalTokenHeaderName, ['spec', 'tokenExchange', 'externalTokenHeaderName']),
      ];
    }
    case 'MCPTelemetryConfig': {
      const { headers, sensitiveHeaders = [] } = resource.resource.spec.openTelemetry ?? {};
      const base = ['spec', 'openTelemetry'];
      return [
        ...keys(headers, [...base, 'headers'], 'telemetry'),
        ...sensitiveHeaders.flatMap(({ name }, index) =>
          written(name, [...base, 'sensitiveHeaders', index, 'name'], 'telemetry'),
        ),
      ];
    }
    case 'VirtualMCPServer': {
      const { outgoingAuth, config } = resource.resource.spec;
      if (config === undefined) return [];
      // What the resource says takes the place of the model's outgoing authentication.
      const { outgoingAuth: model, ...rest } = config;
      const isModelRead = outgoingAuth === undefined && model !== undefined;
      return headersAddedByAggregator(isModelRead ? { ...rest, outgoingAuth: model } : rest, ['spec', 'config']);
    }
    default:
      return [];
  }
}

/** The headers that a configuration of an aggregation server at a path adds. */
export function headersAddedByAggregator(config: AggregatorConfig, base: DocumentPath): AddedHeader[] {
  const { backends = [], outgoingAuth, telemetry } = config;
  const strategies = [
    ...(outgoingAuth?.default === undefined ? [] : [{ strategy: outgoingAuth.default, at: ['default'] }]),
    ...Object.entries(outgoingAuth?.backends ?? {}).map(([name, strategy]) => ({ strategy, at: ['backends', name] })),
  ];
  return [
    ...backends.flatMap(({ headerForward }, index) => {
      const path = [...base, 'backends', index, 'headerForward'];
      return [
        ...keys(headerForward?.addPlaintextHeaders, [...path, 'addPlaintextHeaders']),
        ...keys(headerForward?.addHeadersFromEnv, [...path, 'addHeadersFromEnv']),
      ];
    }),
    ...strategies.flatMap(({ strategy: { headerInjection }, at }) =>
      written(headerInjection?.headerName, [...base, 'outgoingAuth', ...at, 'headerInjection', 'headerName']),
    ),
    ...keys(telemetry?.headers, [...base, 'telemetry', 'headers'], 'telemetry'),
  ];
}

/** The headers that a run configuration adds. */
export function headersAddedByRun({
  headerForward,
  headerInjection,
  tokenExchange,
  telemetry,
}: RunConfig): AddedHeader[] {
  return [
    ...(['plaintext', 'fromSecret', 'fromEnv'] as const).flatMap((field) =>
      keys(headerForward?.[field], ['headerForward', field]),
    ),
    ...written(headerInjection?.headerName, ['headerInjection', 'headerName']),
    ...written(tokenExchange?.headerName, ['tokenExchange', 'headerName']),
    ...keys(telemetry?.headers, ['telemetry', 'headers'], 'telemetry'),
    ...keys(telemetry?.headersFromEnv, ['telemetry', 'headersFromEnv'], 'telemetry'),
  ];
}

function forwarded(
  headerForward:
    | {
        readonly addPlaintextHeaders?: Readonly<Record<string, string>>;
        readonly addHeadersFromSecret?: readonly { readonly headerName: string }[];
      }
    | undefined,
): AddedHeader[] {
  const base = ['spec', 'headerForward'];
  return [
    ...keys(headerForward?.addPlaintextHeaders, [...base, 'addPlaintextHeaders']),
    ...(headerForward?.addHeadersFromSecret ?? []).flatMap(({ headerName }, index) =>
      written(headerName, [...base, 'addHeadersFromSecret', index, 'headerName']),
    ),
  ];
}

function keys(
  map: Readonly<Record<string, unknown>> | undefined,
  base: DocumentPath,
  sentWith: AddedHeader['sentWith'] = 'requests',
): AddedHeader[] {
  return Object.keys(map ?? {}).map((name) => ({ name, path: [...base, name], what: 'key', sentWith }));
}

function written(
  name: string | undefined,
  path: DocumentPath,
  sentWith: AddedHeader['sentWith'] = 'requests',
): AddedHeader[] {
  return name === undefined ? [] : [{ name, path, what: 'value', sentWith }];
}
