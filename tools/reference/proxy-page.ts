import {
  identityProviderUnavailable,
  invalidToken,
  missingToken,
} from '../../runtime/identity/authentication-errors.ts';
import {
  headersTooLarge,
  internalError,
  malformedRequest,
  malformedUrl,
  methodNotAllowed,
  requestTimeout,
  timedOut,
  unknownPath,
  urlTooLong,
} from '../../runtime/http/http-errors.ts';
import { bodyMemoryFull } from '../../runtime/http/raw/body-memory.ts';
import { httpLimits } from '../../runtime/http/limits.ts';
import { rpcCodeOf } from '../../runtime/mcp/gateway/answers.ts';
import { requestMetrics } from '../../runtime/observe/request-metrics.ts';
import type { Metrics } from '../../runtime/observe/metrics.ts';
import * as rpcErrors from '../../runtime/mcp/envelope/rpc-errors.ts';
import { supportedRevisions } from '../../runtime/mcp/era/revisions.ts';
import { gatewayBounds } from '../../runtime/mcp/gateway/bounds.ts';
import { eventTypes, mcpAudit } from '../../runtime/endpoint/mcp-audit.ts';
import { code, notice, table, words } from './markdown-text.ts';

/** Paths of a proxy, with the field of the run document that adds one. */
const endpoints: readonly (readonly [method: string, path: string, meaning: string])[] = [
  ['POST', '/mcp', 'One message of an MCP client, of any supported revision.'],
  [
    'GET',
    '/mcp',
    'The stream of a session. `Last-Event-ID` resumes it. It ends when the tokens of the session have expired. Revisions with sessions only.',
  ],
  ['DELETE', '/mcp', 'Ends a session. Revisions with sessions only.'],
  ['GET', '/sse', 'The stream of an HTTP+SSE client (2024-11-05), if `transport` or `proxyMode` is `sse`.'],
  ['POST', '/messages', 'One message of an HTTP+SSE client. The stream announces the address.'],
  ['GET', '/health', 'Liveness: 200 while the process runs.'],
  [
    'GET',
    '/readyz',
    'Readiness: 200 after the MCP server has answered once, else 503 with the reasons in `waitingFor`.',
  ],
  ['GET', '/status', 'Facts about the proxy and its server for those who run it, without secrets and people.'],
  ['GET', '/metrics', 'Metrics for Prometheus, with `telemetry.enablePrometheusMetricsPath`.'],
  ['GET', '/.well-known/oauth-protected-resource', 'Metadata of the resource (RFC 9728), with `oidc.resourceUrl`.'],
  ['GET', '/.well-known/oauth-protected-resource/mcp', 'The same, at the path that RFC 9728 derives for `/mcp`.'],
];

const headers: readonly (readonly [name: string, meaning: string])[] = [
  ['Content-Type', 'Of a POST: `application/json`, not compressed.'],
  ['Accept', 'If present, of a POST: `application/json` and `text/event-stream`; of a GET: `text/event-stream`.'],
  ['Authorization', '`Bearer` and the token of the caller. The proxy does not pass it on.'],
  ['Mcp-Session-Id', 'The session, in every request after `initialize`. Bound to the caller.'],
  ['MCP-Protocol-Version', 'The revision. Required by 2026-07-28, and the same as in `_meta`.'],
  ['Mcp-Method', '2026-07-28: the method of the message.'],
  ['Mcp-Name', '2026-07-28: `name` or `uri` of `tools/call`, `prompts/get` and `resources/read`.'],
  ['Mcp-Param-…', '2026-07-28: arguments that a tool names by `x-mcp-header`. They go on to the server.'],
  ['traceparent, tracestate, baggage', 'The trace of the caller (W3C). It goes on to the server.'],
  ['Last-Event-ID', 'The last event that a client of a session received.'],
  ['Origin, Host', 'On a loopback address, only names of this machine are accepted (DNS rebinding).'],
  ['X-Request-Id', 'In every answer. The log and the audit log name the same id.'],
  ['Retry-After', 'With 429, and with 503 while storage is away: seconds to wait.'],
  ['Allow', 'With 405: the methods of the path.'],
  ['Cache-Control', 'In every answer: `no-store`, except for streams and the metadata of the resource.'],
  [
    'X-Content-Type-Options, Referrer-Policy, Cross-Origin-Resource-Policy',
    'Of answers with a body: browsers neither guess their type nor let pages of other sites embed them.',
  ],
  ['X-Accel-Buffering', 'Of streams: `no`, so that a reverse proxy passes events on at once.'],
  ['Access-Control-Allow-Origin', 'Of the metadata of the resource, which pages of any origin may read.'],
  ['WWW-Authenticate', 'With 401: the challenge (RFC 6750), with the address of the metadata (RFC 9728).'],
];

/** Errors of HTTP and of sign-in, which come before a message is read. */
const early = [
  malformedRequest,
  malformedUrl,
  missingToken,
  invalidToken,
  unknownPath,
  methodNotAllowed,
  requestTimeout,
  urlTooLong,
  bodyMemoryFull,
  headersTooLarge,
  internalError,
  timedOut,
  identityProviderUnavailable,
];

/** The reference page of what a proxy answers over HTTP: paths, headers, errors, audit events and metrics. */
export function proxyPage(): string {
  return [
    '# Endpoints of a proxy',
    '',
    ...notice('runtime/mcp, runtime/proxy and tools/reference/proxy-page.ts'),
    words(
      `What a proxy that \`svc run\` starts answers. It accepts clients of the MCP revisions ${supportedRevisions.join(', ')}. To try it: `,
    ) + ' [Put a server behind the proxy](../how-to/put-a-server-behind-the-proxy.md).',
    '',
    '## Paths',
    '',
    ...table(
      ['Method', 'Path', 'Meaning'],
      endpoints.map(([method, path, meaning]) => [method, code(path), words(meaning)]),
    ),
    '## Headers',
    '',
    ...table(
      ['Header', 'Meaning'],
      headers.map(([name, meaning]) => [code(name), words(meaning)]),
    ),
    '## Errors',
    '',
    words(
      'Errors of `/mcp` are JSON-RPC errors with an HTTP status. In a stream that has begun, only the JSON-RPC error is sent.',
    ),
    '',
    ...table(
      ['Code', 'Status', 'When'],
      Object.values(rpcErrors)
        .map(({ definition }) => definition)
        .toSorted((a, b) => a.status - b.status || b.code - a.code || (a.summary < b.summary ? -1 : 1))
        .map((error) => [code(String(error.code)), String(error.status), words(error.summary)]),
    ),
    words(
      'Errors that come before a message is read have the form `{"error": "…", "code": "…"}` on other paths, and are JSON-RPC errors on `/mcp`.',
    ),
    '',
    ...table(
      ['Code', 'Code on `/mcp`', 'Status', 'When'],
      early.map(({ definition: { code: name, status, summary } }) => [
        code(name),
        code(String(rpcCodeOf(status))),
        String(status),
        words(summary),
      ]),
    ),
    '## Limits',
    '',
    ...table(
      ['What', 'Limit'],
      [
        ['One message of a client', `${gatewayBounds.messageSize} bytes`],
        [
          'Messages of all clients together that are read or worked on, beyond 16 KiB each: `SVC_BODY_MEMORY`, in bytes',
          `a quarter of the memory of the container, at most ${httpLimits.bodyMemory} bytes`,
        ],
        ['A list of the server that is filtered or renamed', `${gatewayBounds.listSize} bytes`],
        ['What a client says of itself when it begins a session', `${gatewayBounds.initializeSize} bytes`],
        ['Messages of one batch (2025-03-26)', String(gatewayBounds.batchLength)],
        ['Requests of one session at the same time', String(gatewayBounds.requestsPerSession)],
        [
          'Time without a byte of a JSON answer, or without a whole message of a stream',
          `${gatewayBounds.backendIdleTime / 1000} seconds`,
        ],
        ['A call that waits for answers of its client (2026-07-28)', `${gatewayBounds.parkTime / 1000} seconds`],
        ['An answer that is kept for clients that resume', `${gatewayBounds.keptTime / 1000} seconds`],
      ],
    ),
    '## Audit events',
    '',
    words(
      'With `enableAudit` or `audit.enabled`, each message is one event. Other notifications are `mcp_notification`, other messages `mcp_request`. `outcome` is `success`, `denied` (401, 403), `failure` (other 4xx) or `error` (5xx).',
    ),
    '',
    ...table(
      ['Method', 'Type'],
      Object.entries(eventTypes).map(([method, type]) => [code(method), code(type)]),
    ),
    '## Metrics',
    '',
    words('Prometheus names have `_` in place of `.` and the unit at the end.'),
    '',
    ...table(
      ['Name', 'Unit', 'Meaning'],
      metricNames().map(({ name, unit, description }) => [code(name), unit, words(description)]),
    ),
  ].join('\n');
}

interface DescribedMetric {
  readonly name: string;
  readonly description: string;
  readonly unit: string;
}

/** The metrics that the parts of a proxy declare. */
function metricNames(): readonly DescribedMetric[] {
  const found: DescribedMetric[] = [];
  const declare = (name: string, description: string, unit = ''): (() => void) => {
    found.push({ name, description, unit });
    return () => undefined;
  };
  const metrics: Metrics = {
    enabled: true,
    counter: (name, description) => declare(name, description),
    histogram: (name, description, unit) => declare(name, description, unit),
    gauge: (name, description) => void declare(name, description),
    prometheus: () => undefined,
    close: async () => undefined,
  };
  mcpAudit(
    () => {
      throw new Error('nothing is observed here');
    },
    metrics,
    '',
  );
  requestMetrics(metrics);
  return found;
}
