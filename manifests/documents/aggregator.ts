import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { calledTool } from '../../runtime/workflow/model/called-tool.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { headersAddedByAggregator } from '../facts/outgoing/added-headers.ts';
import { checkAuditEvents } from '../rules/audit/unknown-event.ts';
import { strategiesIn } from '../facts/outgoing/strategies-in.ts';
import { checkCallers } from '../rules/aggregator/callers-without-token.ts';
import { documentProvider } from '../facts/sign-in/oidc-providers.ts';
import { checkAuditSettings } from '../rules/settings/without-effect-in-audit.ts';
import { checkAddedHeaders } from '../rules/headers/reserved.ts';
import { checkProviderAddresses } from '../rules/oidc/address.ts';
import { checkSearchDocument } from '../rules/optimizer/embedding.ts';
import { reportUnsupportedAggregator } from '../rules/proxy/not-available-yet.ts';
import { reportCredential } from '../rules/secrets/plaintext-credential.ts';
import { checkLimitSizes } from '../rules/rate-limit/size.ts';
import { reportUnknownUsers } from '../rules/rate-limit/per-user-without-authentication.ts';

export const unlistedBackend = defineDiagnostic<{ name: string; known: readonly string[] }>({
  code: 'aggregator/unknown-backend',
  severity: 'error',
  summary: 'A configuration of an aggregation server says something about a backend that it does not list.',
  message: ({ name }) => `"${name}" is not a backend: backends does not list it`,
  hint: ({ name, known }) => {
    const near = suggest(name, known);
    return near === undefined ? `the backends are ${known.join(', ')}` : `did you mean "${near}"?`;
  },
});

export const listIgnored = defineDiagnostic({
  code: 'aggregator/backends-ignored',
  severity: 'warning',
  summary: 'Backends are written down for an aggregation server that discovers them when it runs.',
  message: () => 'backends has no effect: with source discovered the server finds its backends when it runs',
  hint: () => 'set outgoingAuth.source to inline, or remove backends',
});

export const nothingToDiscover = defineDiagnostic({
  code: 'aggregator/nothing-to-discover',
  severity: 'error',
  summary:
    'Credentials of type discovered in a configuration whose server discovers nothing: no resource of a backend is read.',
  message: () => 'discovered has nothing to discover: with source inline the server reads no resources of its backends',
  hint: () => 'write the credentials here, or set outgoingAuth.source to discovered and leave backends out',
});

/** The parts of an aggregator configuration go together, as those of a virtual server do (spec 2, configuration model). */
export function checkAggregatorDocument(part: Part, config: AggregatorConfig, report: Report): void {
  reportUnsupportedAggregator(part, config, report);
  const { backends = [], incomingAuth, outgoingAuth, rateLimiting } = config;
  if (backends.length > 0) {
    const known = backends.map(({ name }) => name);
    if (outgoingAuth?.source === 'discovered') report(listIgnored({}, placeOf(part, ['backends'], 'key')));
    else {
      for (const { name, path, what } of mentionsIn(config, known)) {
        if (!known.includes(name)) report(unlistedBackend({ name, known }, placeOf(part, path, what)));
      }
    }
  }
  if ((outgoingAuth?.source ?? (backends.length > 0 ? 'inline' : 'discovered')) === 'inline') {
    for (const [{ type }, path] of strategiesIn(outgoingAuth)) {
      if (type === 'discovered') report(nothingToDiscover({}, placeOf(part, [...path, 'type'], 'value')));
    }
  }
  checkCredentials(part, config, report);
  checkAddedHeaders(headersAddedByAggregator(config, []), part, report);
  checkLimitSizes(part, config.rateLimiting, ['rateLimiting'], report);
  if (config.audit !== undefined) checkAuditSettings(part, config.audit, ['audit'], report);
  checkAuditEvents(part, config.audit, ['audit'], 'gateway', report);
  if (config.optimizer !== undefined) checkSearchDocument(part, config.optimizer, ['optimizer'], report);
  const { oidc } = incomingAuth ?? {};
  if (oidc !== undefined) checkProviderAddresses(documentProvider(oidc, part, ['incomingAuth', 'oidc']), report);
  if (incomingAuth?.type !== 'anonymous') return;
  checkCallers(part, [], outgoingAuth, report);
  const said = { server: 'the aggregation server', cure: 'set incomingAuth.type to oidc' };
  if (rateLimiting !== undefined) reportUnknownUsers(rateLimiting, ['rateLimiting'], said, part, report);
}

function checkCredentials(
  part: Part,
  { backends = [], outgoingAuth, telemetry }: AggregatorConfig,
  report: Report,
): void {
  const check = (name: string, value: string | undefined, path: DocumentPath, instead: string): void => {
    const plain = {
      name,
      value: value ?? '',
      path,
      what: 'key',
      isHeader: true,
      instead,
      withoutSecret: true,
    } as const;
    reportCredential(plain, part, report);
  };
  for (const [strategy, path] of strategiesIn(outgoingAuth)) {
    if (strategy.type !== 'header_injection') continue;
    const { headerName, headerValue } = strategy.headerInjection;
    check(headerName ?? 'Authorization', headerValue, [...path, 'headerInjection', 'headerValue'], 'headerValueEnv');
  }
  for (const [index, { headerForward }] of backends.entries()) {
    for (const [name, value] of Object.entries(headerForward?.addPlaintextHeaders ?? {})) {
      const path = ['backends', index, 'headerForward', 'addPlaintextHeaders', name];
      check(name, value, path, 'addHeadersFromEnv');
    }
  }
  for (const [name, value] of Object.entries(telemetry?.headers ?? {})) {
    check(name, value, ['telemetry', 'headers', name], 'a collector that adds the header itself');
  }
}

interface Mention {
  readonly name: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

function mentionsIn(
  { aggregation, operational, outgoingAuth, compositeTools = [] }: AggregatorConfig,
  known: readonly string[],
): Mention[] {
  const limits = operational?.timeouts?.perWorkload;
  const ranked = aggregation?.conflictResolutionConfig?.priorityOrder ?? [];
  return [
    ...keys(outgoingAuth?.backends, ['outgoingAuth', 'backends']),
    ...keys(limits, ['operational', 'timeouts', 'perWorkload']),
    ...(aggregation?.tools ?? []).map(({ workload }, index): Mention => {
      return { name: workload, path: ['aggregation', 'tools', index, 'workload'], what: 'value' };
    }),
    ...ranked.map((name, index): Mention => {
      return { name, path: ['aggregation', 'conflictResolutionConfig', 'priorityOrder', index], what: 'value' };
    }),
    ...compositeTools.flatMap(({ steps }, workflow) =>
      steps.flatMap((step, index) => {
        const path = ['compositeTools', workflow, 'steps', index];
        const { tool, step: inner } = step;
        return [...called(tool, [...path, 'tool'], known), ...called(inner?.tool, [...path, 'step', 'tool'], known)];
      }),
    ),
  ];
}

function keys(map: Readonly<Record<string, unknown>> | undefined, base: DocumentPath): Mention[] {
  return Object.keys(map ?? {}).map((name) => ({ name, path: [...base, name], what: 'key' }));
}

function called(tool: string | undefined, path: DocumentPath, known: readonly string[]): Mention[] {
  const { workload } = calledTool(tool ?? '', known);
  return workload === '' ? [] : [{ name: workload, path, what: 'value' }];
}
