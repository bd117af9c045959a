import { loadDocument } from '../../generated/load.ts';
import { generatedLabels } from '../../manifests/objects/labels.ts';
import type { ProjectFile } from '../../generated/types/project-file.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';

/**
 * Holds the values of flags against the rules of the project file, which has a field for each: what svc.yaml refuses, a flag
 * does not smuggle in. Returns the first problem as a sentence, or undefined.
 */
export async function problemOfFlags(
  flags: Pick<ProjectFile, 'image' | 'namespace' | 'labels'>,
): Promise<string | undefined> {
  if (flags.image === undefined && flags.namespace === undefined && flags.labels === undefined) return undefined;
  const { validate } = await loadDocument['project-file']();
  for (const [flag, name] of [
    ['--image', 'image'],
    ['--namespace', 'namespace'],
    ['--label', 'labels'],
  ] as const) {
    if (flags[name] === undefined) continue;
    const value = { [name]: flags[name] };
    const problems: Diagnostic[] = [];
    const document = { source: { path: flag, text: '' }, index: 0, value, locate: () => undefined };
    validatePart({ document, base: [], value }, validate, (problem) => problems.push(problem));
    // Of findings about a key the last is the one in words.
    const problem = problems.at(-1);
    if (problem !== undefined) return `${flag}: ${problem.message}`;
  }
  const own = Object.keys(flags.labels ?? {}).find((label) => generatedLabels.has(label));
  return own === undefined ? undefined : `--label: svc writes ${own} itself`;
}

/** Labels of `key=value` flags, or what is wrong with them: a flag that is none, or two values for one key. */
export function labelsOf(
  flags: readonly string[],
): { readonly labels: Readonly<Record<string, string>> } | { readonly wrong: string } {
  const labels = new Map<string, string>();
  for (const flag of flags) {
    const split = flag.indexOf('=');
    if (split < 1) return { wrong: `--label takes key=value, not "${flag}"` };
    const [key, value] = [flag.slice(0, split), flag.slice(split + 1)];
    const other = labels.get(key);
    if (other !== undefined && other !== value) {
      return { wrong: `--label gives ${key} two values, "${other}" and "${value}": leave one out` };
    }
    labels.set(key, value);
  }
  return { labels: Object.fromEntries(labels) };
}
