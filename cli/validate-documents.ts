import { loadDocument, type DocumentName } from '../generated/load.ts';
import type { ValidateFunction } from '../generated/validators/validate-function.ts';
import { parseSource } from '../runtime/config/parse-yaml.ts';
import { suggest } from '../runtime/config/suggest.ts';
import { validatePart } from '../runtime/config/validate.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { exitCodeOf } from './exit-codes.ts';
import { findingsOf } from './findings.ts';
import { gather } from './gather.ts';
import type { Project } from './project-file/read.ts';
import { remark, reportFindings, type FindingFlags } from './report-findings.ts';
import type { Terminal } from './terminal.ts';
import { usageProblem } from './usage-problem.ts';

/** Checks files as configuration documents of one name, with the validator the servers load them with. Returns the exit code. */
export async function validateDocuments(
  name: string,
  asked: readonly string[],
  project: Project | undefined,
  flags: FindingFlags,
  terminal: Terminal,
): Promise<number> {
  if (!isDocumentName(name)) {
    const names = Object.keys(loadDocument);
    const near = suggest(name, names);
    const hint = near === undefined ? `the documents are ${names.join(', ')}` : `did you mean "${near}"?`;
    return usageProblem(terminal, `there is no configuration document "${name}"`, hint);
  }
  // Without the project file: its folder holds resources, and it may itself be the document.
  const job = await gather(asked, undefined, terminal);
  if (job === undefined) return usageProblem(terminal, '--as needs an input', 'name files, or "-" for standard input');
  const validate = await validatorOf(name);
  const found: Diagnostic[] = [...(project?.diagnostics ?? []), ...job.diagnostics];
  let count = 0;
  for (const source of job.sources) {
    for (const document of parseSource(source, (diagnostic) => found.push(diagnostic))) {
      count++;
      validatePart({ document, base: [], value: document.value }, validate, (diagnostic) => found.push(diagnostic));
    }
  }
  const diagnostics = findingsOf(found, project, job.sources);
  await reportFindings(diagnostics, flags, terminal);
  if (diagnostics.length === 0)
    remark(`${count} ${name} ${count === 1 ? 'document' : 'documents'}, no problems`, flags, terminal);
  return exitCodeOf(diagnostics, flags.strict === true);
}

/** Whether a word names a configuration document. */
export function isDocumentName(word: string): word is DocumentName {
  return Object.hasOwn(loadDocument, word);
}

async function validatorOf(name: DocumentName): Promise<ValidateFunction<unknown>> {
  const { validate } = await loadDocument[name]();
  return validate;
}
