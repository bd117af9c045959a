import { loadDocument } from '../../../generated/load.ts';
import type { RegistryEntriesFile } from '../../../generated/types/registry-entries.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { SourceFilter } from '../../../generated/types/source-filter.ts';
import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { mountedFileOf } from '../../facts/registry/mounted-files.ts';
import { coversPattern } from './name-patterns.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unmatchedInclude = defineDiagnostic<{ pattern: string; near: string | undefined }>({
  code: 'registry/filter-unmatched',
  severity: 'warning',
  summary: 'A filter that asks for names which the file of the source does not have.',
  message: ({ pattern }) => `no entry of the file has a name like "${pattern}"`,
  hint: ({ near }) => (near === undefined ? 'use a name of the file, or remove it' : `did you mean "${near}"?`),
});

export const filterDropsAll = defineDiagnostic({
  code: 'registry/filter-drops-all',
  severity: 'warning',
  summary: 'A filter that lets no entry of its source through, so that the source is empty.',
  message: () => 'no entry of the source passes this filter',
  hint: () => 'let some names through, or remove the source',
});

export const filterContradiction = defineDiagnostic<{ pattern: string; other: string }>({
  code: 'registry/filter-contradiction',
  severity: 'warning',
  summary: 'A filter of a source includes and excludes the same. Exclude wins, so the include has no effect.',
  message: ({ pattern, other }) =>
    `"${pattern}" is excluded too${other === pattern ? '' : `, as one of "${other}"`}, and exclude wins`,
  hint: ({ pattern, other }) =>
    other === pattern ? 'remove it from one of the two' : `exclude less than "${other}", or remove "${pattern}"`,
});

export const filterPattern = defineDiagnostic<{ pattern: string; character: string }>({
  code: 'registry/filter-pattern',
  severity: 'warning',
  summary:
    'A name pattern of a source has a character that no name has, so it matches nothing. It is not a regular expression.',
  message: ({ pattern, character }) => `"${pattern}" matches no entry: no name has "${character}"`,
  hint: () => 'the only special character is *, which matches any characters',
});

/** What a filter asks for is in the file that it filters, as far as the input has the file (spec 1, Source). */
export const registryFilters: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry') || !registry.authored.spec.configYAML.includes('filter')) continue;
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config === undefined) continue;
    await checkInlineFilters(part, config, report);
    for (const [index, { file, filter }] of (config.sources ?? []).entries()) {
      if (file?.path === undefined || filter?.names === undefined) continue;
      const found = mountedFileOf(program, registry, file.path);
      if (found?.state !== 'found' || found.object.kind !== 'ConfigMap') continue;
      const text = propertyOf(found.object.object['data'], found.key);
      if (typeof text !== 'string') continue;
      const names = await namesIn(found.object, ['data', found.key], text);
      checkNames(part, ['sources', index, 'filter', 'names'], filter.names, names, report);
    }
  }
};

/** The same for files that a configuration holds itself, in a resource or a document. */
export async function checkInlineFilters(part: Part, config: RegistryServerConfig, report: Report): Promise<void> {
  for (const [index, { file, filter }] of (config.sources ?? []).entries()) {
    if (file?.data === undefined || filter?.names === undefined) continue;
    const names = await namesIn(part, ['sources', index, 'file', 'data'], file.data);
    checkNames(part, ['sources', index, 'filter', 'names'], filter.names, names, report);
  }
}

/** A filter lets something through, and every pattern of it can match (spec 1, Source). */
export function checkFilters(part: Part, { sources = [] }: RegistryServerConfig, report: Report): void {
  for (const [index, { filter }] of sources.entries()) {
    if (filter !== undefined) checkFilter(part, ['sources', index, 'filter'], filter, report);
  }
}

function checkFilter(part: Part, at: DocumentPath, filter: SourceFilter, report: Report): void {
  for (const list of ['names', 'tags'] as const) {
    const { include = [], exclude = [] } = filter[list] ?? {};
    for (const [index, pattern] of include.entries()) {
      const other = exclude.find((one) => (list === 'names' ? coversPattern(one, pattern) : one === pattern));
      if (other === undefined) continue;
      report(filterContradiction({ pattern, other }, placeOf(part, [...at, list, 'include', index], 'value')));
    }
  }
  const everything = filter.names?.include === undefined ? (filter.names?.exclude ?? []).indexOf('*') : -1;
  if (everything >= 0) report(filterDropsAll({}, placeOf(part, [...at, 'names', 'exclude', everything], 'value')));
  const { include = [], exclude = [] } = filter.names ?? {};
  for (const [list, patterns] of [['include', include] as const, ['exclude', exclude] as const]) {
    for (const [index, pattern] of patterns.entries()) {
      const [character] = /[\\^$()|[\]{}+?,;:\s]/.exec(pattern) ?? [];
      if (character === undefined) continue;
      report(filterPattern({ pattern, character }, placeOf(part, [...at, 'names', list, index], 'value')));
    }
  }
}

function checkNames(
  part: Part,
  at: DocumentPath,
  { include = [], exclude = [] }: { readonly include?: readonly string[]; readonly exclude?: readonly string[] },
  names: readonly string[],
  report: Report,
): void {
  if (names.length === 0) return;
  const unmatched = include.filter((pattern) => !names.some((name) => coversPattern(pattern, name)));
  for (const [index, pattern] of include.entries()) {
    if (!unmatched.includes(pattern)) continue;
    report(
      unmatchedInclude({ pattern, near: suggest(pattern, names) }, placeOf(part, [...at, 'include', index], 'value')),
    );
  }
  // A filter that selects nothing, or excludes all that it selects, was reported.
  if (unmatched.length > 0 || include.some((pattern) => exclude.some((other) => coversPattern(other, pattern)))) return;
  const passes = (name: string): boolean =>
    (include.length === 0 || include.some((pattern) => coversPattern(pattern, name))) &&
    !exclude.some((pattern) => coversPattern(pattern, name));
  // A pattern for every name is reported without a known file as well.
  if (names.some(passes) || exclude.includes('*')) return;
  report(filterDropsAll({}, placeOf(part, at, 'key')));
}

/** The names that the entries of a file have, in every form that a filter may mean; none where the file cannot be read. */
async function namesIn(part: Part, path: DocumentPath, text: string): Promise<readonly string[]> {
  // Problems of the file are reported where its entries are checked.
  const document = parseNested(part, path, text, () => undefined);
  const { validate } = await loadDocument['registry-entries']();
  const file: unknown = document?.value;
  return validate(file) ? namesOf(file) : [];
}

function namesOf({ data }: RegistryEntriesFile): string[] {
  return [
    ...data.servers.map(({ name }) => name),
    ...(data.skills ?? []).flatMap(({ name, namespace }) => [name, `${namespace}/${name}`]),
  ];
}
