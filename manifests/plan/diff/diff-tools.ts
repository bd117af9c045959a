import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { compareText } from '../compare-text.ts';
import type { PlanChange } from './diff-plans.ts';

/** The tools that clients gain, lose, or find under another name. */
export function diffTools(before: PlanWorkload, after: PlanWorkload): PlanChange[] {
  const [old, next] = [shownIn(before), shownIn(after)];
  const hidden = new Map(
    (after.tools?.hidden ?? []).map(({ workload, tool, because }) => [idOf(workload, tool), because]),
  );
  const changes = [...new Set([...old.keys(), ...next.keys()])].toSorted(compareText).flatMap((id): PlanChange[] => {
    const [was, is] = [old.get(id), next.get(id)];
    if (was === is) return [];
    if (was === undefined) return [{ field: 'tools', after: `${is} (${id})` }];
    if (is !== undefined) return [{ field: 'tools', before: was, after: is }];
    const because = hidden.get(id);
    return [{ field: 'tools', before: because === undefined ? was : `${was} (now hidden: ${because})` }];
  });
  const settings = (['known', 'conflicts', 'search'] as const).flatMap((name): PlanChange[] => {
    const [was, is] = [before.tools?.[name], after.tools?.[name]];
    if (was === is) return [];
    return [
      {
        field: `tools.${name}`,
        ...(was === undefined ? {} : { before: String(was) }),
        ...(is === undefined ? {} : { after: String(is) }),
      },
    ];
  });
  return [...settings, ...changes];
}

/** The names that clients see, by what they stand for. */
function shownIn({ tools }: PlanWorkload): Map<string, string> {
  return new Map((tools?.shown ?? []).map(({ name, workload, tool }) => [idOf(workload, tool ?? name), name]));
}

function idOf(workload: string | undefined, tool: string): string {
  return workload === undefined ? `workflow ${tool}` : `${workload}.${tool}`;
}
