import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { jsonFaultOf } from '../../runtime/config/yaml/json-fault.ts';
import { positionAt, type SourceFile } from '../../runtime/diagnostics/span.ts';
import type { EntryProblem } from '../../runtime/registry/documents/check-entry.ts';
import { entryProblemText } from '../../runtime/registry/documents/check-entry.ts';
import { elementsAt, membersAt } from '../../runtime/registry/documents/json-text.ts';

/** A line about a problem of an entry that begins at an offset of a file: `server.json:5:3: remotes[0].url: …`. */
export function problemLine(source: SourceFile, start: number, problem: EntryProblem): string {
  return lineAt(source, offsetOf(source.text, start, problem.path), entryProblemText(problem));
}

/** A line about a file that is not JSON, with the position of the first error. */
export function notJsonLine(source: SourceFile): string {
  const fault = jsonFaultOf(source.text);
  if (fault === undefined) return `${source.path}: it is nested too deeply`;
  return lineAt(source, fault.start, `it is not valid JSON: ${fault.problem}; ${fault.remedy}`);
}

function lineAt(source: SourceFile, offset: number, words: string): string {
  const { line, column } = positionAt(source, offset);
  return `${source.path}:${line}:${column}: ${words}`;
}

/** Where the value at a path begins, as far as the path leads. */
function offsetOf(text: string, start: number, path: DocumentPath): number {
  let at = start;
  for (const step of path) {
    const next =
      typeof step === 'number'
        ? elementsAt(text, at)[step]
        : membersAt(text, at).findLast(({ key }) => key === step)?.value;
    if (next === undefined) return at;
    at = next.start;
  }
  return at;
}
