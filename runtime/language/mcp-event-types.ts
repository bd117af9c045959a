/** Types of the audit events that a proxy or a gateway writes about MCP traffic: one for each method that people look for. */
const ofTraffic: readonly string[] = [
  'mcp_initialize',
  'mcp_tool_call',
  'mcp_tools_list',
  'mcp_resource_read',
  'mcp_resources_list',
  'mcp_prompt_get',
  'mcp_prompts_list',
  'mcp_notification',
  'mcp_ping',
  'mcp_logging',
  'mcp_completion',
  'mcp_roots_list_changed',
  'sse_connection',
  // Any other method of MCP, and a request that is not MCP.
  'mcp_request',
  'http_request',
];

const ofWorkflows: readonly string[] = [
  ...['started', 'completed', 'failed', 'timed_out'].map((state) => `vmcp_workflow_${state}`),
  ...['started', 'completed', 'failed', 'skipped'].map((state) => `vmcp_workflow_step_${state}`),
];

/**
 * The types of audit events by who writes them: the proxy of one server, or a gateway, which runs workflows too. The specification
 * does not show the names (spec 2, events); these are the ones that logs of MCP proxies already have.
 */
export const mcpEventTypes: { readonly proxy: readonly string[]; readonly gateway: readonly string[] } = {
  proxy: ofTraffic,
  gateway: [...ofTraffic, ...ofWorkflows],
};
