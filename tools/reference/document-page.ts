import { documentShapes } from '../../cli/documents/document-shapes.ts';
import type { DocumentName } from '../../generated/load.ts';
import { fieldSections } from './field-sections.ts';
import { fieldsMarkdown } from './fields-markdown.ts';
import { deprecations } from './kind-page.ts';
import { fenced, notice, words } from './markdown-text.ts';
import { referenceEntry } from './read-reference.ts';

/** The reference page of a configuration document: what it is, how to check one, every field. */
export async function documentPage(name: DocumentName): Promise<string> {
  const { file } = documentShapes[name];
  const root = await referenceEntry(file);
  const sections = await fieldSections(root, new Set());
  const deprecated = deprecations(sections);
  return [
    `# ${name}`,
    '',
    ...notice(`the schema of ${name}`),
    words(root.description),
    '',
    ...(name === 'project-file'
      ? ['It is read from `svc.yaml`, beside the inputs or in a folder above them.', '']
      : ['Check a file of this form:', '', ...fenced('sh', `svc validate --as ${name} <file>`)]),
    ...fieldsMarkdown(sections),
    ...(deprecated.length === 0 ? [] : ['## Deprecated', '', ...deprecated, '']),
  ].join('\n');
}
