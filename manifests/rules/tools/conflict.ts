import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { knownToolsOf, type KnownTool } from '../../facts/gateways/known-tools.ts';
import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unresolvedConflict = defineDiagnostic<{ name: string; first: string; second: string; server: string }>({
  code: 'tools/conflict-unresolved',
  severity: 'error',
  summary: 'Two backends with a tool of one name, where every such conflict has to be resolved by hand.',
  message: ({ name, first, second, server }) =>
    `"${first}" and "${second}" both have a tool "${name}", and virtual server "${server}" resolves conflicts by hand`,
  hint: ({ first, second }) => `rename one of them in overrides of workload "${first}" or "${second}"`,
});

export const sameAdvertisedName = defineDiagnostic<{ name: string; first: string; second: string }>({
  code: 'tools/conflict-of-prefixed-names',
  severity: 'error',
  summary: 'Tools of two backends that have one name once the prefix is put before them.',
  message: ({ name, first, second }) =>
    `with their prefixes, a tool of "${first}" and one of "${second}" are both named "${name}"`,
  hint: () => 'use a prefixFormat whose last character occurs in no workload name, such as {workload}_',
});

export const ambiguousPrefix = defineDiagnostic<{ format: string; first: string; second: string }>({
  code: 'tools/conflict-of-prefixes',
  severity: 'warning',
  extent: 'whole',
  summary: 'The prefix of one backend begins with that of another, so that tools of both may come out under one name.',
  message: ({ format, first, second }) =>
    `with prefixFormat "${format}", tools of "${first}" and "${second}" can come out under one name`,
  hint: () => 'use a prefixFormat that ends in a character that occurs in no workload name, such as {workload}_',
});

/** Clients call a tool by its name alone, so each name is that of one tool (spec 2, AggregationConfig). */
export const toolsConflict: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const aggregation = server.resource.spec.config?.aggregation;
    switch (aggregation?.conflictResolution ?? 'prefix') {
      case 'manual':
        for (const [first, second] of pairs(knownToolsOf(server, program), 'name')) {
          const said = { name: second.name, first: first.workload, second: second.workload, server: server.name };
          report(unresolvedConflict(said, placeOfTool(second), relatedTo(first)));
        }
        break;
      case 'prefix': {
        const names = backendNamesOf(server, program)?.names ?? [];
        const near = nearPrefixes(server, names);
        if (near.length === 0) break;
        const known = pairs(knownToolsOf(server, program), 'advertised');
        for (const [first, second] of known) {
          const said = { name: second.advertised, first: first.workload, second: second.workload };
          report(sameAdvertisedName(said, placeOfTool(second), relatedTo(first)));
        }
        if (known.length === 0) reportPrefixes(server, near, report);
        break;
      }
      case 'priority':
      // The order says who wins.
    }
  }
};

/** Tools of different workloads with one name, each with the first of that name. */
function pairs(tools: readonly KnownTool[], by: 'name' | 'advertised'): [KnownTool, KnownTool][] {
  const firsts = new Map<string, KnownTool>();
  return tools.flatMap((tool): [KnownTool, KnownTool][] => {
    const first = firsts.get(tool[by]);
    if (first === undefined) firsts.set(tool[by], tool);
    return first === undefined || first.workload === tool.workload ? [] : [[first, tool]];
  });
}

function placeOfTool({ at }: KnownTool) {
  return placeOf(at.resource, at.path, at.what);
}

function relatedTo(tool: KnownTool) {
  const span = placeOfTool(tool);
  return span === undefined ? [] : [{ message: 'the other tool', span }];
}

/** Workloads whose prefix begins with that of another. In order of the prefixes, such two are neighbors. */
function nearPrefixes(server: Resource<'VirtualMCPServer'>, names: readonly string[]): [string, string][] {
  const aggregation = server.resource.spec.config?.aggregation;
  const prefixes = names.map((name) => ({ name, prefix: prefixOf(aggregation, name) }));
  const sorted = prefixes.toSorted((a, b) => (a.prefix < b.prefix ? -1 : a.prefix > b.prefix ? 1 : 0));
  return sorted.flatMap(({ name, prefix }, index): [string, string][] => {
    const before = sorted[index - 1];
    return before !== undefined && prefix.startsWith(before.prefix) ? [[before.name, name]] : [];
  });
}

function reportPrefixes(
  server: Resource<'VirtualMCPServer'>,
  near: readonly (readonly [string, string])[],
  report: Report,
): void {
  const format = server.resource.spec.config?.aggregation?.conflictResolutionConfig?.prefixFormat ?? '{workload}_';
  const isWritten = server.authored.spec.config?.aggregation?.conflictResolutionConfig?.prefixFormat !== undefined;
  const path = isWritten ? ['aggregation', 'conflictResolutionConfig', 'prefixFormat'] : ['groupRef'];
  for (const [first, second] of near) {
    report(ambiguousPrefix({ format, first, second }, placeOf(server, ['spec', 'config', ...path], 'value')));
  }
}
