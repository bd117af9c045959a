// Generated from schemas/shared by npm run generate. Do not edit.

/** One place of a kind that names another object of the same namespace. */
export interface ReferenceEntry {
  /** Property names from the root; `*` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  /** Kind of the target: a kind of the project, or Secret, ConfigMap, ServiceAccount, Service. */
  readonly kind: string;
  /** The sibling property that holds the key inside a Secret or ConfigMap, and the key when it is absent. */
  readonly key?: { readonly property: string; readonly default?: string };
  /** Sibling properties and the value that makes this a reference at all. */
  readonly when?: Readonly<Record<string, { readonly value: string; readonly default?: string }>>;
  /** What the target has to say: dotted path to value. */
  readonly where?: Readonly<Record<string, string>>;
  /** The target may be absent at deployment. */
  readonly optional?: true;
}
