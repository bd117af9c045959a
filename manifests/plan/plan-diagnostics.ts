import { suggest } from '../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

/** A tool that is named somewhere, and those that there are. */
export interface MissingTool {
  readonly tool: string;
  readonly workloads: readonly string[];
  readonly known: readonly string[];
}

const messageOf = ({ tool, workloads }: MissingTool, list: string): string =>
  `"${tool}" is not a tool of ${workloads.map((name) => `"${name}"`).join(' or ')}, says ${list}`;

const nearOrAll = ({ tool, known }: MissingTool): string => {
  const near = suggest(tool, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (known.length === 0) return 'it has no tools at all';
  const shown = known.slice(0, 12).join(', ');
  return known.length > 12 ? `there are ${known.length} tools, among them ${shown}` : `the tools are ${shown}`;
};

export const unknownTool = defineDiagnostic<MissingTool>({
  code: 'plan/unknown-tool',
  severity: 'error',
  stage: 'plan',
  summary:
    'A filter, new name, limit or step about a tool that its server does not have, by the list of tools given with --tools.',
  message: (missing) => messageOf(missing, 'the list of its tools'),
  hint: nearOrAll,
});

export const toolNotInRegistry = defineDiagnostic<MissingTool>({
  code: 'plan/tool-not-in-registry',
  severity: 'warning',
  stage: 'plan',
  summary: 'A filter, new name, limit or step about a tool that the registry entry of its server does not list.',
  message: (missing) => messageOf(missing, 'its registry entry'),
  hint: nearOrAll,
});

export const nameConflict = defineDiagnostic<{ name: string; first: string; second: string; strategy: string }>({
  code: 'plan/name-conflict',
  severity: 'error',
  stage: 'plan',
  summary: 'Two tools that clients would see under one name, though conflicts are resolved.',
  message: ({ name, first, second, strategy }) =>
    `"${first}" and "${second}" both come out as "${name}" (${strategy}), so that clients cannot call one of them`,
  hint: ({ first, second }) => `rename or hide one of them in aggregation.tools of workload "${first}" or "${second}"`,
});

export const hiddenWinnerInList = defineDiagnostic<{ tool: string; winner: string; loser: string }>({
  code: 'plan/hidden-winner',
  severity: 'warning',
  stage: 'plan',
  summary:
    'A tool that two backends have by the lists given with --tools, where the one that wins by priority hides it, so that clients get it from neither.',
  message: ({ tool, winner, loser }) =>
    `clients do not get "${tool}": "${winner}" comes before "${loser}" in priorityOrder, and hides the tool`,
  hint: ({ tool, winner, loser }) =>
    `put "${loser}" before "${winner}", rename "${tool}" in the overrides of one of them, or show it in "${winner}"`,
});

export const renamedToExisting = defineDiagnostic<{ tool: string; name: string; workload: string }>({
  code: 'plan/renamed-to-existing',
  severity: 'error',
  stage: 'plan',
  summary: 'A new name for a tool that another tool of the same server has, by the list of tools given with --tools.',
  message: ({ tool, name, workload }) => `"${tool}" is renamed to "${name}", and "${workload}" has a tool of that name`,
  hint: ({ name }) => `choose another name, or rename "${name}" too`,
});

export const longName = defineDiagnostic<{ name: string; length: number; workload: string }>({
  code: 'plan/long-name',
  severity: 'warning',
  stage: 'plan',
  summary: 'A tool whose name, prefix included, is longer than many clients take.',
  message: ({ name, length, workload }) =>
    `clients see "${name}" of "${workload}": ${length} characters, and many of them refuse more than 64`,
  hint: () => 'give it a shorter name in overrides, or use a shorter prefix',
});

export const workflowNameOfTool = defineDiagnostic<{ name: string; workload: string; server: string }>({
  code: 'plan/workflow-name-taken',
  severity: 'error',
  stage: 'plan',
  summary: 'A workflow with the name of a tool that clients see, found in a list of tools.',
  message: ({ name, workload, server }) =>
    `"${name}" is the name of a tool of "${workload}" that VirtualMCPServer "${server}" shows`,
  hint: () => 'rename the workflow, or hide the tool: a workflow can call what is hidden',
});

export const unknownWorkload = defineDiagnostic<{ name: string; known: readonly string[] }>({
  code: 'plan/unknown-workload',
  severity: 'warning',
  stage: 'plan',
  summary: 'A list of tools for a workload that is not in the input.',
  message: ({ name }) => `no MCPServer, MCPRemoteProxy or MCPServerEntry of the input is named "${name}"`,
  hint: ({ name, known }) => {
    const near = suggest(name, known);
    return near === undefined ? 'remove the list, or add the workload to the input' : `did you mean "${near}"?`;
  },
});
