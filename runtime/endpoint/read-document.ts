import type { Loaded } from '../../generated/load.ts';
import { parseSource } from '../config/yaml/parse-yaml.ts';
import { validatePart } from '../config/schema/validate.ts';
import { collectFindings } from '../diagnostics/collect.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/span.ts';

/** A configuration document as somebody wrote it and with its defaults, or what is wrong with it, in words for a log. */
export type DocumentReading<Authored, WithDefaults> =
  | { readonly ok: true; readonly authored: Authored; readonly value: WithDefaults }
  | { readonly ok: false; readonly problem: string };

/** Reads the one document of a YAML or JSON file, with the validator that `svc validate` uses. */
export async function readDocument<Authored, WithDefaults>(
  path: string,
  text: string,
  load: () => Promise<Loaded<Authored, WithDefaults>>,
): Promise<DocumentReading<Authored, WithDefaults>> {
  const { findings, report } = collectFindings();
  const documents = parseSource({ path, text }, report);
  const [document] = documents;
  const { validate, withDefaults } = await load();
  const part = document === undefined ? undefined : { document, base: [], value: withoutSchemaName(document.value) };
  const authored = part === undefined ? undefined : validatePart(part, validate, report, 100);
  const finding = findings().find(({ severity }) => severity === 'error');
  if (finding !== undefined) return { ok: false, problem: `${path}${lineOf(finding)}: ${finding.message}` };
  if (authored === undefined || documents.length > 1) {
    const count = documents.length === 0 ? 'no document' : 'several documents';
    return { ok: false, problem: `${path} holds ${count}` };
  }
  return { ok: true, authored, value: withDefaults(authored) };
}

/** The key by which editors find a schema is not a part of the document. */
function withoutSchemaName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _schema, ...rest } = { $schema: undefined, ...value };
  return rest;
}

function lineOf({ span }: Diagnostic): string {
  return span === undefined ? '' : `:${positionAt(span.source, span.start).line}`;
}
