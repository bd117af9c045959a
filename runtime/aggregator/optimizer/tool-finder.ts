import { parsedObject } from '../../mcp/bridge/capabilities.ts';
import type { RpcError } from '../../mcp/envelope/rpc-error.ts';
import { invalidParams } from '../../mcp/envelope/rpc-errors.ts';
import type { Caller, PolicyHook } from '../../mcp/gateway/hooks.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { readQuestion } from '../../search/search-tools.ts';
import type { SearchableTool } from '../../search/searchable-tool.ts';
import { tokenMetrics, type TokenMetrics } from '../../search/token-metrics.ts';
import { createToolSearch, type ToolSearch } from '../../search/tool-search.ts';
import type { AggregatedView } from '../aggregated-view.ts';
import type { ShownItem } from '../list-pages.ts';
import type { SearchStatus } from '../status-report.ts';
import type { SearchParts } from './search-parts.ts';
import { searchTelemetry } from './search-telemetry.ts';

/** Answers `find_tool` (specification 2, optimizer). */
export interface ToolFinder {
  /** The members of its result: what fits best of what the caller may use. An error is about the question. */
  find(view: AggregatedView, given: Readonly<Record<string, unknown>>, caller: Caller): Promise<string | RpcError>;
  /** There is another view: the vectors of its tools are made before somebody asks. */
  follow(view: AggregatedView): void;
  /** For `/status`. */
  readonly status: SearchStatus;
  close(): Promise<void>;
}

const serviceAway = 'the embedding service does not answer as it should; the log has the reason';

/** Bytes of the tools of one answer, after which it ends. */
const mostBytes = 4_194_304;

export interface ToolFinderParts {
  readonly search: SearchParts;
  /** Asked in the same words as for lists and calls. */
  readonly policy: PolicyHook | undefined;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Makes the search of an aggregator. */
export function toolFinder({ search: parts, policy, metrics, log }: ToolFinderParts): ToolFinder {
  const measure = searchTelemetry(metrics);
  const { settings, embedder } = parts;
  let present: { readonly digest: string; readonly search: ToolSearch } | undefined;
  let isPreparing = false;
  let isOver = false;
  let said: string | undefined;

  function searchOf({ offered: { digest, items } }: AggregatedView): ToolSearch {
    if (present?.digest !== digest)
      present = { digest, search: createToolSearch(items.map(searchable), settings, embedder) };
    return present.search;
  }

  /** One after the other; what has changed meanwhile is looked at when its turn comes. */
  function prepare(): void {
    const { search } = present ?? {};
    if (search === undefined || isPreparing || isOver) return;
    isPreparing = true;
    search
      .prepare()
      .catch((error: unknown) => log.error({ err: error }, 'the vectors of tools could not be made'))
      .finally(() => {
        isPreparing = false;
        if (present?.search !== search) prepare();
      });
  }

  function noted(problem: string | undefined): void {
    if (problem === said) return;
    said = problem;
    if (problem === undefined) log.info({}, 'the embedding service answers again');
    else log.warn({}, `tools are searched by keyword only: ${problem}`);
  }

  async function permitted(view: AggregatedView, { identity }: Caller): Promise<ReadonlyMap<string, ShownItem>> {
    const { items } = view.offered;
    const asked = items.map(({ name }) => ({ name, annotations: view.annotationsOf(name) }));
    const decided = await policy?.permittedOf(identity, 'tool', asked);
    const allowed = decided === undefined ? items : items.filter((_item, index) => decided[index] === true);
    return new Map(allowed.map((item) => [item.name, item]));
  }

  return {
    async find(view, given, caller) {
      const began = performance.now();
      const question = readQuestion(given);
      if ('problem' in question) {
        measure({ duration: performance.now() - began, byMeaning: false, found: undefined, tokens: undefined });
        return invalidParams(question);
      }
      const allowed = await permitted(view, caller);
      const { names, problem } = await searchOf(view).find(question, (name) => allowed.has(name));
      if (embedder !== undefined) noted(problem);
      const { result, found, tokens } = resultOf(names, allowed);
      const byMeaning = embedder !== undefined && problem === undefined;
      measure({ duration: performance.now() - began, byMeaning, found, tokens });
      return result;
    },
    follow(view) {
      searchOf(view);
      if (embedder !== undefined) prepare();
    },
    get status() {
      // Its words name the address, which is for the log.
      return { byMeaning: embedder !== undefined, problem: embedder?.problem === undefined ? null : serviceAway };
    },
    async close() {
      isOver = true;
      await parts.close();
    },
  };
}

function resultOf(
  names: readonly string[],
  allowed: ReadonlyMap<string, ShownItem>,
): { readonly result: string; readonly found: number; readonly tokens: TokenMetrics } {
  const tools: string[] = [];
  let size = 0;
  let all = 0;
  for (const { bytes } of allowed.values()) all += bytes.length;
  for (const name of names) {
    const { bytes } = allowed.get(name) ?? {};
    if (bytes === undefined || size > mostBytes) continue;
    size += bytes.length;
    tools.push(bytes.toString('utf8'));
  }
  const tokens = tokenMetrics(all, size);
  const found = `{"tools":[${tools.join(',')}],"token_metrics":${JSON.stringify(tokens)}}`;
  const result = `"content":[{"type":"text","text":${JSON.stringify(found)}}],"structuredContent":${found}`;
  return { result, found: tools.length, tokens };
}

/** A tool as far as a search looks at it, as clients see it. */
function searchable({ name, bytes }: ShownItem): SearchableTool {
  const { title, description, inputSchema } = {
    title: undefined,
    description: undefined,
    inputSchema: undefined,
    ...parsedObject(bytes),
  };
  return {
    name,
    inputSchema,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  };
}
