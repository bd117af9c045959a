import type { Alias, ParsedNode, Scalar, YAMLMap } from 'yaml';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { DocumentNodes, isMergeKey, kindOf, type PlaceOfNode } from './document-nodes.ts';
import { beginsInvisibly, invisibleSpaceIn } from './invisible-space.ts';
import { reportPlainScalar } from './scalar-findings.ts';
import { suggest } from '../suggest.ts';
import * as found from './yaml-diagnostics.ts';
import { yamlPackage } from './yaml-package.ts';

/**
 * Walks a composed document once in the order of the text, and reports aliases without anchor, keys that are duplicates or not strings, and
 * words and numbers that deserve a finding. Returns the nodes with aliases followed; `failed` and `flawed` say whether an error was found
 * that keeps the document from becoming a value, or one that does not.
 */
export function checkNodes(root: ParsedNode, placeOf: PlaceOfNode, report: Report): DocumentNodes {
  const { isAlias, isMap, isScalar, isSeq } = yamlPackage();
  const anchors = new Map<string, ParsedNode>();
  const aliases = new Map<Alias.Parsed, ParsedNode>();
  const nodes = new DocumentNodes(aliases, placeOf, report);
  visit(root);
  return nodes;

  function reportError(diagnostic: Diagnostic): void {
    nodes.flawed = true;
    report(diagnostic);
  }

  function visit(node: ParsedNode | null): void {
    if (node === null) return;
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) aliases.set(node, target);
      else {
        const suggestion = suggest(node.source, anchors.keys());
        reportError(found.unresolvedAlias({ name: node.source, suggestion }, placeOf(node)));
      }
      return;
    }
    // Known from here on, so that an alias inside its own anchor is seen as what it is.
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) visitMap(node);
    else if (isSeq(node)) node.items.forEach(visit);
    else visitScalar(node);
  }

  function visitMap(map: YAMLMap.Parsed): void {
    const seen = new Map<string, ParsedNode>();
    const joint = map === root ? jointOf(map.items.map(({ key }) => nodes.nameOf(key))) : undefined;
    for (const { key, value } of map.items) {
      visit(key);
      checkStart(key);
      const name = isMergeKey(key) ? '<<' : nodes.nameOf(key);
      if (name === undefined) {
        const isKnown = nodes.follow(key) !== undefined;
        if (isKnown) {
          nodes.failed = true;
          reportError(found.nonStringKey({ found: kindOf(nodes.follow(key)), text: textOf(key) }, placeOf(key)));
        }
      } else {
        const first = seen.get(name);
        const place = first === undefined ? undefined : placeOf(first);
        if (place !== undefined && 'start' in place) {
          // One forgotten "---" duplicates many keys: it is reported where each next resource begins.
          const beginsAnother = name === joint;
          if (joint === undefined || beginsAnother) {
            const related = [{ message: 'first here', span: place }];
            reportError(found.duplicateKey({ key: name, beginsAnother }, placeOf(key), related));
          }
        } else {
          seen.set(name, key);
        }
      }
      visit(value);
    }
  }

  /** White space that is none would nest the key elsewhere than it seems, so nothing below it can be trusted. */
  function checkStart(key: ParsedNode): void {
    if (!isScalar(key) || key.type !== 'PLAIN' || !beginsInvisibly(key.source)) return;
    const place = placeOf(key);
    nodes.failed = true;
    const end = place !== undefined && 'start' in place ? { ...place, end: place.start + 1 } : place;
    reportError(found.invisibleSpace({ name: invisibleSpaceIn(key.source)?.name ?? '' }, end));
  }

  function visitScalar(scalar: Scalar.Parsed): void {
    const { source, value } = scalar;
    if (scalar.type === 'PLAIN' && scalar.tag === undefined) {
      if (!isMergeKey(scalar) && !source.includes('\n') && reportPlainScalar(source, placeOf(scalar), report))
        nodes.flawed = true;
    } else if (typeof value === 'string') {
      if (scalar.type === 'QUOTE_DOUBLE' && !value.isWellFormed())
        reportError(found.brokenCharacter({}, placeOf(scalar)));
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) reportError(found.notFinite({ text: source }, placeOf(scalar)));
      else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        reportError(found.impreciseNumber({ text: source, rounded: String(value) }, placeOf(scalar)));
      }
    }
  }
}

/** How an unquoted key is written, when quoting it would help. */
function textOf(key: ParsedNode): string | undefined {
  return yamlPackage().isScalar(key) && key.source !== '' ? key.source : undefined;
}

const headKeys: ReadonlySet<string | undefined> = new Set(['apiVersion', 'kind', 'metadata']);

/** The key with which a second resource begins in one document: the first duplicate key of a head, if its metadata is a duplicate too. */
function jointOf(names: readonly (string | undefined)[]): string | undefined {
  const repeated = names.filter((name, index) => headKeys.has(name) && names.indexOf(name) < index);
  return repeated.includes('metadata') && new Set(repeated).size > 1 ? repeated[0] : undefined;
}
