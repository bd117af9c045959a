import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Operand } from '../../../runtime/language/go-template/ast.ts';
import { commandsOf } from '../../facts/pods/template-commands.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const statusWord = defineDiagnostic<{ word: string; near: string }>({
  code: 'workflow/status-word',
  severity: 'warning',
  summary: 'A template compares the status of a step with a misspelt word, which no status is.',
  message: ({ word }) => `no step has the status "${word}"`,
  hint: ({ near }) => `did you mean "${near}"?`,
});

/** The specification lists no words, so only a near miss of one that is in use is reported. */
const words: readonly string[] = ['pending', 'running', 'completed', 'failed', 'skipped'];

/** The status of a step is compared with a word that a status can be (spec 2, WorkflowStepConfig). */
export const workflowStatusWord: WorkflowRule = ({ templates, steps }, report) => {
  for (const template of templates) {
    if (!template.text.includes('.status') || template.itemVar === 'steps') continue;
    for (const { operands } of commandsOf(template.template?.body ?? [])) {
      const [head, ...rest] = operands;
      if (head?.kind !== 'function' || (head.name !== 'eq' && head.name !== 'ne')) continue;
      if (!rest.some((operand) => isStatus(operand, steps))) continue;
      for (const operand of rest) {
        if (operand.kind !== 'literal' || typeof operand.value !== 'string' || words.includes(operand.value)) continue;
        const near = suggest(operand.value, words);
        if (near !== undefined)
          report(statusWord({ word: operand.value, near }, template.placeOf(operand.start, operand.end)));
      }
    }
  }
};

function isStatus(operand: Operand, steps: ReadonlyMap<string, unknown>): boolean {
  if (operand.kind !== 'field') return false;
  const [root, id, field, ...more] = operand.path.map(({ name }) => name);
  return root === 'steps' && steps.has(id ?? '') && field === 'status' && more.length === 0;
}
