/** A tool that the source of Cedar policies names, and where. */
export interface PolicyTool {
  readonly tool: string;
  /** Of the policy that names it. */
  readonly effect: string | undefined;
  readonly start: number;
  readonly end: number;
}

const token = /\/\/[^\n]*|\b(?<effect>permit|forbid)\s*\(|\bTool\s*::\s*"(?<tool>[^"\\]*)"|"(?:[^"\\]|\\.)*"/g;

/** Every `Tool::"name"` of a valid source of policies, outside of its strings and comments, in the order of the source. */
export function toolsInPolicies(text: string): PolicyTool[] {
  if (!text.includes('Tool')) return [];
  const found: PolicyTool[] = [];
  let effect: string | undefined;
  for (const { groups = {}, index, 0: written } of text.matchAll(token)) {
    effect = groups['effect'] ?? effect;
    const tool = groups['tool'];
    if (tool !== undefined) found.push({ tool, effect, start: index, end: index + written.length });
  }
  return found;
}
