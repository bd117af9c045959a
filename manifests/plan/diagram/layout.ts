import { cellsOf, fitting, printable } from '../../../runtime/diagnostics/printable-text.ts';
import type { DiagramEdge, DiagramGraph, DiagramNode } from './diagram.ts';

/** Size of letters, in pixels: of a font whose letters are all as wide. */
const letter = { width: 7.25, height: 17 } as const;
const padding = { x: 14, y: 9 } as const;

/** Most cells of a line; longer ones are cut, and whole in the tooltip. */
const longest = { node: 44, label: 34 } as const;

/** A point, in pixels from the top left of the graph. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its top left corner, in pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A node with its place. `lines` are printable and cut to fit; `whole` is everything it says. */
export interface PlacedNode extends Box {
  readonly node: DiagramNode;
  readonly lines: readonly string[];
  readonly whole: string;
}

/** An edge with its way, and its label centered at a point. */
export interface PlacedEdge {
  readonly edge: DiagramEdge;
  readonly points: readonly Point[];
  readonly label: (Point & { readonly text: string; readonly width: number }) | undefined;
}

/** A graph with a place for everything in it. */
export interface PlacedGraph {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** Places the nodes of a graph in layers from left to right. The layout library is loaded here, when something is drawn. */
export async function layOut({ title, nodes, edges }: DiagramGraph): Promise<PlacedGraph> {
  const { Graph, layout } = await import('@dagrejs/dagre');
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 22, edgesep: 12, ranksep: 90, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  const shown = new Map(nodes.map((node) => [node.id, node.lines.map((line) => cut(line, longest.node))]));
  // The library fills a layer from its end: what comes first in the plan is then on top.
  for (const { id } of nodes.toReversed()) graph.setNode(id, { ...sizeOf(shown.get(id) ?? []) });
  for (const [index, { from, to, label }] of [...edges.entries()].toReversed()) {
    const width = label === '' ? 0 : widthOf(cut(label, longest.label)) + 8;
    graph.setEdge(from, to, { width, height: label === '' ? 0 : letter.height, labelpos: 'c' }, String(index));
  }
  layout(graph);
  const placed = new Map(
    nodes.map((node): [string, PlacedNode] => {
      const { x, y, width: wide, height: high } = graph.node(node.id) as Box;
      const whole = node.lines.map(printable).join('\n');
      const place = { x: rounded(x - wide / 2), y: rounded(y - high / 2), width: rounded(wide), height: rounded(high) };
      return [node.id, { node, lines: shown.get(node.id) ?? [], whole, ...place }];
    }),
  );
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    title,
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: [...placed.values()],
    edges: edges.map((edge, index): PlacedEdge => {
      const found = graph.edge(edge.from, edge.to, String(index)) as { points: readonly Point[] } & Partial<Point>;
      const text = cut(edge.label, longest.label);
      const at = { x: rounded(found.x ?? 0), y: rounded(found.y ?? 0), text, width: rounded(widthOf(text)) };
      const label = edge.label === '' ? undefined : at;
      const bends = found.points.slice(1, -1).map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
      return { edge, points: wayOf(placed.get(edge.from), bends, label, placed.get(edge.to)), label };
    }),
  };
}

/** The points of an edge: from the right side of a box to the left side of another, level behind its label. */
function wayOf(
  from: Box | undefined,
  bends: readonly Point[],
  label: PlacedEdge['label'],
  to: Box | undefined,
): readonly Point[] {
  if (from === undefined || to === undefined) return [];
  const between = bends.flatMap((bend): readonly Point[] => {
    if (label === undefined || Math.abs(bend.x - label.x) > 1) return [bend];
    const half = label.width / 2 + 4;
    return [
      { x: label.x - half, y: label.y },
      { x: label.x + half, y: label.y },
    ];
  });
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  return [start, ...between, { x: to.x, y: to.y + to.height / 2 }];
}

/** Height of a line of text, in pixels. */
export const lineHeight = letter.height;

/** Space between the border of a box and its text, in pixels. */
export const boxPadding = padding;

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  return {
    width: Math.max(60, ...lines.map(widthOf)) + 2 * padding.x,
    height: lines.length * letter.height + 2 * padding.y,
  };
}

/** Width of a printable text, in pixels. */
export function widthOf(text: string): number {
  return cellsOf(text) * letter.width;
}

function cut(text: string, cells: number): string {
  const whole = printable(text);
  return cellsOf(whole) <= cells ? whole : `${fitting(whole, cells - 1)}…`;
}

/** Half pixels are enough, and the same on every machine. */
function rounded(value: number): number {
  return Math.round(value * 2) / 2;
}
