import type { Feature, Use } from './policy.ts';

/** The action of Cedar policies and decision points for every use of a feature (one action per feature). */
export const actionOf: Readonly<Record<Feature, string>> = {
  tool: 'call_tool',
  prompt: 'get_prompt',
  resource: 'read_resource',
};

/** What the attribute `operation` of a feature says: the same for every use, so that a list shows what may be used. */
export const operationOf: Readonly<Record<Feature, string>> = { tool: 'call', prompt: 'get', resource: 'read' };

/** Type of a feature in policies. */
export const entityTypeOf: Readonly<Record<Feature, string>> = {
  tool: 'Tool',
  prompt: 'Prompt',
  resource: 'Resource',
};

/** Whether arguments take part in a decision: what is listed, completed or subscribed to has none yet. */
export function hasArguments(use: Use): boolean {
  return use === 'call' || use === 'get';
}
