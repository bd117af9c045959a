import type { ParsedNode } from 'yaml';
import type { DocumentNodes, PlaceOfNode } from './document-nodes.ts';
import { maximumDepth } from '../limits.ts';
import * as found from './yaml-diagnostics.ts';
import { yamlPackage } from './yaml-package.ts';

/**
 * Builds the plain value of a document. What an alias names is copied, so that nothing in the value is shared. An alias inside
 * its own anchor, too many copies and too much nesting are reported; `nodes.failed` then says that the value is not to be used.
 */
export function valueOfNodes(root: ParsedNode, nodes: DocumentNodes, placeOf: PlaceOfNode): unknown {
  const { isAlias, isMap, isSeq } = yamlPackage();
  const open = new Set<ParsedNode>();
  return build(root, 1, false);

  function build(node: ParsedNode | null, depth: number, copying: boolean): unknown {
    if (node === null || nodes.failed) return null;
    if (copying && !nodes.charge(node)) return null;
    const target = nodes.follow(node);
    if (target === undefined) return null;
    if (!isMap(target) && !isSeq(target)) return jsonOf(target.value);
    if (open.has(target)) {
      nodes.fail(() =>
        found.recursiveAlias({ name: isAlias(node) ? node.source : (target.anchor ?? '') }, placeOf(node)),
      );
      return null;
    }
    if (depth > maximumDepth) {
      nodes.fail(() => found.tooDeep({ limit: maximumDepth }, placeOf(node)));
      return null;
    }
    open.add(target);
    const isCopy = copying || target !== node;
    const value = isMap(target)
      ? Object.fromEntries(
          [...nodes.entriesOf(target)].map(([name, entry]) => [
            name,
            build(entry.value, depth + 1, isCopy || entry.merged),
          ]),
        )
      : target.items.map((item) => build(item, depth + 1, isCopy));
    open.delete(target);
    return value;
  }
}

/** Infinity and not-a-number, which were reported at their positions, become null. */
function jsonOf(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}
