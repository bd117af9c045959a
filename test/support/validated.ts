import { validate, type ValidateOptions, type ValidateResult } from '../../manifests/compile.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';

/** What `validate` says about some texts. */
export interface Validated extends ValidateResult {
  /** `path:line:column code` for each finding, in order; a finding without a position has only its code. */
  readonly found: readonly string[];
  /** `Kind namespace/name` of each of our resources that passed. */
  readonly passed: readonly string[];
}

/** Validates texts by file name, as a whole and open unless options say otherwise. */
export async function validateTexts(
  texts: Readonly<Record<string, string>>,
  options: Partial<ValidateOptions> = {},
): Promise<Validated> {
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const result = await validate(sources, { extent: 'whole', closed: false, ...options });
  return {
    ...result,
    found: result.diagnostics.map(({ code, span }) => {
      if (span === undefined) return code;
      const { line, column } = positionAt(span.source, span.start);
      return `${span.source.path}:${line}:${column} ${code}`;
    }),
    passed: result.program.resources.map(({ kind, namespace, name }) => `${kind} ${namespace ?? ''}/${name}`),
  };
}

/** A resource of svc as YAML: a head, and the given spec, indented by two. */
export function resource(kind: string, name: string, spec: string, namespace?: string): string {
  const place = namespace === undefined ? '' : `  namespace: ${namespace}\n`;
  return `apiVersion: mcp.svc.internal/v1alpha1\nkind: ${kind}\nmetadata:\n  name: ${name}\n${place}spec:\n${spec}\n`;
}
