type JsonObject = { readonly [name: string]: unknown };

/** A JSON object, or an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The text of a JSON object, parsed. */
export function parsedObject(bytes: Buffer): JsonObject {
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  return objectOf(value);
}

/** Extension that took the place of what 2025-11-25 called tasks; the two have nothing in common on the wire. */
const tasksExtension = 'io.modelcontextprotocol/tasks';

/**
 * What a server of one era can do, for clients of the other: the same, without tasks, which no bridge translates, and for legacy
 * clients without extensions, which are not part of their revisions.
 */
export function bridgedServerCapabilities(given: unknown, toward: 'legacy' | 'modern'): JsonObject {
  const { tasks: _tasks, extensions, ...rest } = { tasks: undefined, extensions: undefined, ...objectOf(given) };
  return toward === 'legacy' || extensions === undefined ? rest : { ...rest, extensions: withoutTasks(extensions) };
}

/** The capabilities of a client of one era, for servers of the other. Changes of roots have no notification any more (2026-07-28). */
export function bridgedClientCapabilities(given: unknown): JsonObject {
  const {
    tasks: _tasks,
    roots,
    extensions,
    ...rest
  } = {
    tasks: undefined,
    roots: undefined,
    extensions: undefined,
    ...objectOf(given),
  };
  return {
    ...rest,
    ...(roots === undefined ? {} : { roots: {} }),
    ...(extensions === undefined ? {} : { extensions: withoutTasks(extensions) }),
  };
}

function withoutTasks(extensions: unknown): JsonObject {
  return Object.fromEntries(Object.entries(objectOf(extensions)).filter(([name]) => name !== tasksExtension));
}

/** Whether a capability such as `resources.subscribe` is set. */
export function hasCapability(capabilities: unknown, area: string, feature: string): boolean {
  return objectOf(objectOf(capabilities)[area])[feature] === true;
}
