// Generated from schemas/shared/registry/source-filter.json by npm run generate. Do not edit.

/** Which entries of a source are taken in. An entry has to pass by name and by tag, and exclude wins over include. */
export interface SourceFilter {
  /** By name, as patterns in which * matches any characters. */
  readonly names?: SourceNameFilter;
  /** By tag, spelled exactly. Servers have tags, skills do not. */
  readonly tags?: SourceTagFilter;
}

/** By name, as patterns in which * matches any characters. */
export interface SourceNameFilter {
  /** An entry has to match one of these. */
  readonly include?: readonly string[];
  /** An entry may match none of these. */
  readonly exclude?: readonly string[];
}

/** By tag, spelled exactly. Servers have tags, skills do not. */
export interface SourceTagFilter {
  /** A server has to carry one of these. */
  readonly include?: readonly string[];
  /** A server may carry none of these. */
  readonly exclude?: readonly string[];
}
