/** Versions of the real parts that the cluster tests run against. */
export const versions = {
  kubernetes: '1.36.3',
  coredns: '1.15.0',
  /** The official SDK of MCP for Go, which a backend of the tests is made with. */
  mcpGoSdk: '1.8.0',
} as const;
