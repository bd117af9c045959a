import type { PolicyHook } from '../../mcp/gateway/hooks.ts';

/** The tool that clients search with, and the one by which they call what they have found. */
export const findTool = 'find_tool';
export const callTool = 'call_tool';

/** Whether a tool is one of the search's own. */
export function isSearchTool(name: string): boolean {
  return name === findTool || name === callTool;
}

/**
 * The policies of a document, which do not decide about the tools of a search: by themselves they give nothing. What they find and call is
 * decided about under its own name.
 */
export function searchPolicy(policy: PolicyHook): PolicyHook {
  return {
    get needsArguments() {
      return policy.needsArguments;
    },
    get needsAnnotations() {
      return policy.needsAnnotations;
    },
    decide: (identity, question) =>
      question.feature === 'tool' && isSearchTool(question.name) ? 'permitted' : policy.decide(identity, question),
    async permittedOf(identity, feature, items) {
      if (feature !== 'tool') return policy.permittedOf(identity, feature, items);
      const others = items.filter(({ name }) => !isSearchTool(name));
      const decided = (await policy.permittedOf(identity, feature, others)).values();
      return items.map(({ name }) => isSearchTool(name) || decided.next().value === true);
    },
  };
}
