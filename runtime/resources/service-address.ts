/**
 * Host name of a Service inside the cluster. Without a namespace it is the bare name, which resolves
 * for every pod of the same namespace, wherever kubectl puts it.
 */
export function serviceHost(service: string, namespace: string | undefined): string {
  return namespace === undefined ? service : `${service}.${namespace}.svc.cluster.local`;
}

/** Base URL of a Service inside the cluster, without a path. */
export function serviceUrl(service: string, namespace: string | undefined, port: number): string {
  return `http://${serviceHost(service, namespace)}:${port}`;
}

/** Path of the MCP endpoint of a transport. */
export function endpointPath(transport: 'sse' | 'streamable-http'): string {
  return transport === 'sse' ? '/sse' : '/mcp';
}
