import type { KindName, KindTypesWithDefaults } from '../../generated/kinds.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { Rule } from './contracts/rule.ts';

type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** A field of the `spec` of a kind; of any of its variants, where it has several. */
export type SpecField<K extends KindName> = KeyOf<KindTypesWithDefaults[K]['spec']>;

/**
 * What has to be in an input for a rule to have something to say: a resource of a kind, or one that says one of some fields of its
 * `spec` (with defaults filled in), or a foreign object (`true`: any; else of one of these kinds). One of all that is enough.
 */
export type Relevance = { readonly [K in KindName]?: true | readonly SpecField<K>[] } & {
  readonly foreign?: true | readonly string[];
};

/** A rule that is loaded when the input has something for it. */
export interface LazyRule {
  readonly name: string;
  readonly relevance: Relevance;
  load(): Promise<Rule>;
}

/** A line of the list of rules: when a rule is needed, how its module calls it, and where it is. */
export function when<const N extends string>(
  relevance: Relevance,
  name: N,
  load: () => Promise<{ readonly [Name in N]: Rule }>,
): LazyRule {
  let loaded: Promise<Rule> | undefined;
  return { name, relevance, load: () => (loaded ??= load().then((module) => module[name])) };
}

/** Those of the rules that may have something to say about a program, in their order. */
export function relevantRules(program: LinkedProgram, rules: readonly LazyRule[]): readonly LazyRule[] {
  const fields = new Map<string, Set<string>>();
  for (const { kind, resource } of program.resources) {
    let known = fields.get(kind);
    if (known === undefined) fields.set(kind, (known = new Set()));
    for (const name in resource.spec) known.add(name);
  }
  const foreign = new Set(program.foreign.map(({ kind }) => kind));
  return rules.filter(({ relevance }) =>
    Object.entries(relevance).some(([kind, needed]) => {
      if (kind === 'foreign')
        return needed === true ? foreign.size > 0 : needed.some((name: string) => foreign.has(name));
      const said = fields.get(kind);
      return said !== undefined && (needed === true || needed.some((name: string) => said.has(name)));
    }),
  );
}
