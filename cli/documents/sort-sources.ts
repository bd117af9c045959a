import type { DocumentName } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import type { ParsedDocument } from '../../runtime/config/parsed-document.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { documentOfValue, namedInComment } from './document-name.ts';

/** A configuration document among the inputs. */
export interface FoundDocument {
  readonly name: DocumentName;
  readonly document: ParsedDocument;
}

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
 * their shape. A file that says apiVersion somewhere holds resources, and is not even read here.
 */
export function sortSources(sources: readonly SourceFile[]): SortedSources {
  const resources: SourceFile[] = [];
  const documents: FoundDocument[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const name = namedInComment(source.text);
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
  const parsed = parseSource(source, report);
  const documents = parsed.flatMap((document) => {
    const name = named ?? documentOfValue(document.value);
    return name === undefined ? [] : [{ name, document }];
  });
  const isAll = documents.length === parsed.length && (named !== undefined || documents.length > 0);
  return isAll ? { documents, diagnostics: findings() } : undefined;
}
