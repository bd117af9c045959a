import type { AuditLogConfig } from '../../../generated/types/audit.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { mcpEventTypes } from '../../../runtime/language/mcp-event-types.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const unknownAuditEvent = defineDiagnostic<{
  type: string;
  writer: keyof typeof mcpEventTypes;
  isListed: boolean;
}>({
  code: 'audit/unknown-event',
  severity: 'warning',
  summary: 'A type of audit events that no program writes: listed, it logs nothing; excluded, it leaves nothing out.',
  message: ({ type, isListed }) =>
    `there are no audit events of type "${type}", so this ${isListed ? 'logs nothing' : 'leaves nothing out'}`,
  hint: ({ type, writer }) => {
    const near = suggest(type, mcpEventTypes[writer]) ?? ofMethod[type];
    return near === undefined ? `the types are ${mcpEventTypes[writer].join(', ')}` : `did you mean "${near}"?`;
  },
});

/** Methods of MCP, which people write in place of the types. */
const ofMethod: Readonly<Record<string, string>> = openTable({
  initialize: 'mcp_initialize',
  ping: 'mcp_ping',
  'completion/complete': 'mcp_completion',
  'logging/setLevel': 'mcp_logging',
  'prompts/get': 'mcp_prompt_get',
  'prompts/list': 'mcp_prompts_list',
  'resources/list': 'mcp_resources_list',
  'resources/read': 'mcp_resource_read',
  'tools/call': 'mcp_tool_call',
  'tools/list': 'mcp_tools_list',
});

/** What an audit log is narrowed to is something that is logged (spec 2, audit configuration and events). */
export const auditUnknownEvent: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    checkAuditEvents(server, server.resource.spec.config?.audit, ['spec', 'config', 'audit'], 'gateway', report);
  }
};

/** The same for the audit settings at a path of a part. */
export function checkAuditEvents(
  part: Part,
  audit: AuditLogConfig | undefined,
  base: DocumentPath,
  writer: keyof typeof mcpEventTypes,
  report: Report,
): void {
  for (const field of ['eventTypes', 'excludeEventTypes'] as const) {
    for (const [index, type] of (audit?.[field] ?? []).entries()) {
      if (mcpEventTypes[writer].includes(type)) continue;
      const place = placeOf(part, [...base, field, index], 'value');
      report(unknownAuditEvent({ type, writer, isListed: field === 'eventTypes' }, place));
    }
  }
}
