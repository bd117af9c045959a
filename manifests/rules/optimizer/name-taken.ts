import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { knownToolsOf } from '../../facts/gateways/known-tools.ts';
import { isKind } from '../../program/resource.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const nameOfSearch = defineDiagnostic<{ name: string; what: string; server: string }>({
  code: 'optimizer/name-taken',
  severity: 'warning',
  summary: 'A tool or workflow with the name of one of the two tools that a tool search shows instead of all others.',
  message: ({ name, what, server }) =>
    `"${name}" is what the optimizer of virtual server "${server}" names a tool of its own, so clients that call it do not get this ${what}`,
  hint: ({ what }) => `give the ${what} another name`,
});

const ownTools: ReadonlySet<string> = new Set(['find_tool', 'call_tool']);

/** With an optimizer clients see `find_tool` and `call_tool` only (spec 2, optimizer): these names are taken. */
export const optimizerNameTaken: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer') || server.resource.spec.config?.optimizer === undefined) continue;
    for (const { resource, path, config } of workflowsRunBy(server, program)) {
      if (!ownTools.has(config.name)) continue;
      const place = placeOf(resource, [...path, 'name'], 'value');
      report(nameOfSearch({ name: config.name, what: 'workflow', server: server.name }, place));
    }
    for (const { advertised, isShown, at } of knownToolsOf(server, program)) {
      if (!isShown || !ownTools.has(advertised)) continue;
      const place = placeOf(at.resource, at.path, at.what);
      report(nameOfSearch({ name: advertised, what: 'tool', server: server.name }, place));
    }
  }
};
