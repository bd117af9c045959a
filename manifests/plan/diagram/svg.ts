import { printable } from '../../../runtime/diagnostics/printable-text.ts';
import type { DiagramGraph } from './diagram.ts';
import {
  boxPadding,
  layOut,
  lineHeight,
  widthOf,
  type PlacedEdge,
  type PlacedGraph,
  type PlacedNode,
  type Point,
} from './layout.ts';

/** Colors for light and dark pages; every text has the contrast that WCAG 2.2 asks for (4.5). */
const style = `
    svg { --page: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #6e7781; --box: #f6f8fa; --gateway: #ddf4ff; --outside: #ffffff; --open: #9a4b00; }
    @media (prefers-color-scheme: dark) {
      svg { --page: #0d1117; --text: #e6edf3; --quiet: #9da7b3; --line: #8b949e; --box: #161b22; --gateway: #0c2d4d; --outside: #0d1117; --open: #f0a35e; }
    }
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: var(--text); white-space: pre; }
    .quiet { fill: var(--quiet); }
    .name, .title { font-weight: bold; }
    .page { fill: var(--page); }
    .box { fill: var(--box); stroke: var(--line); }
    .gateway { fill: var(--gateway); stroke-width: 1.5; }
    .outside { fill: var(--outside); stroke-dasharray: 5 3; }
    .edge { fill: none; stroke: var(--line); }
    .arrow { fill: var(--line); }
    .behind { fill: var(--page); }
    .open.edge { stroke: var(--open); stroke-dasharray: 4 3; }
    .open.label { fill: var(--open); }
    .open.arrow { fill: var(--open); }`;

const margin = 12;
const titleHeight = 30;
const tipLength = 8;

/**
 * A diagram as one SVG picture, which follows the color scheme of whoever looks at it: the platform first, each workflow below. Nothing
 * in it is loaded from elsewhere and nothing runs, so it can be put on any page.
 */
export async function renderSvg(graphs: readonly DiagramGraph[]): Promise<string> {
  const placed = await Promise.all(graphs.map(layOut));
  let top = margin;
  const parts: string[] = [];
  for (const graph of placed) {
    if (graph.title !== '') {
      parts.push(`  <text class="title" x="${margin + 16}" y="${top + 20}">${escaped(graph.title)}</text>`);
      top += titleHeight;
    }
    parts.push(`  <g transform="translate(${margin} ${top})">`, ...graphParts(graph), '  </g>');
    top += graph.height + margin;
  }
  const width =
    2 * margin + Math.max(0, ...placed.map((graph) => Math.max(graph.width, widthOf(printable(graph.title)) + 32)));
  const size = `${Math.ceil(width)} ${Math.ceil(top)}`;
  const [wide = '0', high = '0'] = size.split(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${wide}" height="${high}" role="img">`,
    '  <title>Plan of svc</title>',
    `  <style>${style}\n  </style>`,
    `  <rect class="page" width="${wide}" height="${high}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** Lines first, so that boxes and labels lie over them. */
function graphParts({ nodes, edges }: PlacedGraph): string[] {
  return [...edges.map(edgePart), ...nodes.flatMap(nodeParts), ...edges.flatMap(labelParts)];
}

function nodeParts({ node, lines, whole, x, y, width, height }: PlacedNode): string[] {
  const round = node.shape === 'clients' ? height / 2 : node.shape === 'outside' ? 12 : 4;
  const extra = node.shape === 'gateway' || node.shape === 'outside' ? ` ${node.shape}` : '';
  const isNamed = node.shape !== 'clients' && lines.length > 1;
  return [
    '    <g>',
    `      <title>${escaped(whole)}</title>`,
    `      <rect class="box${extra}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`,
    ...lines.map((line, index) => {
      const kind = !isNamed || index === 1 ? 'name' : 'quiet';
      const baseline = y + boxPadding.y + index * lineHeight + 13;
      return `      <text class="${kind}" x="${x + boxPadding.x}" y="${baseline}">${escaped(line)}</text>`;
    }),
    '    </g>',
  ];
}

function edgePart({ edge, points }: PlacedEdge): string {
  const open = edge.isOpen ? 'open ' : '';
  const tip = arrowTip(points);
  return [
    `    <path class="${open}edge" d="${curve(points)}"/>`,
    ...(tip === '' ? [] : [`    <path class="${open}arrow" d="${tip}"/>`]),
  ].join('\n');
}

function labelParts({ edge, label }: PlacedEdge): string[] {
  if (label === undefined) return [];
  const { x, y, text, width } = label;
  return [
    '    <g>',
    `      <title>${escaped(edge.label)}</title>`,
    `      <rect class="behind" x="${x - width / 2 - 3}" y="${y - 9}" width="${width + 6}" height="${lineHeight}"/>`,
    `      <text class="${edge.isOpen ? 'open ' : ''}label" x="${x}" y="${y + 4}" text-anchor="middle">${escaped(text)}</text>`,
    '    </g>',
  ];
}

/** A smooth way through points that leaves each of them level; the last piece ends where the tip begins. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let at = first;
  const pieces = rest.map((point, index) => {
    const end = index === rest.length - 1 ? { x: point.x - tipLength, y: point.y } : point;
    const middle = (at.x + end.x) / 2;
    const piece = at.y === end.y ? `H${end.x}` : `C${middle} ${at.y} ${middle} ${end.y} ${end.x} ${end.y}`;
    at = end;
    return piece;
  });
  return [`M${first.x} ${first.y}`, ...pieces].join(' ');
}

/** The tip of an arrow: every way ends level, from the left. */
function arrowTip(points: readonly Point[]): string {
  const end = points.at(-1);
  if (end === undefined) return '';
  return `M${end.x} ${end.y} l-${tipLength} -4 v8 Z`;
}

/** Text for XML 1.0, which has no place for most control characters, not even as references. */
function escaped(text: string): string {
  return text
    .split('\n')
    .map(printable)
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');
}
