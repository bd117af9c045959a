import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { cedarActions as actions } from '../../../runtime/language/cedar-actions.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

/** The methods of MCP that they are for, which people write instead. */
const ofMethod: Readonly<Record<string, string>> = openTable({
  'tools/call': 'call_tool',
  'prompts/get': 'get_prompt',
  'resources/read': 'read_resource',
  'tools/list': 'list_tools',
  'prompts/list': 'list_prompts',
  'resources/list': 'list_resources',
});

export const unknownAction = defineDiagnostic<{ action: string }>({
  code: 'cedar/action-unknown',
  severity: 'warning',
  summary: 'A Cedar policy about an action that no caller can ask for. It never applies.',
  message: ({ action }) => `no request has the action "${action}", so this never applies`,
  hint: ({ action }) => {
    const near = ofMethod[action] ?? suggest(action, actions);
    return near === undefined ? `the actions are ${actions.join(', ')}` : `did you mean "${near}"?`;
  },
});

export const actionType = defineDiagnostic<{ type: string }>({
  code: 'cedar/action-of-unknown-type',
  severity: 'warning',
  summary: 'A Cedar policy about an action of a type that no request has. It never applies.',
  message: ({ type }) => `no request has an action of the type "${type}", so this never applies`,
  hint: () => 'write Action::, without a namespace before it',
});

/** The type of an action with a namespace; strings and comments are passed over. */
const namespaced = /\/\/[^\n]*|"(?:[^"\\]|\\.)*"|\b((?:[A-Za-z_]\w*\s*::\s*)+Action)\s*::/g;

/** A policy about an action that does not exist permits or forbids nothing (design: nothing is accepted and then ignored). */
export const cedarAction: PolicyRule = ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (checked.problems.length === 0) {
      for (const { 1: type, index } of text.matchAll(namespaced)) {
        if (type === undefined) continue;
        report(actionType({ type }, placesInside(part, path, text)(index, index + type.length)));
      }
    }
    for (const action of checked.actions) {
      if (actions.includes(action)) continue;
      const written = JSON.stringify(action);
      const at = text.indexOf(written);
      const [start, end] = at < 0 ? [0, text.length] : [at, at + written.length];
      report(unknownAction({ action }, placesInside(part, path, text)(start, end)));
    }
  }
};
