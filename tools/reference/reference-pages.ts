import { readdir } from 'node:fs/promises';
import { kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { isDocumentName } from '../../cli/command-line/schema-subject.ts';
import { apiPage } from './api-page.ts';
import { commandsPage } from './commands-page.ts';
import { diagnosticPages, type ReferencePage } from './diagnostic-pages.ts';
import { documentPage } from './document-page.ts';
import { kindExamples } from './kind-example.ts';
import { kindPage } from './kind-page.ts';
import { notice, table, words } from './markdown-text.ts';
import { openDecisionsPage } from './open-decisions-page.ts';
import { proxyPage } from './proxy-page.ts';
import { referenceEntry } from './read-reference.ts';
import { documentShapes } from '../../cli/documents/document-shapes.ts';
import { allReferences } from './references.ts';

const entries = new URL('../../generated/reference/', import.meta.url);

/** Every page below docs/reference, made from the same data as `svc explain`. */
export async function referencePages(): Promise<ReferencePage[]> {
  const [examples, references, files] = await Promise.all([kindExamples(), allReferences(), schemaFiles()]);
  const infos = Object.values(kinds).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  const pages = new Map<string, string>(infos.map(({ kind, file }) => [kind, `${file}.md`]));
  const documents = Object.keys(loadDocument).filter(isDocumentName).toSorted();
  return [
    { path: 'README.md', content: await indexPage(infos, documents) },
    ...(await Promise.all(
      infos.map(async (info) => ({
        path: `kinds/${info.file}.md`,
        content: await kindPage(info, { examples, references, pages }),
      })),
    )),
    ...(await Promise.all(
      documents.map(async (name) => ({ path: `documents/${name}.md`, content: await documentPage(name) })),
    )),
    ...(await diagnosticPages()),
    { path: 'commands.md', content: commandsPage() },
    { path: 'registry-api.md', content: await apiPage() },
    { path: 'proxy-endpoints.md', content: proxyPage() },
    { path: 'open-decisions.md', content: await openDecisionsPage(files) },
  ];
}

async function schemaFiles(): Promise<string[]> {
  const names = await readdir(entries);
  return names
    .filter((name) => name.endsWith('.json') && name !== 'documents.json')
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();
}

async function indexPage(
  infos: readonly (typeof kinds)[keyof typeof kinds][],
  documents: readonly (keyof typeof loadDocument)[],
): Promise<string> {
  const row = async (title: string, link: string, file: string): Promise<string[]> => [
    `[${title}](${link})`,
    words((await referenceEntry(file)).description),
  ];
  return [
    '# Reference',
    '',
    ...notice('the schemas and the command line'),
    'The same as `svc explain`, to read in a browser: [commands](commands.md), [diagnostics](diagnostics.md),',
    '[what the specification leaves open](open-decisions.md), [the API of the registry server](registry-api.md),',
    '[the endpoints of a proxy](proxy-endpoints.md), and the pages below.',
    '',
    '## Kinds',
    '',
    ...table(
      ['Kind', 'What it is'],
      await Promise.all(infos.map(({ kind, file }) => row(kind, `kinds/${file}.md`, file))),
    ),
    '## Configuration documents',
    '',
    ...table(
      ['Document', 'What it is'],
      await Promise.all(documents.map((name) => row(name, `documents/${name}.md`, documentShapes[name].file))),
    ),
  ].join('\n');
}
