import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { compareText } from '../compare-text.ts';
import type { PlanChange } from './plan-change.ts';

/** The tools that clients gain, lose, or find under another name. */
export function diffTools(before: PlanWorkload, after: PlanWorkload): PlanChange[] {
  const [old, next] = [shownIn(before), shownIn(after)];
  const hidden = new Map(
    (after.tools?.hidden ?? []).map(({ workload, tool, because }) => [keyOf(workload, tool), because]),
  );
  const changes = [...new Set([...old.keys(), ...next.keys()])].toSorted(compareText).flatMap((key): PlanChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    if (was?.name === is?.name) return [];
    if (was === undefined) return [{ field: 'tools', after: `${is?.name} (${is?.of})` }];
    if (is !== undefined) return [{ field: 'tools', before: was.name, after: is.name }];
    const because = hidden.get(key);
    return [{ field: 'tools', before: because === undefined ? was.name : `${was.name} (now hidden: ${because})` }];
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

/** A name that clients see, and in words what it names. */
interface ShownTool {
  readonly name: string;
  readonly of: string;
}

/** The names that clients see, by what they name. */
function shownIn({ tools }: PlanWorkload): Map<string, ShownTool> {
  return new Map(
    (tools?.shown ?? []).map(({ name, workload, tool = name }) => [
      keyOf(workload, tool),
      { name, of: workload === undefined ? `workflow ${tool}` : `${workload}.${tool}` },
    ]),
  );
}

/** Both may hold dots, so joining them would make one key of two tools. */
function keyOf(workload: string | undefined, tool: string): string {
  return JSON.stringify([workload ?? null, tool]);
}
