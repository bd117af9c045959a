import { suggestAmong } from '../../runtime/config/suggest-among.ts';
import { identityOf } from './resource.ts';

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}

/** What an input has in place of something that is missing. */
export interface NearNames {
  /** The names of a kind in a namespace. */
  namesOf(kind: string, namespace: string | undefined): readonly string[];
  /** The one of them that a name was most likely meant to be. */
  suggest(kind: string, namespace: string | undefined, name: string): string | undefined;
  /** The first of a kind and name, in whatever namespace. */
  anywhere(kind: string, name: string): Named | undefined;
  /** Another kind that has something of the name in the namespace, the first of them by name. */
  otherKind(kind: string, namespace: string | undefined, name: string): string | undefined;
}

interface Group {
  readonly names: readonly string[];
  readonly suggest: (name: string) => string | undefined;
}

/** Answers from indexes that are made at the first question: most inputs miss nothing, and some miss thousands of things. */
export function nearNames(objects: readonly Named[]): NearNames {
  const groups = lazily(() => {
    const named = Map.groupBy(objects, ({ kind, namespace }) => identityOf(kind, namespace, ''));
    return new Map<string, Group>(
      [...named].map(([key, members]) => {
        const names = members.map(({ name }) => name);
        return [key, { names, suggest: suggestAmong(names) }];
      }),
    );
  });
  const firsts = lazily(() => {
    const first = new Map<string, Named>();
    for (const object of objects) {
      const key = identityOf(object.kind, undefined, object.name);
      if (!first.has(key)) first.set(key, object);
    }
    return first;
  });
  const kinds = lazily(() => Map.groupBy(objects, ({ namespace, name }) => identityOf('', namespace, name)));
  return {
    namesOf: (kind, namespace) => groups().get(identityOf(kind, namespace, ''))?.names ?? [],
    suggest: (kind, namespace, name) =>
      groups()
        .get(identityOf(kind, namespace, ''))
        ?.suggest(name),
    anywhere: (kind, name) => firsts().get(identityOf(kind, undefined, name)),
    otherKind: (kind, namespace, name) =>
      (kinds().get(identityOf('', namespace, name)) ?? [])
        .map((object) => object.kind)
        .filter((other) => other !== kind)
        .toSorted()[0],
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
