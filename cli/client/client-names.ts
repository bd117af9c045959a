/** How commands that use one kind of server name it, and where they find it. */
export interface ClientNames {
  /** What it is to people, as in "no registry server is named". */
  readonly server: string;
  /** Variable that holds its URL. */
  readonly url: string;
  /** Variable that holds the token for it. */
  readonly token: string;
  /** A URL of such a server, for hints. */
  readonly example: string;
}

export const registryNames: ClientNames = {
  server: 'registry server',
  url: 'SVC_REGISTRY_URL',
  token: 'SVC_REGISTRY_TOKEN',
  example: 'https://registry.example.com',
};

export const mcpNames: ClientNames = {
  server: 'MCP server',
  url: 'SVC_MCP_URL',
  token: 'SVC_MCP_TOKEN',
  example: 'https://tools.example.com/mcp',
};
