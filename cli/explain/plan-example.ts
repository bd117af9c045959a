import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { judgedFindings } from '../output/findings.ts';
import { makePlan } from '../plan/make-plan.ts';
import { readToolFiles } from '../plan/tool-files.ts';
import { exampleFolder, type ExampleFile } from './example-files.ts';

/** What `svc plan` reports of an example of a code, with the lists of tools beside it: `tools.yaml`, `registry.json`. */
export async function planFindings(code: string, { name, text }: ExampleFile): Promise<readonly Diagnostic[]> {
  const folder = new URL(`${code}/`, exampleFolder);
  const given = (file: string): string[] => (existsSync(new URL(file, folder)) ? [file] : []);
  const terminal = { cwd: fileURLToPath(folder), stdin: Readable.from([]) };
  const files = await readToolFiles(given('tools.yaml'), given('registry.json'), terminal);
  const sources = [{ path: name, text }];
  const { diagnostics } = await makePlan(sources, {
    namespace: undefined,
    closed: false,
    programs: {},
    toolLists: files.lists,
  });
  return judgedFindings([...files.diagnostics, ...diagnostics], undefined, [...sources, ...files.sources]);
}
