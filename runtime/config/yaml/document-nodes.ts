import type { Alias, ParsedNode, YAMLMap } from 'yaml';
import type { Place } from '../../diagnostics/define.ts';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { maximumCopiedValues } from '../limits.ts';
import * as found from './yaml-diagnostics.ts';
import { yamlPackage } from './yaml-package.ts';

/** A key of a map and its value; `merged` ones were written in another map. */
export interface MapEntry {
  readonly key: ParsedNode;
  readonly value: ParsedNode | null;
  readonly merged: boolean;
}

/** Where the range of a node is in the source. */
export type PlaceOfNode = (node: ParsedNode) => Place;

/**
 * The nodes of one document with aliases and merge keys followed. What cannot be followed is reported and sets `failed`;
 * the work it does on aliases and merges is bounded, whatever the document says.
 */
export class DocumentNodes {
  readonly #aliases: ReadonlyMap<Alias.Parsed, ParsedNode>;
  readonly #placeOf: PlaceOfNode;
  readonly #report: Report;
  readonly #entries = new Map<YAMLMap.Parsed, ReadonlyMap<string, MapEntry>>();
  readonly #open = new Set<YAMLMap.Parsed>();
  #copied = 0;
  /** The document cannot become a value. */
  failed = false;
  /** It can, but an error about a part of it was reported. */
  flawed = false;

  constructor(aliases: ReadonlyMap<Alias.Parsed, ParsedNode>, placeOf: PlaceOfNode, report: Report) {
    this.#aliases = aliases;
    this.#placeOf = placeOf;
    this.#report = report;
  }

  /** The node that an alias refers to, or the node itself; undefined for an alias without an anchor. */
  follow(node: ParsedNode): Exclude<ParsedNode, Alias.Parsed> | undefined {
    const { isAlias } = yamlPackage();
    const target = isAlias(node) ? this.#aliases.get(node) : node;
    return target === undefined || isAlias(target) ? undefined : target;
  }

  /** The entries of a map by key; those of its own win over merged ones, earlier merged ones over later ones. */
  entriesOf(map: YAMLMap.Parsed): ReadonlyMap<string, MapEntry> {
    const known = this.#entries.get(map);
    if (known !== undefined) return known;
    const entries = new Map<string, MapEntry>();
    const own = new Set<string>();
    for (const { key } of map.items) {
      const name = isMergeKey(key) ? undefined : this.nameOf(key);
      if (name !== undefined) own.add(name);
    }
    this.#open.add(map);
    for (const { key, value } of map.items) {
      if (isMergeKey(key)) {
        for (const source of this.#mergeSources(value ?? key)) {
          for (const [name, entry] of this.entriesOf(source)) {
            if (!this.charge(value ?? key)) break;
            if (!own.has(name) && !entries.has(name)) entries.set(name, { ...entry, merged: true });
          }
        }
      } else {
        const name = this.nameOf(key);
        if (name !== undefined) entries.set(name, { key, value, merged: false });
      }
    }
    this.#open.delete(map);
    this.#entries.set(map, entries);
    return entries;
  }

  /**
   * The text of a key: of words and of numbers written the way JSON writes them (a cluster turns `8080:` into the key "8080"
   * too). Undefined for everything else.
   */
  nameOf(key: ParsedNode): string | undefined {
    const node = this.follow(key);
    if (!yamlPackage().isScalar(node)) return undefined;
    const { value, source } = node;
    if (typeof value === 'string') return value;
    return (typeof value === 'number' || typeof value === 'boolean') && String(value) === source ? source : undefined;
  }

  /** Counts one copied value; false, once reported, when the document copies too much. */
  charge(at: ParsedNode): boolean {
    if (this.failed) return false;
    if (++this.#copied <= maximumCopiedValues) return true;
    this.fail(() => found.aliasLimit({ limit: maximumCopiedValues }, this.#placeOf(at)));
    return false;
  }

  /** Reports the first thing that keeps the document from becoming a value. */
  fail(diagnostic: () => Diagnostic): void {
    if (!this.failed) this.#report(diagnostic());
    this.failed = true;
  }

  #mergeSources(value: ParsedNode): YAMLMap.Parsed[] {
    const { isAlias, isMap, isSeq } = yamlPackage();
    const node = this.follow(value);
    const sources = isSeq(node) ? node.items : [value];
    const maps: YAMLMap.Parsed[] = [];
    for (const source of sources) {
      const map = this.follow(source);
      if (map === undefined) {
        // An alias without an anchor, which was reported. What it would have brought is missing from here on.
        this.failed = true;
      } else if (!isMap(map)) {
        this.fail(() => found.badMerge({ found: kindOf(map) }, this.#placeOf(source)));
      } else if (this.#open.has(map)) {
        const name = isAlias(source) ? source.source : '<<';
        this.fail(() => found.recursiveAlias({ name }, this.#placeOf(source)));
      } else {
        maps.push(map);
      }
    }
    return maps;
  }
}

/** Whether a key is the unquoted `<<`. */
export function isMergeKey(key: ParsedNode | null): boolean {
  return yamlPackage().isScalar(key) && key.type === 'PLAIN' && key.value === '<<' && key.tag === undefined;
}

/** What a node is, for a sentence. */
export function kindOf(node: ParsedNode | null | undefined): string {
  const { isAlias, isMap, isScalar, isSeq } = yamlPackage();
  if (isMap(node)) return 'a map';
  if (isSeq(node)) return 'a list';
  if (isAlias(node)) return 'an alias';
  if (!isScalar(node) || node.value === null) return 'null';
  return typeof node.value === 'string' ? 'text' : `the ${typeof node.value} ${node.source}`;
}
