import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { FieldName } from '../../../runtime/language/go-template/ast.ts';
import { listedProperties } from '../../facts/schema-properties.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownParameter = defineDiagnostic<{
  name: string;
  owner: string;
  known: readonly string[];
  /** The type of the owner, where it is one without properties. */
  scalar: string | undefined;
}>({
  code: 'workflow/unknown-parameter',
  severity: 'error',
  summary: 'A template reads a parameter that the workflow does not declare, so that no client can know of it.',
  message: ({ name, owner }) => `parameter "${owner}${name}" is not declared`,
  hint: ({ name, owner, known, scalar }) => {
    if (scalar !== undefined)
      return `"${owner.slice(0, -1)}" is of type ${scalar}, which has nothing in it: read it alone`;
    const near = suggest(name, known);
    if (near !== undefined) return `did you mean "${owner}${near}"?`;
    return known.length === 0
      ? `declare it in the properties of parameters`
      : `use a declared parameter: ${known.map((other) => owner + other).join(', ')}`;
  },
});

/** What templates read below `.params` is declared by the schema of the parameters (spec 2, CompositeToolConfig). */
export const workflowUnknownParameter: WorkflowRule = ({ config, templates }, report) => {
  for (const template of templates) {
    const seen = new Set<number>();
    for (const read of template.reads) {
      if (read[0]?.name !== 'params' || template.itemVar === 'params') continue;
      const wrong = undeclared(config.parameters, read);
      if (wrong === undefined || seen.has(wrong.at.start)) continue;
      seen.add(wrong.at.start);
      const { at, owner, known, scalar } = wrong;
      report(unknownParameter({ name: at.name, owner, known, scalar }, template.placeOf(at.start, at.end)));
    }
  }
};

interface Undeclared {
  readonly at: FieldName;
  /** Dotted names above it, with a dot behind each. */
  readonly owner: string;
  readonly known: readonly string[];
  readonly scalar: string | undefined;
}

const scalars: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean']);

/** The first name of a path that the schema above it does not list. */
function undeclared(
  parameters: Readonly<Record<string, unknown>> | undefined,
  path: readonly FieldName[],
): Undeclared | undefined {
  let schema: unknown = parameters ?? {};
  let owner = '';
  for (const at of path.slice(1)) {
    const type = propertyOf(schema, 'type');
    if (typeof type === 'string' && scalars.has(type)) return { at, owner, known: [], scalar: type };
    const listed = listedProperties(schema);
    // Below the top, an object without a word about its properties may have any.
    if (listed === undefined || (listed.size === 0 && owner !== '')) return undefined;
    if (!listed.has(at.name)) return { at, owner, known: [...listed.keys()], scalar: undefined };
    schema = listed.get(at.name);
    owner += `${at.name}.`;
  }
  return undefined;
}
