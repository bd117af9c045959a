import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { OutputProperty } from '../../../generated/types/output-property.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';
import { propertyOf } from '../../program/values-at.ts';

export const outputText = defineDiagnostic<{ name: string; type: string; text: string; isWhole: boolean }>({
  code: 'workflow/output-text',
  severity: 'error',
  summary:
    'The template of an output of type number or boolean contains other text, so that it can never be converted.',
  message: ({ name, type, text, isWhole }) =>
    isWhole
      ? `"${name}" is of type ${type}, and its value is always the text ${JSON.stringify(text)}`
      : `"${name}" is of type ${type}, but its template contains the text ${JSON.stringify(text)}`,
  hint: ({ type, isWhole }) =>
    isWhole
      ? `write ${type === 'boolean' ? 'true, false' : 'a number'} or a template such as {{.steps.id.output.field}}, or change the type`
      : `write the template alone, or change the type: what it yields is read as ${type}`,
});

/** What a string may contain that is read as a value of a type. */
const partsOf: Partial<Record<OutputProperty['type'], RegExp>> = {
  integer: /^[\s\d.eE+-]*$/,
  number: /^[\s\d.eE+-]*$/,
  boolean: /^[\struefals]*$/i,
};

/** A value of the output is of its type once its template is expanded (spec 2, OutputProperty). */
export const workflowOutputText: WorkflowRule = ({ path, config, templates }, report) => {
  for (const { step, path: at, template, placeOf } of templates) {
    if (step !== undefined || template === undefined || at.at(-1) !== 'value') continue;
    const below = at.slice(path.length, -1);
    const property = below.reduce<unknown>((parent, name) => propertyOf(parent, String(name)), config);
    const type = propertyOf(property, 'type');
    if (type !== 'integer' && type !== 'number' && type !== 'boolean') continue;
    const whole = template.body.map((node) => (node.kind === 'text' ? node.text : undefined));
    if (whole.every((text) => text !== undefined) && !isOfType(whole.join(''), type)) {
      const text = whole.join('');
      report(outputText({ name: String(at.at(-2)), type, text: text.trim(), isWhole: true }, placeOf(0, text.length)));
      continue;
    }
    const fixed = template.body.find((node) => node.kind === 'text' && partsOf[type]?.test(node.text) === false);
    if (fixed?.kind !== 'text') continue;
    const text = fixed.text.trim();
    const start = fixed.start + fixed.text.length - fixed.text.trimStart().length;
    report(outputText({ name: String(at.at(-2)), type, text, isWhole: false }, placeOf(start, start + text.length)));
  }
};

function isOfType(text: string, type: 'integer' | 'number' | 'boolean'): boolean {
  const written = text.trim();
  if (type === 'boolean') return /^(?:true|false)$/i.test(written);
  return written !== '' && (type === 'integer' ? Number.isInteger(Number(written)) : Number.isFinite(Number(written)));
}
