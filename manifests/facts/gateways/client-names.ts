import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { backendNamesOf } from './backend-names.ts';
import { knownToolsOf } from './known-tools.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';
import { workflowsRunBy } from '../workflows/workflows-run-by.ts';

/** The names under which clients of a virtual server can know tools. */
export interface ClientNames {
  /** Whether a tool can have this name: it is that of a workflow, or begins with the prefix of a backend. */
  has(name: string): boolean;
  /** The name that may be meant. */
  near(name: string): string | undefined;
}

/**
 * The names of the tools of a virtual server, where they differ from others: with prefixes, and backends that are all known.
 * `own`: names beside those of workflows and backends.
 */
export function clientNamesOf(
  server: Resource<'VirtualMCPServer'>,
  program: LinkedProgram,
  own: readonly string[] = [],
): ClientNames | undefined {
  const aggregation = server.resource.spec.config?.aggregation;
  const backends = backendNamesOf(server, program);
  // Without prefixes any name may be that of a tool.
  if ((aggregation?.conflictResolution ?? 'prefix') !== 'prefix' || backends?.isComplete !== true) return undefined;
  const prefixes = backends.names.map((name) => prefixOf(aggregation, name));
  const alone = [...workflowsRunBy(server, program).map(({ config: { name } }) => name), ...own];
  return {
    has: (name) => alone.includes(name) || prefixes.some((prefix) => name.startsWith(prefix)),
    near: (name) =>
      knownToolsOf(server, program).find((tool) => tool.name === name)?.advertised ?? suggest(name, alone),
  };
}
