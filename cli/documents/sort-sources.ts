import type { DocumentName } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { documentOfValue, namedInComment } from './document-name.ts';
import { readDocuments } from './json-documents.ts';
import type { FoundDocument } from './found-document.ts';

/** Inputs told apart. */
export interface SortedSources {
  /** Files of resources, and those that are nothing we know. */
  readonly resources: readonly SourceFile[];
  readonly documents: readonly FoundDocument[];
  /** What was found while reading the configuration documents. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Tells files of configuration documents from files of resources: by the editor schema that a comment or `$schema` names, else by
 * their shape. A file that says apiVersion somewhere holds resources, and is not even read here. `catalogs` are the paths of those
 * that are catalogs because a configuration names them.
 */
export function sortSources(
  sources: readonly SourceFile[],
  catalogs: ReadonlySet<string> = new Set<string>(),
): SortedSources {
  const resources: SourceFile[] = [];
  const documents: FoundDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const name = catalogs.has(source.path) ? 'registry-entries' : namedInComment(source.text);
    const found = name === undefined && source.text.includes('apiVersion') ? undefined : documentsOf(source, name);
    if (found === undefined) {
      resources.push(source);
    } else {
      documents.push(...found.documents);
      diagnostics.push(...found.diagnostics);
    }
  }
  return { resources, documents, diagnostics };
}

function documentsOf(
  source: SourceFile,
  named: DocumentName | undefined,
): Pick<SortedSources, 'documents' | 'diagnostics'> | undefined {
  const { findings, report } = collectFindings();
  if (named !== undefined) return { documents: readDocuments(named, source, report), diagnostics: findings() };
  const parsed = parseSource(source, () => undefined);
  const names = parsed.map(({ value }) => documentOfValue(value));
  const [first] = names;
  if (first === undefined || names.includes(undefined)) return undefined;
  if (new Set(names).size === 1) return { documents: readDocuments(first, source, report), diagnostics: findings() };
  const documents = parseSource(source, report).flatMap((document, index) => {
    const name = names[index];
    return name === undefined ? [] : [{ name, document }];
  });
  return { documents, diagnostics: findings() };
}
