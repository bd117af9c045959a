// Generated from schemas/shared/tools/tool-config-ref.json by npm run generate. Do not edit.

/** The MCPToolConfig of the same namespace to use. */
export interface ToolConfigRef {
  /** Name of the MCPToolConfig. */
  readonly name: string;
}
