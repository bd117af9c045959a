import { readFile } from 'node:fs/promises';
import { kinds } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { documentShapes } from '../documents/document-shapes.ts';
import { subjectOf } from '../command-line/schema-subject.ts';

/** A kind, a configuration document or a field below one, with its whole description. */
export interface ExplainedField {
  /** As people write it, names in their right spelling: `MCPServer.spec.env`. */
  readonly path: string;
  readonly entry: ReferenceEntry;
  /** Parts and sections of the specification that describe it: the one that contains it, and that of its type where it is another. */
  readonly sections: readonly string[];
  /** Whether it has to be there; undefined for a whole document. */
  readonly required: boolean | undefined;
  /** The fields below it, those of the items of a list and of the values of a map included. */
  readonly fields: Readonly<Record<string, ReferenceEntry>>;
  readonly requiredFields: readonly string[];
  readonly rules: readonly string[];
}

/** What could not be found, and the nearest name that there is. */
export interface UnknownField {
  readonly unknown: string;
  readonly suggestion: string | undefined;
  readonly known: readonly string[];
}

/**
 * Looks a kind, a configuration document or a field up in the generated reference. The path goes through lists and maps of their
 * own accord; an index or `[]` may be written. Undefined when the first word names neither a kind nor a document.
 */
export async function explainField(subject: string): Promise<ExplainedField | UnknownField | undefined> {
  const [first = '', ...steps] = subject.replaceAll(/\[[^\]]*\]/g, '').split('.');
  const known = subjectOf(first);
  if (known === undefined || 'all' in known) return undefined;
  const name = 'kind' in known ? known.kind : known.document;
  const root = await readEntry('kind' in known ? kinds[known.kind].file : documentShapes[known.document].file);
  let path: string = name;
  let entry = root;
  let required: boolean | undefined;
  let inside = await partsOf(root);
  let section = root.section;
  for (const step of steps) {
    const { fields } = inside;
    const found = fields !== undefined && Object.hasOwn(fields, step) ? fields[step] : undefined;
    const child = found ?? inside.entries;
    if (child === undefined) {
      const names = Object.keys(inside.fields ?? {});
      return { unknown: `${path}.${step}`, suggestion: suggest(step, names), known: names };
    }
    required = found !== undefined && (inside.required ?? []).includes(step);
    path = `${path}.${step}`;
    section = inside.section ?? section;
    entry = child;
    inside = await partsOf(child);
  }
  // The values of a map have fields of their own, whatever its keys.
  const parts = inside.fields === undefined && inside.entries !== undefined ? await partsOf(inside.entries) : inside;
  return {
    path,
    entry,
    sections: [...new Set([section, parts.section])].filter((one) => one !== undefined),
    required,
    fields: parts.fields ?? {},
    requiredFields: parts.required ?? [],
    rules: [...new Set([...(entry.rules ?? []), ...(parts.rules ?? [])])],
  };
}

/** A kind or a configuration document, and what it is. */
export interface Subject {
  readonly name: string;
  readonly description: string;
}

/** Every kind and every configuration document, each by name. */
export async function listSubjects(): Promise<{ kinds: Subject[]; documents: Subject[] }> {
  const described = async (files: Readonly<Record<string, { readonly file: string }>>): Promise<Subject[]> =>
    Promise.all(
      Object.entries(files)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(async ([name, { file }]) => ({ name, description: (await readEntry(file)).description })),
    );
  return { kinds: await described(kinds), documents: await described(documentShapes) };
}

/** The entry that holds the parts of a value: behind references, and of a list that of its items. */
async function partsOf(entry: ReferenceEntry): Promise<ReferenceEntry> {
  if (entry.ref !== undefined) return partsOf(await readEntry(entry.ref));
  return entry.items === undefined ? entry : partsOf(entry.items);
}

async function readEntry(base: string): Promise<ReferenceEntry> {
  const text = await readFile(new URL(`../../generated/reference/${base}.json`, import.meta.url), 'utf8');
  const entry: unknown = JSON.parse(text);
  if (!isEntry(entry)) throw new Error(`generated/reference/${base}.json is not a reference entry`);
  return entry;
}

function isEntry(value: unknown): value is ReferenceEntry {
  return typeof value === 'object' && value !== null && 'description' in value && 'type' in value;
}
