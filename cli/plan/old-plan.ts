import { loadDocument } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import { readSources } from '../../runtime/config/read.ts';
import { validatePart } from '../../runtime/config/validate.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { Terminal } from '../terminal.ts';
import { noResources } from '../input-diagnostics.ts';
import { makePlan, type MadePlan, type PlanSettings } from './make-plan.ts';

/** An earlier plan, and the texts that it was read from. */
export interface OldPlan extends MadePlan {
  readonly sources: readonly SourceFile[];
}

/** Reads what a plan is compared with: a plan that was written before (YAML or JSON), or the inputs of one. */
export async function readOldPlan(
  path: string,
  settings: PlanSettings,
  { cwd, stdin }: Pick<Terminal, 'cwd' | 'stdin'>,
): Promise<OldPlan> {
  const { sources, diagnostics: reading } = await readSources([path], { cwd, stdin });
  if (hasErrors(reading)) return { plan: undefined, diagnostics: reading, sources };
  const [first, ...others] = sources;
  if (first === undefined || others.length > 0 || !first.text.includes('planVersion')) {
    // A failed pipe would make everything look new.
    if (sources.every(({ text }) => text.trim() === '')) {
      return { plan: undefined, diagnostics: [...reading, noResources({ folder: undefined }, first)], sources };
    }
    const made = await makePlan(sources, settings);
    // Warnings about what was before are of no use now; errors are why there is nothing to compare with.
    const errors = made.diagnostics.filter(({ severity }) => severity === 'error');
    return { plan: made.plan, diagnostics: [...reading, ...errors], sources };
  }
  const diagnostics: Diagnostic[] = [...reading];
  const report = (diagnostic: Diagnostic): number => diagnostics.push(diagnostic);
  const [document] = parseSource(first, report);
  const { validate } = await loadDocument.plan();
  const plan =
    document === undefined ? undefined : validatePart({ document, base: [], value: document.value }, validate, report);
  return { plan, diagnostics, sources };
}
