import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { clientNamesOf } from '../../facts/gateways/client-names.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const limitOfUnknownTool = defineDiagnostic<{ tool: string; near: string | undefined }>({
  code: 'rate-limit/unknown-tool',
  severity: 'warning',
  extent: 'whole',
  summary: 'A rate limit for a tool whose name begins with the prefix of no backend and is that of no workflow.',
  message: ({ tool }) => `the limit of "${tool}" has no effect: no backend has a prefix that this name begins with`,
  hint: ({ near }) =>
    near === undefined ? 'use the name that clients see, with the prefix of its backend' : `did you mean "${near}"?`,
  givesWayTo: ['tools/name-pattern'],
});

/** What a tool search counts under a name of its own; what it calls is counted as the tool that is called. */
const searchTools: readonly string[] = ['find_tool'];

/** Limits of a virtual server are for the names that clients call tools by (spec 3, RateLimitConfig). */
export const rateLimitUnknownTool: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (isKind(resource, 'VirtualMCPServer')) check(resource, program, report);
  }
};

function check(server: Resource<'VirtualMCPServer'>, program: LinkedProgram, report: Report): void {
  const { config } = server.resource.spec;
  if (config?.rateLimiting === undefined) return;
  const path = ['spec', 'config', 'rateLimiting'];
  const tools = config.rateLimiting.tools ?? [];
  const own = config.optimizer === undefined ? [] : searchTools;
  const names = tools.length === 0 ? undefined : clientNamesOf(server, program, own);
  if (names === undefined) return;
  for (const [index, { name: tool }] of tools.entries()) {
    if (names.has(tool)) continue;
    const near = tool === 'call_tool' ? undefined : names.near(tool);
    report(limitOfUnknownTool({ tool, near }, placeOf(server, [...path, 'tools', index, 'name'], 'value')));
  }
}
