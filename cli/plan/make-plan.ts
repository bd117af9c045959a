import { validate, type ValidateOptions } from '../../manifests/compile.ts';
import type { ServerDefaults } from '../../manifests/lower/server-defaults.ts';
import type { ToolLists } from '../../manifests/plan/tools/tool-lists.ts';
import type { Plan } from '../../generated/types/plan.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { sortSources } from '../documents/sort-sources.ts';

/** What sources are planned with. */
export interface PlanSettings {
  readonly namespace: string | undefined;
  readonly closed: boolean;
  readonly programs: ServerDefaults;
  readonly toolLists: ToolLists;
  readonly beside?: ValidateOptions['beside'];
}

/** A plan, unless the sources have errors; and what was found on the way. */
export interface MadePlan {
  readonly plan: Plan | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks sources as a whole and plans them. Configuration documents among them are left to `svc validate`. */
export async function makePlan(sources: readonly SourceFile[], settings: PlanSettings): Promise<MadePlan> {
  return planResources(sortSources(sources).resources, settings);
}

/** The same of sources that are resources. */
export async function planResources(resources: readonly SourceFile[], settings: PlanSettings): Promise<MadePlan> {
  const { namespace, closed, programs, toolLists, beside } = settings;
  const result = await validate(resources, {
    extent: 'whole',
    closed,
    programs,
    ...(namespace === undefined ? {} : { namespace }),
    ...(beside === undefined ? {} : { beside }),
  });
  if (hasErrors(result.diagnostics)) return { plan: undefined, diagnostics: result.diagnostics };
  const { plan } = await import('../../manifests/plan/plan.ts');
  const planned = await plan(result.program, { toolLists, programs });
  return { plan: planned.plan, diagnostics: [...result.diagnostics, ...planned.diagnostics] };
}
