import { loadDocument } from '../../generated/load.ts';
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';
import type { ParsedDocument } from '../../runtime/config/parsed-document.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { hasErrors, type Report } from '../../runtime/diagnostics/diagnostic.ts';
import { checkDocuments } from '../documents/check-documents.ts';
import { withoutSchemaName } from '../documents/document-name.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { collectInputs } from '../inputs/collect-inputs.ts';
import { reportFindings } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** A configuration to run with, or the exit code when there is none. */
export type ReadConfiguration = { readonly config: RegistryServerConfigWithDefaults } | { readonly exitCode: number };

/**
 * Reads the configuration of a registry server (spec 1) exactly as `svc validate --as registry-server` does: the same documents are
 * accepted, and findings have the same text and positions. Warnings are printed and do not keep a server from starting. `checkMore` adds
 * the checks that only a starting server can make.
 */
export async function readConfiguration(
  path: string,
  terminal: Terminal,
  checkMore?: (document: ParsedDocument, report: Report) => Promise<void>,
): Promise<ReadConfiguration> {
  const job = await collectInputs([path], undefined, terminal, 'documents');
  const { findings, report } = collectFindings();
  const documents = (job?.sources ?? []).flatMap((source) => parseSource(source, report));
  const name = 'registry-server';
  await checkDocuments(
    documents.map((document) => ({ name, document })),
    report,
  );
  for (const document of hasErrors(findings()) ? [] : documents) await checkMore?.(document, report);
  const diagnostics = [...(job?.diagnostics ?? []), ...findings()];
  await reportFindings(diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (hasErrors(diagnostics)) return { exitCode: exitCodeOf(diagnostics, false) };
  const [document] = documents;
  if (document === undefined || documents.length > 1) {
    const problem = `${path} holds ${documents.length === 0 ? 'no configuration' : 'several documents'}`;
    return { exitCode: usageProblem(terminal, problem, 'a registry server is configured by one document') };
  }
  const { validate, withDefaults } = await loadDocument[name]();
  const value = withoutSchemaName(document.value);
  if (!validate(value)) throw new Error(`${path} was accepted and refused by one validator`);
  return { config: withDefaults(value) };
}
