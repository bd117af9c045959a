// Generated from schemas/config/tool-snapshot.json by npm run generate. Do not edit.

/** The tools that MCP servers offer, as their own tools/list answers: without the filters and new names of the resources that are planned. */
export interface ToolSnapshot {
  /** Lists of tools by workload: the name of an MCPServer, MCPRemoteProxy or MCPServerEntry, with its namespace and a slash before it where two have one name. */
  readonly toolLists: Readonly<Record<string, readonly SnapshotTool[]>>;
}

/** One tool, as tools/list describes it. */
export interface SnapshotTool {
  /** Name of the tool at its server. */
  readonly name: string;
  /** What the tool does. */
  readonly description?: string;
  /** JSON Schema of its arguments. */
  readonly inputSchema?: Readonly<Record<string, unknown>>;
  /** What the server says about the effects of the tool. */
  readonly annotations?: Readonly<Record<string, unknown>>;
}
