/** What a tool says of itself. */
export type Annotations = Readonly<Record<string, unknown>>;

/** Characters that are kept of what one tool says. */
const longestAnnotations = 4096;

/** What is decided by: all of it, or the hints alone where a tool says more than is kept. */
export function judgedAnnotations(said: Annotations): Annotations {
  if (JSON.stringify(said).length <= longestAnnotations) return said;
  return Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value === 'boolean'));
}

/** What a tool says of itself as clients see it: `shown` replaces members of what the server says. */
export function shownAnnotations(
  own: Annotations | undefined,
  shown: Annotations | undefined,
): Annotations | undefined {
  return own === undefined && shown === undefined ? undefined : { ...own, ...shown };
}
