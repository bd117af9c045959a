import { readdir, readFile } from 'node:fs/promises';
import { apiVersion } from '../../generated/kinds.ts';
import type { DocumentName } from '../../generated/load.ts';
import { systemReason } from '../output/system-error.ts';
import { isDocumentName } from '../command-line/schema-subject.ts';

/** A document that is reported under a code, or that shows the correct form. */
export interface ExampleFile {
  /** `bad.yaml`, or `bad.authz.yaml` for a configuration document. */
  readonly name: string;
  readonly text: string;
  /** The configuration document that it is; resources otherwise. */
  readonly document: DocumentName | undefined;
}

/** What the folder of a code holds: two documents, or a note where no document could show it, or both. */
export interface DiagnosticExample {
  readonly bad: ExampleFile | undefined;
  readonly good: ExampleFile | undefined;
  readonly note: string | undefined;
}

/** The folder with one folder per code. */
export const exampleFolder = new URL('examples/', import.meta.url);

/** The examples of a code (`area/name`), read from its folder; nothing in it when there is no such folder. */
export async function readExample(code: string): Promise<DiagnosticExample> {
  const folder = new URL(`${code}/`, exampleFolder);
  const names = await namesIn(folder);
  const one = async (role: string): Promise<ExampleFile | undefined> => {
    const name = names.find((candidate) => candidate.startsWith(`${role}.`));
    if (name === undefined) return undefined;
    const [, word = ''] = name.split('.');
    const text = await readFile(new URL(name, folder), 'utf8');
    return { name, text: inOwnGroup(text), document: isDocumentName(word) ? word : undefined };
  };
  const [bad, good, note] = await Promise.all([one('bad'), one('good'), one('note')]);
  return { bad, good, note: note?.text.trim() };
}

async function namesIn(folder: URL): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // A code without examples is explained by its summary; anything else is for whoever runs us.
    if (systemReason(error) === undefined) throw error;
    return [];
  }
}

/** The files are written for one API group; a project that has another one shows its own. */
function inOwnGroup(text: string): string {
  return text.replaceAll(
    /^apiVersion: [^\s/]+\/v1alpha1(?=\r?\nkind: (?:\w*MCP|EmbeddingServer))/gm,
    `apiVersion: ${apiVersion}`,
  );
}
