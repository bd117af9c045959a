import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const plainText = defineDiagnostic<{ field: string; wanted: string; text: string }>({
  code: 'workflow/plain-text',
  severity: 'error',
  summary:
    'A condition or a collection has no template in it and is not what it has to yield either, so that its step always fails.',
  message: ({ field, wanted, text }) => `${field} has to yield ${wanted}, but is always the text "${text}"`,
  hint: ({ text }) =>
    text.startsWith('.') || text.startsWith('$')
      ? `put it into braces: "{{${text}}}"`
      : 'write a template, as in "{{.params.name}}"',
});

const truths = new Set(['true', 'True', 'TRUE', 'false', 'False', 'FALSE']);

/** What decides about a step is a template, or says by itself what it has to yield (spec 2, `condition` and `collection`). */
export const workflowPlainText: WorkflowRule = ({ part, templates }, report) => {
  for (const { path, text } of templates) {
    const field = String(path.at(-1));
    // An argument may have any name, these too.
    if (text.includes('{{') || path.at(-2) === 'arguments') continue;
    const wanted = field === 'condition' ? 'true or false' : 'a JSON list';
    const isRight = field === 'condition' ? truths.has(text) : field !== 'collection' || isJsonList(text);
    if (!isRight) report(plainText({ field, wanted, text }, placeOf(part, path, 'value')));
  }
};

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    // Invalid JSON is not a list.
    return false;
  }
}
