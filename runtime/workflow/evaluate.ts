import { evaluateTemplate } from '../language/go-template/expand.ts';
import type { TemplateValue } from '../language/go-template/print-value.ts';
import type { ModelTemplate } from './model/workflow-model.ts';

/** The result of a template of a workflow. */
export type Evaluated =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The value itself, where the template is one expression and nothing else; undefined where it has text around it. */
      readonly value: TemplateValue;
    }
  /** The template is one expression, and what it reads is not there. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly message: string };

/** Expands a template. A missing value is never printed: the result is `nothing`, or a problem where text surrounds the expression. */
export function evaluate({ template, text, problem }: ModelTemplate, data: TemplateValue, length: number): Evaluated {
  if (template === undefined) return { kind: 'problem', message: problem?.message ?? 'it is not a template' };
  const found = evaluateTemplate(template, data, { output: length });
  if ('problem' in found) {
    const { message, start, end } = found.problem;
    return { kind: 'problem', message: `${message} (in ${shown(actionAt(text, start, end))})` };
  }
  const { missing, whole } = found;
  if (missing === undefined) return { kind: 'text', text: found.text, value: whole };
  if (found.isWhole) return { kind: 'nothing' };
  return { kind: 'problem', message: `${shown(text.slice(missing.start, missing.end))} yields nothing` };
}

/** The whole of `{{…}}` around a place: it names what a function was given. */
function actionAt(text: string, start: number, end: number): string {
  const begin = text.lastIndexOf('{{', start);
  const close = text.indexOf('}}', end);
  return begin === -1 || close === -1 ? text.slice(start, end) : text.slice(begin, close + 2);
}

const longestShown = 100;

function shown(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`;
}
