import type { KindInfo } from '../../generated/kinds.ts';
import { fieldsMarkdown, anchorOf } from './fields-markdown.ts';
import { fieldSections, type FieldSection } from './field-sections.ts';
import { exampleOf, type KindExample } from './kind-example.ts';
import { aKind, capital, code, fenced, notice, words } from './markdown-text.ts';
import { referenceEntry } from './read-reference.ts';
import { metadataFile, type Reference } from './references.ts';

/** What the pages of all kinds are made with. */
export interface KindPages {
  readonly examples: ReadonlyMap<string, KindExample>;
  readonly references: readonly Reference[];
  /** Pages of kinds, to link to: file name by kind. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The reference page of a kind: what it is, an example, every field, what it refers to and what refers to it. */
export async function kindPage(info: KindInfo, { examples, references, pages }: KindPages): Promise<string> {
  const root = await referenceEntry(info.file);
  const sections = await fieldSections(root, new Set([metadataFile]));
  const example = exampleOf(info.kind, examples);
  const deprecated = deprecations(sections);
  const from = references.filter((reference) => reference.from === info.kind);
  const to = references.filter((reference) => reference.to === info.kind);
  const names = [info.plural, ...info.shortNames].map(code).join(', ');
  return [
    `# ${info.kind}`,
    '',
    ...notice(`schemas/kinds/${info.file}.json`),
    words(root.description),
    '',
    `In the cluster, where the definitions are installed, it is also called ${names}.`,
    '',
    '## Example',
    '',
    ...fenced('yaml', example.text),
    `From ${code(example.folder)}.`,
    '',
    ...fieldsMarkdown(sections),
    `The fields of ${code('metadata')} are those of Kubernetes: ${code('name')}, ${code('namespace')}, ${code('labels')}, ` +
      `${code('annotations')}. ${code('status')} is set by the controller; do not write it.`,
    '',
    '## References',
    '',
    ...from.map((one) => `- ${code(one.path)} names ${linked(one.to, pages)}.`),
    ...to.map((one) => `- ${capital(linked(one.from, pages))} names it in ${code(one.path)}.`),
    ...(from.length + to.length === 0 ? ['None.'] : []),
    '',
    ...(deprecated.length === 0 ? [] : ['## Deprecated', '', ...deprecated, '']),
  ].join('\n');
}

function linked(kind: string, pages: ReadonlyMap<string, string>): string {
  const page = pages.get(kind);
  return page === undefined ? aKind(kind) : aKind(kind).replace(kind, `[${kind}](${page})`);
}

/** What is deprecated in a document, each with where it is shown. */
export function deprecations(sections: readonly FieldSection[]): string[] {
  return sections.flatMap(({ rows, paths: [place = ''] }) =>
    rows.flatMap(({ path, entry }) =>
      entry.deprecated === undefined
        ? []
        : [`- [${code(path)}](#${place === '' ? 'fields' : anchorOf(place)}): ${words(entry.deprecated)}`],
    ),
  );
}
