import { auditOutcome } from '../observe/audit.ts';
import { rawOf, stringOf, type Envelope } from '../mcp/envelope/envelope.ts';
import type { MessageObserver, ObservedMessage } from '../mcp/gateway/hooks.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { EndpointAudit } from './open-audit.ts';
import { openTable } from '../diagnostics/open-table.ts';

/** Audit event types of the methods that have one of their own (specification 2, AuditConfig). */
export const eventTypes: Readonly<Record<string, string>> = openTable({
  initialize: 'mcp_initialize',
  'server/discover': 'mcp_initialize',
  'tools/call': 'mcp_tool_call',
  'tools/list': 'mcp_tools_list',
  'resources/read': 'mcp_resource_read',
  'resources/list': 'mcp_resources_list',
  'resources/templates/list': 'mcp_resources_list',
  'prompts/get': 'mcp_prompt_get',
  'prompts/list': 'mcp_prompts_list',
  ping: 'mcp_ping',
  'logging/setLevel': 'mcp_logging',
  'completion/complete': 'mcp_completion',
  'notifications/roots/list_changed': 'mcp_roots_list_changed',
});

/** Characters of a name that a client chose. */
const longestName = 512;

/** Upper bounds of durations, in seconds (semantic conventions of MCP). */
const bounds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Methods as metrics name them: others are for clients to invent, and each would be a series of its own. */
const knownMethods: ReadonlySet<string> = new Set([
  ...Object.keys(eventTypes),
  'resources/subscribe',
  'resources/unsubscribe',
  'subscriptions/listen',
]);

/**
 * Writes one audit event for each message, and measures it as `mcp.server.operation.duration`. `audit` gives the log of the moment and
 * the bytes of an answer that it wants.
 */
export function mcpAudit(audit: () => EndpointAudit, metrics: Metrics, serverName: string): MessageObserver {
  const duration = metrics.histogram(
    'mcp.server.operation.duration',
    'Time from a message to its answer.',
    's',
    bounds,
  );
  return {
    begin(message) {
      const began = performance.now();
      const { log, responseSize } = audit();
      // One byte more shows the log that the answer goes on.
      if (responseSize > 0) message.exchange.keepBeginning(responseSize + 1);
      return ({ error }) => {
        const milliseconds = performance.now() - began;
        const { exchange, caller, revision, envelope } = message;
        const method = envelope.method ?? 'response';
        const status = error?.status ?? 200;
        duration(milliseconds / 1000, {
          'mcp.method.name': knownMethods.has(method) ? method : '_OTHER',
          ...(revision === undefined ? {} : { 'mcp.protocol.version': revision }),
          ...(error === undefined ? {} : { 'error.type': String(error.code) }),
          'network.transport': 'tcp',
        });
        const response = error === undefined ? exchange.beginning : { code: error.code, message: error.message };
        log.write({
          type: eventTypes[method] ?? (envelope.kind === 'notification' ? 'mcp_notification' : 'mcp_request'),
          outcome: auditOutcome(status),
          source: { address: exchange.remoteAddress, ...agentOf(exchange.headers['user-agent']) },
          subject: caller.identity?.subject ?? 'anonymous',
          target: targetOf(message, serverName),
          requestId: exchange.requestId,
          duration: milliseconds,
          request: envelope.bytes,
          ...(response === undefined ? {} : { response }),
        });
      };
    },
  };
}

function agentOf(agent: string | undefined): { readonly userAgent?: string } {
  return agent === undefined ? {} : { userAgent: agent };
}

function targetOf({ envelope, session }: ObservedMessage, serverName: string): Readonly<Record<string, string>> {
  const name = nameIn(envelope);
  return {
    type: 'mcp',
    server: serverName,
    method: envelope.method ?? 'response',
    ...(name === undefined ? {} : { name: name.slice(0, longestName) }),
    ...(session === undefined ? {} : { session: session.slice(0, 8) }),
  };
}

/** What a message is about: a tool, a prompt, or the URI of a resource. */
function nameIn(envelope: Envelope): string | undefined {
  const { name, uri } = envelope.param;
  const span = name ?? uri;
  return span === undefined ? undefined : (stringOf(envelope, span) ?? rawOf(envelope, span).toString('utf8'));
}
