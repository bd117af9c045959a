import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Extent, FieldName, Operand } from '../../../runtime/language/go-template/ast.ts';
import { commandsOf } from '../../facts/pods/template-commands.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Workflow, WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const comparedTypes = defineDiagnostic<{ field: string; type: string; literal: string; wanted: string }>({
  code: 'workflow/compared-types',
  severity: 'error',
  summary: 'A template compares a value with something of another type, which fails whenever there is a value.',
  message: ({ field, type, literal }) => `"${field}" is of type ${type}, and cannot be compared with ${literal}`,
  hint: ({ wanted }) => wanted,
});

const comparisons: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'le', 'gt', 'ge']);
const typesOfLiterals: Readonly<Record<string, readonly string[]>> = openTable({
  string: ['string'],
  number: ['integer', 'number'],
  boolean: ['boolean'],
});

/** What is compared is of one type: parameters and answers have the type that their schema says (Go, text/template, eq). */
export const workflowComparedTypes: WorkflowRule = (workflow, report) => {
  for (const template of workflow.templates) {
    for (const { operands } of commandsOf(template.template?.body ?? [])) {
      const [head, a, b, ...more] = operands;
      if (head?.kind !== 'function' || !comparisons.has(head.name) || more.length > 0) continue;
      const wrong = mismatchOf(a, b, workflow, template) ?? mismatchOf(b, a, workflow, template);
      if (wrong === undefined) continue;
      const { field, type, literal, at } = wrong;
      const wanted =
        type === 'string'
          ? `put ${literal} in quotes, or change the type`
          : `compare it with a value of type ${type}, without quotes`;
      const said = { field, type, literal: JSON.stringify(literal), wanted };
      report(comparedTypes(said, template.placeOf(at.start, at.end)));
    }
  }
};

interface Mismatch {
  readonly field: string;
  readonly type: string;
  readonly literal: string | number | boolean;
  readonly at: Extent;
}

function mismatchOf(
  field: Operand | undefined,
  literal: Operand | undefined,
  workflow: Workflow,
  template: WorkflowTemplate,
): Mismatch | undefined {
  if (literal?.kind !== 'literal') return undefined;
  if (field?.kind === 'group' && isLength(field) && typeof literal.value !== 'number') {
    const written = template.text.slice(field.start, field.end).replace(/^\(\s*|\s*\)$/g, '');
    return { field: written, type: 'integer', literal: literal.value, at: literal };
  }
  if (field?.kind !== 'field' || template.itemVar === field.path[0]?.name) return undefined;
  const type = typeOf(field.path, workflow);
  const fitting = typesOfLiterals[typeof literal.value] ?? [];
  if (type === undefined || fitting.includes(type)) return undefined;
  return { field: field.path.map(({ name }) => name).join('.'), type, literal: literal.value, at: literal };
}

/** Whether a group is `(len …)`, which gives a number whatever it is about. */
function isLength({ pipeline, path }: Extract<Operand, { kind: 'group' }>): boolean {
  const head = pipeline.commands.at(-1)?.operands[0];
  return path.length === 0 && head?.kind === 'function' && head.name === 'len';
}

/** The type that a schema says of a parameter, or of the answer to a question; undefined where it says no single one. */
function typeOf(path: readonly FieldName[], { config, steps }: Workflow): string | undefined {
  const [root, ...names] = path.map(({ name }) => name);
  if (root === 'params') return typeBelow(config.parameters, names);
  const [id = '', output, ...fields] = names;
  const step = steps.get(id)?.config;
  if (root !== 'steps' || output !== 'output' || step?.type !== 'elicitation' || fields.length !== 1) return undefined;
  // The action of the user, and a default of any type, have the same names.
  const [field = ''] = fields;
  if (field === 'action' || field === 'content' || Object.hasOwn(step.defaultResults ?? {}, field)) return undefined;
  return typeBelow(step.schema, fields);
}

function typeBelow(schema: unknown, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const found = names.reduce<unknown>((at, name) => propertyOf(propertyOf(at, 'properties'), name), schema);
  const type = propertyOf(found, 'type');
  return typeof type === 'string' && ['string', 'integer', 'number', 'boolean'].includes(type) ? type : undefined;
}
