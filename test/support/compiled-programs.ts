import { compile, type CompileResult } from '../../manifests/compile.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { exampleSources } from './example-sources.ts';
import { at, type JsonMap } from './plain-walk.ts';
import { foldersBelow, fullFixtures, sourcesBelow } from './source-files.ts';

/** Documents that belong together, and what became of them. */
export interface CompiledProgram {
  readonly name: string;
  readonly sources: readonly SourceFile[];
  /** Where resources go that name no namespace. */
  readonly namespace?: string;
  readonly result: CompileResult;
}

/** Sources as a whole, compiled to workloads. */
export function compileWhole(sources: readonly SourceFile[], namespace?: string): Promise<CompileResult> {
  return compile(sources, {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    extent: 'whole',
    closed: false,
    ...(namespace === undefined ? {} : { namespace }),
  });
}

/** The full fixtures, every example and every golden folder that compiles without errors. */
export async function compiledPrograms(): Promise<CompiledProgram[]> {
  const programs: CompiledProgram[] = [];
  const add = async (name: string, sources: readonly SourceFile[], namespace?: string): Promise<void> => {
    const result = await compileWhole(sources, namespace);
    programs.push({ name, sources, ...(namespace === undefined ? {} : { namespace }), result });
  };
  await add('full fixtures', fullFixtures(), 'tools');
  for (const name of foldersBelow('examples')) await add(`examples/${name}`, exampleSources(name));
  for (const name of foldersBelow('test/golden')) {
    const sources = sourcesBelow(`test/golden/${name}`).filter(({ path }) => path.endsWith('input.yaml'));
    await add(`golden/${name}`, sources);
  }
  return programs.filter(({ name, result }) => !name.startsWith('golden/finding-') || !hasErrors(result.diagnostics));
}

/** Whether the compiler made an object, or only passed it through. */
export function isMade(object: JsonMap): boolean {
  return at(object, 'metadata', 'labels', 'app.kubernetes.io/managed-by') === 'svc';
}

/** How a finding of a test names an object. */
export function titleOf(program: CompiledProgram, object: JsonMap): string {
  return `${program.name}: ${String(object['kind'])} ${String(at(object, 'metadata', 'name'))}`;
}
