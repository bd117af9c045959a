import type { Plan } from '../../../generated/types/plan.ts';
import { diagramOf } from './diagram.ts';

/** Draws a plan: a mermaid flowchart, or an SVG picture. Pure, and the same for the same plan. */
export async function renderDiagram(plan: Plan, format: 'mermaid' | 'svg'): Promise<string> {
  const graphs = diagramOf(plan);
  if (format === 'mermaid') return (await import('./mermaid.ts')).renderMermaid(graphs);
  return (await import('./svg.ts')).renderSvg(graphs);
}
