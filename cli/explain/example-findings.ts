import { fileURLToPath } from 'node:url';
import type { DocumentName } from '../../generated/load.ts';
import { validate } from '../../manifests/compile.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { checkDocuments } from '../documents/check-documents.ts';
import { judgedFindings } from '../output/findings.ts';
import { readProject } from '../project-file/read.ts';
import { exampleFolder, type ExampleFile } from './example-files.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

type Flag = '--closed' | '--partial' | undefined;

const flags: Readonly<Record<string, Flag>> = openTable({
  'link/external': '--closed',
  'link/not-in-part': '--partial',
});

/** The flag of `svc validate` without which a code does not come up. */
export function flagFor(code: string): Flag {
  return flags[code];
}

/**
 * What `svc validate` reports of an example of a code, in its order: resources are taken as a whole input unless the code needs
 * another flag, a configuration document as with `--as`.
 */
export async function findingsIn(code: string, file: ExampleFile): Promise<readonly Diagnostic[]> {
  if (code.startsWith('plan/')) return (await import('./plan-example.ts')).planFindings(code, file);
  return file.document === undefined ? ofResources(file, flagFor(code)) : ofDocument(code, file, file.document);
}

async function ofResources({ name, text }: ExampleFile, flag: Flag): Promise<readonly Diagnostic[]> {
  const sources = [{ path: name, text }];
  const extent = flag === '--partial' ? 'part' : 'whole';
  const { diagnostics } = await validate(sources, { extent, closed: flag === '--closed' });
  return judgedFindings(diagnostics, undefined, sources, extent);
}

async function ofDocument(code: string, file: ExampleFile, name: DocumentName): Promise<readonly Diagnostic[]> {
  if (name === 'project-file') {
    // The project file has checks of its own, which read it in its folder.
    const folder = new URL(`${code}/`, exampleFolder);
    const { diagnostics } = await readProject(fileURLToPath(new URL(file.name, folder)), fileURLToPath(folder));
    return diagnostics;
  }
  const source = { path: file.name, text: file.text };
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): number => found.push(diagnostic);
  const documents = parseSource(source, report).map((document) => ({ name, document }));
  await checkDocuments(documents, report);
  return judgedFindings(found, undefined, [source]);
}
