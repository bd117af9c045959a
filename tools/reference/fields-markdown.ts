import type { FieldRow, FieldSection } from './field-sections.ts';
import { aKind, capital, code, table, valueCode, words } from './markdown-text.ts';

/** The tables of the objects of a document, each below a heading with its path. */
export function fieldsMarkdown(sections: readonly FieldSection[]): string[] {
  return sections.flatMap((section) => {
    const [first = '', ...others] = section.paths;
    return [
      ...(first === '' ? ['## Fields', ''] : [`### ${code(first)}`, '', kindOf(section, others), '']),
      ...table(['Field', 'Type', 'Default', 'Meaning'], section.rows.map(cells)),
      ...section.rules.map((rule) => `- ${words(rule)}`),
      ...(section.rules.length === 0 ? [] : ['']),
    ];
  });
}

/** Anchor of the heading of a path, as code hosts make it: lower case, letters, digits, - and _ only. */
export function anchorOf(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '');
}

function kindOf({ type }: FieldSection, others: readonly string[]): string {
  const also = others.length === 0 ? '' : `, also at ${others.map(code).join(', ')}`;
  return `${words(type)}${also}.`;
}

function cells({ path, required, entry, section }: FieldRow): string[] {
  const target = section?.paths[0];
  const type = words(entry.type);
  return [
    code(path),
    target === undefined || target === '' ? type : `[${type}](#${anchorOf(target)})`,
    required ? '**required**' : entry.default === undefined ? words(entry.derived ?? '') : valueCode(entry.default),
    meaning(entry),
  ];
}

function meaning(entry: FieldRow['entry']): string {
  const { description, values, limits, examples, refersTo, secret, deprecated } = entry;
  // An example says more than a pattern, and nobody writes an empty name; svc explain shows all limits.
  const bounds = (limits ?? []).filter((limit) => !/\bmatch(es)? \^/.test(limit) && limit !== 'at least 1 character');
  const facts = [
    values === undefined ? '' : `One of ${values.map(valueCode).join(', ')}.`,
    bounds.length === 0 ? '' : `${capital(words(bounds.join(', ')))}.`,
    examples === undefined ? '' : `For example ${examples.map(valueCode).join(', ')}.`,
    refersTo === undefined ? '' : `Names ${aKind(refersTo)}.`,
    secret === true ? 'Secret: never printed.' : '',
    deprecated === undefined ? '' : `**${words(deprecated)}**`,
  ];
  return [words(description), ...facts].filter((fact) => fact !== '').join(' ');
}
