import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type CompileResult } from '../../manifests/compile.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { isMap, type JsonMap } from './plain-walk.ts';
import { resource } from './validated.ts';
import { foldersBelow, fullFixtures, projectRoot, sourcesBelow } from './source-files.ts';

/** The statuses of one input. */
export interface StatusProgram {
  readonly name: string;
  readonly result: CompileResult;
}

/** The statuses of sources that are a whole input. */
export function compileStatus(sources: readonly SourceFile[], namespace?: string): Promise<CompileResult> {
  return compile(sources, {
    target: 'status',
    image: '',
    extent: 'whole',
    closed: false,
    ...(namespace === undefined ? {} : { namespace }),
  });
}

/** The statuses of the resources in `text`, by kind and name. */
export async function statusesIn(text: string): Promise<Readonly<Record<string, unknown>>> {
  const { objects } = await compileStatus([{ path: 'input.yaml', text }]);
  return Object.fromEntries(objects.map((object) => [`${String(object['kind'])} ${nameOf(object)}`, object['status']]));
}

/** The full fixtures, every example, every golden folder and every bad example of a diagnostic, errors and all. */
export async function statusPrograms(): Promise<StatusProgram[]> {
  const programs: StatusProgram[] = [];
  const add = async (name: string, sources: readonly SourceFile[], namespace?: string): Promise<void> => {
    programs.push({ name, result: await compileStatus(sources, namespace) });
  };
  await add('full fixtures', fullFixtures(), 'tools');
  const examples = Map.groupBy(sourcesBelow('examples'), ({ path }) => path.split(/[\\/]/).slice(0, 2).join('/'));
  for (const [name, sources] of examples) await add(name, sources);
  for (const name of foldersBelow('test/golden')) {
    const sources = sourcesBelow(`test/golden/${name}`).filter(({ path }) => path.endsWith('input.yaml'));
    await add(`golden/${name}`, sources);
  }
  // No folder holds an embedding server with errors.
  const refused = resource('EmbeddingServer', 'words', '  port: 0');
  await add('refused embedding server', [{ path: 'input.yaml', text: refused }]);
  for (const source of badExamples()) await add(source.path, [source]);
  return programs;
}

function badExamples(): SourceFile[] {
  const root = join(projectRoot, 'cli/explain/examples');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'bad.yaml')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function nameOf({ metadata }: JsonMap): string {
  return isMap(metadata) ? String(metadata['name']) : '';
}
