import type { DocumentName } from '../../generated/load.ts';
import { isExplained, reportNotJson } from '../../runtime/config/yaml/json-diagnostics.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { documentShapes } from './document-shapes.ts';
import type { FoundDocument } from './found-document.ts';

/**
 * Reads a source as configuration documents of one name. One in a `.json` file whose readers accept JSON only has to be JSON: the first
 * violation is reported once, and text that YAML reads differently yields no document.
 */
export function readDocuments(name: DocumentName, source: SourceFile, report: Report): FoundDocument[] {
  const { findings, report: hold } = collectFindings();
  const documents = parseSource(source, hold);
  const mustBeJson =
    documentShapes[name].format === 'json' && /\.json$/i.test(source.path) && source.text.trim() !== '';
  const fault =
    mustBeJson && !isExplained(findings())
      ? reportNotJson('the file', source.text, (start, end) => ({ source, start, end }), report)
      : undefined;
  if (fault?.isMisread === true) return [];
  for (const finding of findings()) report(finding);
  return documents.map((document) => ({ name, document }));
}
