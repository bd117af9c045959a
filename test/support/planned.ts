import { readToolFiles } from '../../cli/plan/tool-files.ts';
import { validate } from '../../manifests/compile.ts';
import { plan, type Planned } from '../../manifests/plan/plan.ts';
import { noToolLists, type ToolLists } from '../../manifests/plan/tools/tool-lists.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';

/** Plans sources that are the whole input. Throws where they have errors: a test would see nothing. */
export async function planned(sources: readonly SourceFile[], toolLists: ToolLists = noToolLists): Promise<Planned> {
  const { program, diagnostics } = await validate(sources, { extent: 'whole', closed: false });
  if (hasErrors(diagnostics)) throw new Error(renderText(diagnostics, { color: false }));
  return plan(program, { toolLists });
}

/** Plans one text, with the lists of tools of some files. */
export function plannedText(text: string, toolLists?: ToolLists): Promise<Planned> {
  return planned([{ path: 'input.yaml', text }], toolLists);
}

/** The lists of tools in files of a folder. */
export async function toolListsIn(
  cwd: string,
  snapshots: readonly string[],
  registry: readonly string[],
): Promise<ToolLists> {
  const { lists, diagnostics } = await readToolFiles(snapshots, registry, { cwd, stdin: process.stdin });
  if (hasErrors(diagnostics)) throw new Error(renderText(diagnostics, { color: false }));
  return lists;
}
