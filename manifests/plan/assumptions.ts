import type { PlanAssumption } from '../../generated/types/plan.ts';
import { compareText } from './compare-text.ts';

/** Collects what a plan takes for granted. An assumption about many workloads is listed once, with all of them. */
export class Assumptions {
  private readonly single: PlanAssumption[] = [];
  /** By what they are about and by their text: the names of the workloads, each as often as it says so. */
  private readonly shared = new Map<string, Map<string, string[]>>();

  /** Something about one resource, or about the input. */
  add(about: string, text: string): void {
    this.single.push({ about, text });
  }

  /** Something about what several workloads rely on, such as an identity provider. */
  share(about: string, text: string, workload: string): void {
    const texts = this.shared.get(about);
    const workloads = texts?.get(text);
    if (workloads !== undefined) workloads.push(workload);
    else if (texts !== undefined) texts.set(text, [workload]);
    else this.shared.set(about, new Map([[text, [workload]]]));
  }

  /** Everything, in a stable order. */
  all(): PlanAssumption[] {
    const joined = [...this.shared].flatMap(([about, texts]) =>
      [...texts].map(([text, workloads]): PlanAssumption => ({
        about,
        text: `${text} (${listOf(eachOnce(workloads.toSorted(compareText)))})`,
      })),
    );
    return [...this.single, ...joined].toSorted((a, b) => compareText(a.about, b.about) || compareText(a.text, b.text));
  }
}

/** Sorted names without repetitions. */
function eachOnce(names: readonly string[]): string[] {
  return names.filter((name, index) => name !== names[index - 1]);
}

/** Names as a sentence can hold them: past three, only how many more there are. */
export function listOf(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
