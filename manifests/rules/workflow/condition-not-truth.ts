import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Extent, Pipeline, TemplateNode } from '../../../runtime/language/go-template/ast.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const conditionNotTruth = defineDiagnostic<{ reason: string; hint: string }>({
  code: 'workflow/condition-not-truth',
  severity: 'error',
  summary: 'A condition never evaluates to true or false, so its step always fails.',
  message: ({ reason }) => `this condition never yields true or false: ${reason}`,
  hint: ({ hint }) => hint,
});

/** The template of a condition comes out as true or false (spec 2, `condition`). */
export const workflowConditionNotTruth: WorkflowRule = ({ config, templates }, report) => {
  for (const template of templates) {
    if (template.path.at(-1) !== 'condition' || template.path.at(-2) === 'arguments') continue;
    const wrong = wrongIn(template, config.parameters);
    if (wrong === undefined) continue;
    const { reason, hint, at } = wrong;
    report(conditionNotTruth({ reason, hint }, template.placeOf(at.start, at.end)));
  }
};

interface Wrong {
  readonly reason: string;
  readonly hint: string;
  readonly at: Extent;
}

function wrongIn({ template, text: whole }: WorkflowTemplate, parameters: unknown): Wrong | undefined {
  // A string without a template is reported as such.
  if (template === undefined || !whole.includes('{{')) return undefined;
  const { body } = template;
  const text = body.find((node) => node.kind === 'text' && !/^[\struefalsTRUEFALS]*$/.test(node.text));
  if (text !== undefined && text.kind === 'text') {
    const said = text.text.trim();
    const hint = 'put the whole comparison into the braces, as in {{eq .params.kind "book"}} or {{gt .params.count 3}}';
    return { reason: `the text "${said}" is outside of the braces`, hint, at: trimmed(text) };
  }
  const [node, second] = body;
  const outcomes = body.length === 0 ? undefined : outcomesOf(body);
  if (node !== undefined && outcomes !== undefined && !outcomes.some((outcome) => /^(?:true|false)$/i.test(outcome))) {
    const said = [...new Set(outcomes)].map((outcome) => JSON.stringify(outcome)).join(' or ');
    return { reason: `it is always ${said}`, hint: 'write true and false into the branches', at: node };
  }
  if (node?.kind !== 'action' || second !== undefined) return undefined;
  const reason = typeOf(node.pipeline, parameters);
  const hint = 'compare it with something, as in {{gt (len .params.items) 0}}';
  return reason === undefined ? undefined : { reason, hint, at: node.pipeline };
}

/** The results that a condition made of branches can have; undefined where a run decides. */
function outcomesOf(body: readonly TemplateNode[]): readonly string[] | undefined {
  const said = body.filter((node) => node.kind !== 'text' || node.text.trim() !== '');
  const [node, second] = said;
  if (node === undefined) return [''];
  if (second !== undefined) return undefined;
  if (node.kind === 'text') return [node.text.trim()];
  if (node.kind !== 'if') return undefined;
  const [then, otherwise] = [outcomesOf(node.body), outcomesOf(node.otherwise)];
  return then === undefined || otherwise === undefined ? undefined : [...then, ...otherwise];
}

/** What a pipeline yields instead of a truth value, where that is known. */
function typeOf({ commands, variables }: Pipeline, parameters: unknown): string | undefined {
  const head = commands.at(-1)?.operands[0];
  if (head === undefined || variables.length > 0) return undefined;
  if (head.kind === 'function') return head.name === 'len' ? 'len yields a number' : undefined;
  if (head.kind !== 'field' || commands.length !== 1) return undefined;
  const [root, ...names] = head.path.map(({ name }) => name);
  if (root !== 'params') return undefined;
  const schema = names.reduce<unknown>((at, name) => propertyOf(propertyOf(at, 'properties'), name), parameters);
  const type = propertyOf(schema, 'type');
  const isOther = typeof type === 'string' && ['integer', 'number', 'array', 'object'].includes(type);
  return isOther ? `"${names.join('.')}" is of type ${type}` : undefined;
}

/** The part of a string that is not white space. */
function trimmed({ text, start, end }: Extract<TemplateNode, { kind: 'text' }>): Extent {
  return { start: start + text.length - text.trimStart().length, end: end - (text.length - text.trimEnd().length) };
}
