import { isMade, titleOf, type CompiledProgram } from './compiled-programs.ts';
import { documentsIn, findingsOf } from './emitted-documents.ts';
import { problemsOf } from './kubernetes-schema.ts';
import { everyValue, type JsonMap } from './plain-walk.ts';
import { mountProblems, podOf } from './pods.ts';

/** Maps whose emptiness says something to Kubernetes. */
const meaningful: ReadonlySet<string> = new Set(['emptyDir', 'podSelector', 'namespaceSelector']);

/** Values that are null, and maps and lists that are empty for no reason, by their path. */
export function emptyProblems(object: JsonMap): string[] {
  return everyValue(object)
    .filter(({ path, value }) => {
      if (value === null || value === undefined) return true;
      return typeof value === 'object' && Object.keys(value).length === 0 && !meaningful.has(path.at(-1) ?? '');
    })
    .map(({ path }) => `${path.join('.')} is empty`);
}

/** Everything that is wrong with the objects that the compiler made of a program, one line each. */
export async function objectProblems(program: CompiledProgram): Promise<string[]> {
  const problems: string[] = [];
  for (const object of program.result.objects.filter(isMade)) {
    const pod = podOf(object);
    const found = [...problemsOf(object), ...emptyProblems(object), ...(pod === undefined ? [] : mountProblems(pod))];
    for (const { document, text } of object['kind'] === 'ConfigMap' ? documentsIn(object) : []) {
      const finding = document === undefined ? 'an unknown document' : await findingsOf(document, text);
      if (finding !== '') found.push(finding);
    }
    problems.push(...found.map((problem) => `${titleOf(program, object)}: ${problem}`));
  }
  return problems;
}
