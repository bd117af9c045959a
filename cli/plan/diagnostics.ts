import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const inputIsPlan = defineDiagnostic<{ path: string }>({
  code: 'plan/input-is-plan',
  severity: 'error',
  stage: 'plan',
  summary: 'A plan where the resources of one are expected.',
  message: () => 'this is a plan, and a plan is made of resources',
  hint: ({ path }) =>
    `name the resources; to compare what they resolve to with this plan: svc plan <resources> --diff ${path}`,
});

export const severalPlans = defineDiagnostic<{ count: number }>({
  code: 'plan/several-plans',
  severity: 'error',
  stage: 'plan',
  summary: 'An older plan to compare with (--diff) in a file that holds more than one document.',
  message: ({ count }) => `this file holds ${count} documents, and a plan is compared with one`,
  hint: () => 'keep the plan that is meant in a file of its own',
});

export const notAPlan = defineDiagnostic<object>({
  code: 'plan/not-a-plan',
  severity: 'error',
  stage: 'plan',
  summary: 'Something to compare with (--diff) that is neither a plan nor what a plan is made of.',
  message: () => 'this is neither a plan nor the resources of one',
  hint: () => 'a plan to compare with is kept by: svc plan <resources> --format yaml > plan.yaml',
});

export const toolsOfUnnamedServer = defineDiagnostic<{ filter: string }>({
  code: 'plan/tools-of-unnamed-server',
  severity: 'error',
  stage: 'plan',
  summary: 'What one server answered to tools/list, given as --tools: it does not name the server.',
  message: () => 'this is what one server answered to tools/list, and it does not name the server',
  hint: ({ filter }) =>
    `put the list under the name of its MCPServer, MCPRemoteProxy or MCPServerEntry: jq '{toolLists: {"<name>": ${filter}}}'`,
});

export const listedTwice = defineDiagnostic<{ workload: string }>({
  code: 'plan/listed-twice',
  severity: 'error',
  stage: 'plan',
  summary: 'Two lists of tools (--tools) for one workload, so it is ambiguous which one applies.',
  message: ({ workload }) => `the tools of "${workload}" are listed twice`,
  hint: () => 'remove one of the lists',
});
