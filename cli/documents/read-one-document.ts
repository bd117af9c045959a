import type { DocumentName, Loaded } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { collectInputs } from '../inputs/collect-inputs.ts';
import { reportFindings } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { checkDocuments } from './check-documents.ts';
import { withoutSchemaName } from './document-name.ts';

/** A configuration document, or the exit code when there is none. */
export type ReadOneDocument<WithDefaults> = { readonly config: WithDefaults } | { readonly exitCode: number };

/**
 * Reads the one configuration document of a file exactly as `svc validate --as` does: what it accepts is what runs, and findings have the
 * same positions. `what`: what is configured by it, as in "a proxy".
 */
export async function readOneDocument<Authored, WithDefaults>(
  name: DocumentName,
  load: () => Promise<Loaded<Authored, WithDefaults>>,
  { path, what }: { readonly path: string; readonly what: string },
  terminal: Terminal,
): Promise<ReadOneDocument<WithDefaults>> {
  const job = await collectInputs([path], undefined, terminal, 'documents');
  const { findings, report } = collectFindings();
  const documents = (job?.sources ?? []).flatMap((source) => parseSource(source, report));
  await checkDocuments(
    documents.map((document) => ({ name, document })),
    report,
  );
  const diagnostics = [...(job?.diagnostics ?? []), ...findings()];
  await reportFindings(diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (hasErrors(diagnostics)) return { exitCode: exitCodeOf(diagnostics, false) };
  const [document] = documents;
  if (document === undefined || documents.length > 1) {
    const problem = `${path} holds ${documents.length === 0 ? `no ${name} document` : 'several documents'}`;
    return { exitCode: usageProblem(terminal, problem, `${what} is configured by one document`) };
  }
  const { validate, withDefaults } = await load();
  const value = withoutSchemaName(document.value);
  if (!validate(value)) throw new Error(`${path} was accepted and refused by one validator`);
  return { config: withDefaults(value) };
}
