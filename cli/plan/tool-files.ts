import { loadDocument } from '../../generated/load.ts';
import type { RegistryList, SnapshotList, ToolLists } from '../../manifests/plan/tools/tool-lists.ts';
import { registryListOf } from '../../manifests/plan/registry-list.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import type { ParsedDocument } from '../../runtime/config/parsed-document.ts';
import { readSources } from '../../runtime/config/input/read.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Diagnostic, Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { withoutSchemaName } from '../documents/document-name.ts';
import type { Terminal } from '../output/terminal.ts';
import * as found from './diagnostics.ts';

/** The lists of tools that files hold, the files themselves, and what is wrong with them. */
export interface ToolFiles {
  readonly lists: ToolLists;
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads tool snapshots and registry entry files. What is wrong with them is a diagnostic, and what has errors is left out. */
export async function readToolFiles(
  snapshotPaths: readonly string[],
  registryPaths: readonly string[],
  { cwd, stdin }: Pick<Terminal, 'cwd' | 'stdin'>,
): Promise<ToolFiles> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => diagnostics.push(diagnostic);
  const read = async (paths: readonly string[]): Promise<readonly SourceFile[]> => {
    const result = await readSources(paths, { cwd, stdin });
    diagnostics.push(...result.diagnostics);
    return result.sources;
  };
  const [snapshotFiles, registryFiles] = [await read(snapshotPaths), await read(registryPaths)];
  const snapshots: SnapshotList[] = [];
  for (const document of snapshotFiles.flatMap((source) => parseSource(source, report))) {
    snapshots.push(...(await snapshotsIn(document, report)));
  }
  reportTwice(snapshots, report);
  const registry: RegistryList[] = [];
  for (const document of registryFiles.flatMap((source) => parseSource(source, report))) {
    registry.push(...(await entriesIn(document, report)));
  }
  return { lists: { snapshots, registry }, sources: [...snapshotFiles, ...registryFiles], diagnostics };
}

/** Reports further lists of a workload that has a list already; duplicate keys of one map are found while reading. */
function reportTwice(snapshots: readonly SnapshotList[], report: Report): void {
  const first = new Map<string, SnapshotList>();
  for (const list of snapshots) {
    const { workload, part, path } = list;
    const other = first.get(workload);
    if (other === undefined) {
      first.set(workload, list);
      continue;
    }
    const span = placeOf(other.part, other.path, 'key');
    const related = span === undefined ? [] : [{ message: 'first listed here', span }];
    report(found.listedTwice({ workload }, placeOf(part, path, 'key'), related));
  }
}

/** Where a document holds the reply of one server: the list itself, or the list in a JSON-RPC message; as a filter of jq. */
function replyIn(value: unknown): string | undefined {
  const isReply = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'tools' in one && Array.isArray(one.tools);
  if (Array.isArray(value)) return value.length > 0 && value.every(isTool) ? '.' : undefined;
  if (isReply(value)) return '.tools';
  return typeof value === 'object' && value !== null && 'result' in value && isReply(value.result)
    ? '.result.tools'
    : undefined;
}

function isTool(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'inputSchema' in value;
}

async function snapshotsIn(document: ParsedDocument, report: Report): Promise<SnapshotList[]> {
  const filter = replyIn(document.value);
  if (filter !== undefined) {
    report(found.toolsOfUnnamedServer({ filter }, document.locate([], 'value')));
    return [];
  }
  const { validate } = await loadDocument['tool-snapshot']();
  const part = { document, base: [], value: withoutSchemaName(document.value) };
  const snapshot = validatePart(part, validate, report);
  return Object.entries(snapshot?.toolLists ?? {}).map(([workload, tools]) => ({
    workload,
    tools: tools.map(({ name }) => name),
    part,
    path: ['toolLists', workload],
  }));
}

/** A file of entries, or one entry by itself. */
async function entriesIn(document: ParsedDocument, report: Report): Promise<RegistryList[]> {
  const { value } = document;
  const part = { document, base: [], value };
  const isOne = typeof value === 'object' && value !== null && !('data' in value) && 'name' in value;
  if (isOne) {
    const entry = validatePart(part, (await loadDocument['server-entry']()).validate, report);
    return entry === undefined ? [] : registryListOf(entry);
  }
  const file = validatePart(part, (await loadDocument['registry-entries']()).validate, report);
  return (file?.data.servers ?? []).flatMap(registryListOf);
}
