import { checkDocuments } from '../../cli/documents/check-documents.ts';
import type { DocumentName } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';
import { bystanders } from './bystanders.ts';

/** `line:column code` of what is found in a configuration document, in the order in which it is found. Bystanders are left out unless one is `about`. */
export async function documentFindings(name: DocumentName, text: string, about = ''): Promise<string[]> {
  const source = { path: 'config.yaml', text };
  const found: Diagnostic[] = [];
  const report = (finding: Diagnostic): number => found.push(finding);
  const documents = parseSource(source, report).map((document) => ({ name, document }));
  await checkDocuments(documents, report);
  const told = found.filter(({ code }) => code === about || !bystanders.has(code));
  return told.map(({ code, span }) => {
    const { line, column } = positionAt(source, span?.start ?? 0);
    return `${line}:${column} ${code}`;
  });
}
