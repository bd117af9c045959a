import type { ParsedNode } from 'yaml';
import type { DocumentNodes } from './document-nodes.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { yamlPackage } from './yaml-package.ts';

/** A range of the text of one document. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The range of the key or value at a path, or of its nearest ancestor that exists. */
export function locateNode(
  root: ParsedNode,
  nodes: DocumentNodes,
  path: DocumentPath,
  part: 'key' | 'value',
  text: string,
): TextRange {
  const { isMap, isSeq } = yamlPackage();
  let key: ParsedNode | undefined;
  let value: ParsedNode | null = root;
  for (const step of path) {
    const target: ParsedNode | undefined = value === null ? undefined : nodes.follow(value);
    if (isMap(target)) {
      const entry = nodes.entriesOf(target).get(String(step));
      if (entry === undefined) break;
      ({ key, value } = entry);
    } else if (isSeq(target)) {
      const item: ParsedNode | undefined = typeof step === 'number' ? target.items[step] : undefined;
      if (item === undefined) break;
      key = undefined;
      value = item;
    } else {
      break;
    }
  }
  const chosen = part === 'key' ? (key ?? value) : (value ?? key);
  return rangeOfNode(chosen ?? root, text);
}

/** The range of what a node says, without the white space and comments after it. */
export function rangeOfNode(node: ParsedNode, text: string): TextRange {
  const [start, valueEnd] = node.range;
  let end = valueEnd;
  while (end > start && /[ \t\r\n]/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
