import { printable } from '../../../runtime/diagnostics/printable-text.ts';
import type { DiagramEdge, DiagramGraph, DiagramNode } from './diagram.ts';

/** How mermaid draws each shape: what is before and after the quoted text. */
const brackets: Readonly<Record<DiagramNode['shape'], readonly [before: string, after: string]>> = {
  clients: ['([', '])'],
  gateway: ['[[', ']]'],
  workload: ['[', ']'],
  outside: ['(', ')'],
  step: ['[', ']'],
};

/** A diagram as a mermaid flowchart, which code hosts draw in Markdown. Workflows are subgraphs beside what runs them. */
export function renderMermaid(graphs: readonly DiagramGraph[]): string {
  const lines = graphs.flatMap((graph, index) => {
    const body = [...graph.nodes.map(nodeLine), ...graph.edges.map(edgeLine)];
    if (graph.title === '') return body;
    const id = `g${index}`;
    return [
      `subgraph ${id} [${quoted(graph.title)}]`,
      '  direction LR',
      ...body.map((line) => `  ${line}`),
      'end',
      ...(graph.of === undefined ? [] : [`${graph.of} -.- ${id}`]),
    ];
  });
  return `${['flowchart LR', ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}

function nodeLine({ id, shape, lines }: DiagramNode): string {
  const [before, after] = brackets[shape];
  return `${id}${before}"${lines.map(escaped).join('<br/>')}"${after}`;
}

function edgeLine({ from, to, label, isOpen }: DiagramEdge): string {
  const arrow = isOpen ? '-.->' : '-->';
  return label === '' ? `${from} ${arrow} ${to}` : `${from} ${arrow}|${quoted(label)}| ${to}`;
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

/** A string that mermaid takes literally: signs of its notation, of Markdown and of HTML become character codes. */
function escaped(text: string): string {
  return printable(text).replaceAll(
    /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} ,./:=()-]/gu,
    (sign) => `#${sign.codePointAt(0) ?? 0};`,
  );
}
