import { loadDocument } from '../../generated/load.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { checkDocuments, documentCount } from '../documents/check-documents.ts';
import { checkNamedCatalogs } from '../documents/named-catalogs.ts';
import { checkNamedFiles } from '../documents/named-files.ts';
import { readDocuments } from '../documents/json-documents.ts';
import { judgedFindings } from '../output/findings.ts';
import { collectInputs } from './collect-inputs.ts';
import { nestedFile } from '../project-file/diagnostics.ts';
import type { Project } from '../project-file/read.ts';
import { isDocumentName } from '../command-line/schema-subject.ts';
import { remark, reportFindings, type FindingFlags } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

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
  const job = await collectInputs(asked, undefined, terminal, 'documents');
  if (job === undefined) return usageProblem(terminal, '--as needs an input', 'name files, or "-" for standard input');
  const { findings, report } = collectFindings();
  const documents = job.sources.flatMap((source) => readDocuments(name, source, report));
  await checkDocuments(documents, report);
  await checkNamedCatalogs(documents, terminal.cwd, report);
  await checkNamedFiles(documents, terminal.cwd, report);
  // A project file that was found is neither used nor in the way here.
  const before = [...(project?.diagnostics ?? []), ...job.diagnostics].filter(({ code }) => code !== nestedFile.code);
  const diagnostics = await judgedFindings([...before, ...findings()], project, job.sources);
  const code = await reportFindings(diagnostics, flags, terminal, 'stdout');
  if (diagnostics.length === 0) remark(`${documentCount(documents)}, no problems`, flags, terminal, 'stdout');
  return code;
}
