/** Where clients find an MCP endpoint. */
export const endpointPath = '/mcp';
