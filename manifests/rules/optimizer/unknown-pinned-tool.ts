import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { clientNamesOf } from '../../facts/gateways/client-names.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownPinnedTool = defineDiagnostic<{ tool: string; near: string | undefined }>({
  code: 'optimizer/unknown-pinned-tool',
  severity: 'warning',
  extent: 'whole',
  summary: 'A pinned tool whose name begins with the prefix of no backend and is that of no workflow.',
  message: ({ tool }) => `"${tool}" is not listed: no backend has a prefix that this name begins with`,
  hint: ({ near }) =>
    near === undefined ? 'use the name that clients see, with the prefix of its backend' : `did you mean "${near}"?`,
});

/** Tools that stay in the list beside a search have the names that clients see (optimizer.pinnedTools). */
export const optimizerUnknownPinnedTool: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const pinned = server.resource.spec.config?.optimizer?.pinnedTools ?? [];
    const names = pinned.length === 0 ? undefined : clientNamesOf(server, program);
    if (names === undefined) continue;
    for (const [index, tool] of pinned.entries()) {
      if (names.has(tool)) continue;
      const place = placeOf(server, ['spec', 'config', 'optimizer', 'pinnedTools', index], 'value');
      report(unknownPinnedTool({ tool, near: names.near(tool) }, place));
    }
  }
};
