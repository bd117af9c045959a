import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { WorkflowStepConfigWithDefaults } from '../../../generated/defaults/workflow-step-config.ts';
import { html, type Html } from '../../page/html.ts';
import { cut } from '../../page/page-elements.ts';
import { levelsOf } from '../../workflow/model/step-order.ts';
import { workflowModel } from '../../workflow/model/workflow-model.ts';

/** Sizes in pixels: of a step, between steps of one level, between levels, and around all. */
const width = 176;
const height = 50;
const beside = 20;
const below = 36;
const around = 8;
/** Characters that fit into a step. */
const widest = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The steps of a workflow: a step is below those that it depends on. The list beside the drawing has the same content, so the drawing is
 * hidden from screen readers.
 */
export function workflowDiagram(config: CompositeToolConfigWithDefaults): Html {
  const { steps } = config;
  const levels = levelsOf(workflowModel(config));
  const rows = new Map<number, string[]>();
  for (const { id } of steps) {
    const level = levels.get(id) ?? 1;
    rows.set(level, [...(rows.get(level) ?? []), id]);
  }
  const most = Math.max(1, ...[...rows.values()].map(({ length }) => length));
  const whole = { width: widthOf(most) + 2 * around, height: rows.size * (height + below) - below + 2 * around };
  const places = new Map<string, Place>();
  for (const [level, ids] of rows) {
    const left = (whole.width - widthOf(ids.length)) / 2;
    for (const [index, id] of ids.entries())
      places.set(id, { x: left + index * (width + beside), y: around + (level - 1) * (height + below) });
  }
  return html`<div class="diagram" tabindex="0" role="group" aria-label="Order of the steps of ${config.name}">
      <svg
        width="${whole.width}"
        height="${whole.height}"
        viewBox="0 0 ${whole.width} ${whole.height}"
        aria-hidden="true"
      >
        ${steps.flatMap(({ id, dependsOn = [] }) => dependsOn.map((from) => arrow(places.get(from), places.get(id))))}
        ${steps.map((step) => box(step, places.get(step.id)))}
      </svg>
    </div>
    <ol class="steps">
      ${steps.map(stepWords)}
    </ol>`;
}

function widthOf(count: number): number {
  return count * (width + beside) - beside;
}

function box(step: WorkflowStepConfigWithDefaults, place: Place | undefined): Html | undefined {
  if (place === undefined) return undefined;
  const { x, y } = place;
  const middle = x + width / 2;
  return html`<g class="${step.type}">
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" />
    <text class="id" x="${middle}" y="${y + 21}">${cut(step.id, widest - 1)}</text>
    <text class="what" x="${middle}" y="${y + 38}">${cut(shortWords(step), widest - 1)}</text>
  </g>`;
}

function arrow(from: Place | undefined, to: Place | undefined): Html | undefined {
  if (from === undefined || to === undefined) return undefined;
  const start = { x: from.x + width / 2, y: from.y + height };
  const end = { x: to.x + width / 2, y: to.y };
  const bend = (end.y - start.y) / 2;
  return html`<path
      d="M${start.x} ${start.y} C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y - 6}"
    />
    <path class="tip" d="M${end.x - 4} ${end.y - 7} h8 l-4 7 z" />`;
}

function shortWords({ type, tool, step }: WorkflowStepConfigWithDefaults): string {
  if (type === 'elicitation') return 'asks the user';
  return type === 'forEach' ? `each: ${step?.tool ?? ''}` : (tool ?? '');
}

function stepWords(step: WorkflowStepConfigWithDefaults): Html {
  const { id, type, tool, dependsOn = [], condition, onError } = step;
  const what =
    type === 'elicitation'
      ? 'asks the user'
      : type === 'forEach'
        ? html`calls <code>${step.step?.tool}</code> for each of a list`
        : html`calls <code>${tool}</code>`;
  return html`<li>
    <strong>${id}</strong> ${what}${dependsOn.length > 0 && `, after ${dependsOn.join(', ')}`}${
      condition !== undefined && html`, if <code>${cut(condition, 200)}</code>`
    }${onError?.action === 'continue' && ', and goes on where that fails'}${
      onError?.action === 'retry' && `, and tries again up to ${onError.retryCount ?? 1} times`
    }.
  </li>`;
}
