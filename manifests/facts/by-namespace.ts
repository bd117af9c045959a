interface Placed {
  readonly namespace: string | undefined;
}

interface Entry<Item> {
  readonly item: Item;
  readonly position: number;
}

interface Named<Item> {
  readonly all: Entry<Item>[];
  readonly byNamespace: Map<string | undefined, Entry<Item>[]>;
}

/**
 * Things by a word and by the namespace that they may be in: what says none may be in each of them, and what asks for none means
 * all. Answers take as long as they have items, and those are in the order in which they were given.
 */
export class ByNamespace<Item extends Placed> {
  private readonly words = new Map<string, Named<Item>>();

  constructor(items: Iterable<Item>, wordsOf: (item: Item) => Iterable<string>) {
    let position = 0;
    for (const item of items) {
      for (const word of wordsOf(item)) {
        let named = this.words.get(word);
        if (named === undefined) this.words.set(word, (named = { all: [], byNamespace: new Map() }));
        const entry = { item, position: position++ };
        named.all.push(entry);
        const near = named.byNamespace.get(item.namespace);
        if (near === undefined) named.byNamespace.set(item.namespace, [entry]);
        else near.push(entry);
      }
    }
  }

  /** How many have a word and may be in a namespace. */
  count(word: string, namespace: string | undefined): number {
    const [sure, open] = this.listsOf(word, namespace);
    return sure.length + open.length;
  }

  /** The first that has a word and may be in a namespace. */
  first(word: string, namespace: string | undefined): Item | undefined {
    const [[sure], [open]] = this.listsOf(word, namespace);
    if (sure === undefined || open === undefined) return (sure ?? open)?.item;
    return (sure.position < open.position ? sure : open).item;
  }

  /** All that have a word and may be in a namespace, or the first of them. */
  all(word: string, namespace: string | undefined, most = Infinity): Item[] {
    const [sure, open] = this.listsOf(word, namespace).map((list) => (list.length > most ? list.slice(0, most) : list));
    if (sure === undefined || open === undefined) return [];
    const both = open.length === 0 ? sure : [...sure, ...open].toSorted((a, b) => a.position - b.position);
    return (both.length > most ? both.slice(0, most) : both).map(({ item }) => item);
  }

  private listsOf(
    word: string,
    namespace: string | undefined,
  ): readonly [sure: readonly Entry<Item>[], open: readonly Entry<Item>[]] {
    const named = this.words.get(word);
    if (named === undefined) return [[], []];
    if (namespace === undefined) return [named.all, []];
    return [named.byNamespace.get(namespace) ?? [], named.byNamespace.get(undefined) ?? []];
  }
}
