import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { knownToolsOf, type KnownTool } from '../../facts/gateways/known-tools.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const hiddenWinner = defineDiagnostic<{ tool: string; winner: string; loser: string }>({
  code: 'tools/hidden-winner',
  severity: 'warning',
  summary:
    'A tool that two backends have, where the one that wins by priority hides it, so that clients get it from neither.',
  message: ({ tool, winner, loser }) =>
    `clients do not get "${tool}": "${winner}" comes before "${loser}" in priorityOrder, and hides the tool`,
  hint: ({ tool, winner, loser }) =>
    `put "${loser}" before "${winner}", rename "${tool}" in the overrides of one of them, or show it in "${winner}"`,
});

export const hiddenWorkloadWins = defineDiagnostic<{ winner: string; loser: string }>({
  code: 'tools/hidden-workload-wins',
  severity: 'warning',
  summary:
    'A workload that hides all of its tools and comes before another one in the order of priority, so that clients get a tool that both have from neither.',
  message: ({ winner, loser }) =>
    `"${winner}" hides all of its tools, but comes before "${loser}": clients do not get a tool that both have`,
  hint: ({ winner }) => `put "${winner}" last in priorityOrder`,
});

/**
 * The first workload in the order wins a name (spec 2, AggregationConfig). Hidden tools stay in the routing table and keep what they
 * have won, so that another backend's tool of that name is not advertised.
 */
export const toolsHidden: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const aggregation = server.resource.spec.config?.aggregation;
    if (aggregation?.conflictResolution !== 'priority') continue;
    const order = aggregation.conflictResolutionConfig?.priorityOrder ?? [];
    const rankOf = ({ workload }: KnownTool): number => {
      const rank = order.indexOf(workload);
      return rank < 0 ? order.length : rank;
    };
    const isHidden = (workload: string): boolean =>
      aggregation.tools?.some((entry) => entry.workload === workload && entry.excludeAll === true) === true;
    for (const [index, winner] of order.entries()) {
      const loser = order.slice(index).find((workload) => !isHidden(workload));
      if (aggregation.excludeAllTools || loser === undefined || !isHidden(winner)) continue;
      const path = ['spec', 'config', 'aggregation', 'conflictResolutionConfig', 'priorityOrder', index];
      report(hiddenWorkloadWins({ winner, loser }, placeOf(server, path, 'value')));
    }
    for (const tools of Map.groupBy(knownToolsOf(server, program), ({ name }) => name).values()) {
      const [winner, ...others] = tools.toSorted((a, b) => rankOf(a) - rankOf(b));
      const loser = others.find(({ isShown }) => isShown);
      if (winner === undefined || loser === undefined || winner.isShown || rankOf(winner) === rankOf(loser)) continue;
      if (isHidden(winner.workload)) continue;
      const said = { tool: winner.name, winner: winner.workload, loser: loser.workload };
      const span = placeOf(winner.at.resource, winner.at.path, winner.at.what);
      const related = span === undefined ? [] : [{ message: 'the tool that wins', span }];
      report(hiddenWinner(said, placeOf(loser.at.resource, loser.at.path, loser.at.what), related));
    }
  }
};
