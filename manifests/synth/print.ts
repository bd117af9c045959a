import { dump } from 'js-yaml';
import { printedWords } from './printed-words.ts';
import { compareKeys, tidy } from './tidy.ts';

/**
 * One object as YAML. Words that a YAML 1.1 reader (kubectl) would take for something else are quoted;
 * long lines are not folded and nothing is aliased, so a diff shows what changed. Keys are sorted while printing:
 * sorting copies of thousands of objects first costs a tenth of a large compile.
 */
export function printYaml(object: Readonly<Record<string, unknown>>): string {
  return dump(object, { schema: printedWords, noRefs: true, lineWidth: -1, sortKeys: compareKeys });
}

/** A stream of objects, separated by `---`. An empty list prints nothing. */
export function printStream(objects: readonly Readonly<Record<string, unknown>>[]): string {
  return objects.map(printYaml).join('---\n');
}

/** Objects as one JSON `List`, as kubectl prints several. */
export function printJson(objects: readonly Readonly<Record<string, unknown>>[]): string {
  return `${JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects.map(tidy) }, undefined, 2)}\n`;
}
