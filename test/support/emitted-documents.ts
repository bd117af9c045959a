import { loadDocument } from '../../generated/load.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import { at, isMap, textAt, type JsonMap } from './plain-walk.ts';

/** Configuration files that our own programs read, and the document each of them is. */
const documents: Readonly<Record<string, keyof typeof loadDocument>> = {
  'run.json': 'run',
  'auth-server.json': 'auth-server',
  'authz.json': 'authz',
  'audit.json': 'audit',
};

/** The documents in an emitted ConfigMap, by file name: which document each is, or undefined for a file that we do not know. */
export function documentsIn(
  configMap: JsonMap,
): { file: string; text: string; document: keyof typeof loadDocument | undefined }[] {
  const data = at(configMap, 'data');
  const program = textAt(configMap, 'metadata', 'labels', 'app.kubernetes.io/name');
  const ofProgram =
    program === 'virtual-mcp-server' ? 'aggregator' : program === 'mcp-registry' ? 'registry-server' : undefined;
  return Object.entries(isMap(data) ? data : {}).map(([file, text]) => ({
    file,
    text: String(text),
    document: /^config\.(json|yaml)$/.test(file) ? ofProgram : documents[file],
  }));
}

/** Loads a document as its program would; the findings as text, empty without findings. */
export async function findingsOf(document: keyof typeof loadDocument, text: string): Promise<string> {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic): void => void findings.push(finding);
  const { validate } = await loadDocument[document]();
  const parsed = parseSource({ path: document, text }, report);
  if (parsed.length !== 1) return `${parsed.length} documents`;
  for (const each of parsed) validatePart<unknown>({ document: each, base: [], value: each.value }, validate, report);
  return findings.length === 0 ? '' : renderText(findings, { color: false });
}
