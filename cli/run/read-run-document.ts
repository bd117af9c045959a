import { loadDocument } from '../../generated/load.ts';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { checkDocuments } from '../documents/check-documents.ts';
import { withoutSchemaName } from '../documents/document-name.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { gather } from '../gather.ts';
import { reportFindings } from '../report-findings.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';

/** A run document, or the exit code when there is none. */
export type ReadRunDocument = { readonly config: RunConfigWithDefaults } | { readonly exitCode: number };

/** Reads a run document exactly as `svc validate --as run` does: what it accepts is what runs, and findings have the same positions. */
export async function readRunDocument(path: string, terminal: Terminal): Promise<ReadRunDocument> {
  const job = await gather([path], undefined, terminal, 'documents');
  const { findings, report } = collectFindings();
  const documents = (job?.sources ?? []).flatMap((source) => parseSource(source, report));
  await checkDocuments(
    documents.map((document) => ({ name: 'run', document })),
    report,
  );
  const diagnostics = [...(job?.diagnostics ?? []), ...findings()];
  await reportFindings(diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (hasErrors(diagnostics)) return { exitCode: exitCodeOf(diagnostics, false) };
  const [document] = documents;
  if (document === undefined || documents.length > 1) {
    const problem = `${path} holds ${documents.length === 0 ? 'no run document' : 'several documents'}`;
    return { exitCode: usageProblem(terminal, problem, 'a proxy is configured by one document') };
  }
  const { validate, withDefaults } = await loadDocument.run();
  const value = withoutSchemaName(document.value);
  if (!validate(value)) throw new Error(`${path} was accepted and refused by one validator`);
  return { config: withDefaults(value) };
}
