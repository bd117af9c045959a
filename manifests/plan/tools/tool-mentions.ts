import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { identityOf, type AnyResource } from '../../program/resource.ts';
import { toolNotInRegistry, unknownTool } from '../plan-diagnostics.ts';

/** A place that names a tool. */
export interface Mention {
  readonly tool: string;
  readonly declaredIn: AnyResource;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

/** The tools that a mention may mean, as one reader of it knows them. */
export interface Candidates {
  readonly workload: string;
  readonly from: 'snapshot' | 'registry' | 'unknown';
  readonly tools: readonly string[];
}

/**
 * Collects which tools are named, and reports those that nobody has. A tool configuration that several workloads share may name
 * the tools of each, so a mention is wrong only when all who read it know their tools and none has it.
 */
export class ToolMentions {
  private readonly open = new Map<string, { readonly mention: Mention; readonly readers: Candidates[] }>();

  add(mention: Mention, reader: Candidates): void {
    const { kind, namespace, name } = mention.declaredIn;
    const key = `${identityOf(kind, namespace, name)} ${JSON.stringify(mention.path)}`;
    const known = this.open.get(key) ?? { mention, readers: [] };
    this.open.set(key, known);
    known.readers.push(reader);
  }

  report(report: Report): void {
    for (const { mention, readers } of this.open.values()) {
      const { tool, declaredIn, path, what } = mention;
      if (readers.some(({ from, tools }) => from === 'unknown' || tools.includes(tool))) continue;
      const finding = readers.every(({ from }) => from === 'snapshot') ? unknownTool : toolNotInRegistry;
      const workloads = [...new Set(readers.map(({ workload }) => workload))].toSorted();
      const known = [...new Set(readers.flatMap(({ tools }) => tools))].toSorted();
      report(finding({ tool, workloads, known }, placeOf(declaredIn, path, what)));
    }
  }
}
