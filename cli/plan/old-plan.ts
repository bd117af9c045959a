import { loadDocument } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { readSources } from '../../runtime/config/input/read.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import { hasErrors, type Diagnostic, type Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { Terminal } from '../output/terminal.ts';
import { noResources } from '../inputs/input-diagnostics.ts';
import type { Plan } from '../../generated/types/plan.ts';
import * as found from './diagnostics.ts';
import { makePlan, type MadePlan, type PlanSettings } from './make-plan.ts';

/** What a resource has and a plan has not, in YAML or JSON. */
const resourceHead = /(?:^|[{,])\s*["']?apiVersion["']?\s*:/m;

/** Reads what a plan is compared with: a plan that was written before (YAML or JSON), or the inputs of one. */
export async function readOldPlan(
  path: string,
  settings: PlanSettings,
  { cwd, stdin }: Pick<Terminal, 'cwd' | 'stdin'>,
): Promise<MadePlan> {
  const { sources, diagnostics: reading } = await readSources([path], { cwd, stdin });
  if (hasErrors(reading)) return { plan: undefined, diagnostics: reading };
  const [first, ...others] = sources;
  // A failed pipe would make everything look new.
  if (sources.every(({ text }) => text.trim() === '')) {
    return { plan: undefined, diagnostics: [...reading, noResources({ folder: undefined }, first)] };
  }
  const diagnostics: Diagnostic[] = [...reading];
  const report = (diagnostic: Diagnostic): number => diagnostics.push(diagnostic);
  if (first !== undefined && others.length === 0 && !resourceHead.test(first.text)) {
    return { plan: await planIn(first, report), diagnostics };
  }
  const made = await makePlan(sources, settings);
  // Warnings about what was before are of no use now; errors are why there is nothing to compare with.
  const errors = made.diagnostics.filter(({ severity }) => severity === 'error');
  return { plan: made.plan, diagnostics: [...diagnostics, ...errors] };
}

/** The plan in a source without resources; its problems are reported. */
async function planIn(source: SourceFile, report: Report): Promise<Plan | undefined> {
  let isRead = true;
  const documents = parseSource(source, (finding) => {
    if (finding.severity === 'error') isRead = false;
    report(finding);
  });
  const isPlan = documents.some(({ value }) => typeof value === 'object' && value !== null && 'planVersion' in value);
  const [document, second] = documents;
  if (document === undefined || !isPlan) {
    if (isRead) report(found.notAPlan({}, source));
    return undefined;
  }
  if (second !== undefined) {
    report(found.severalPlans({ count: documents.length }, second.locate([], 'value')));
    return undefined;
  }
  const { validate } = await loadDocument.plan();
  return validatePart({ document, base: [], value: document.value }, validate, report);
}
