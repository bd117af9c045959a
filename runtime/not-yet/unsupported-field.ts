/** A field of a configuration document that no program supports yet. It covers every field below it. */
export interface UnsupportedField {
  /** Its path, with dots. */
  readonly path: string;
  /** Why. */
  readonly reason: string;
  /** What works. */
  readonly instead: string;
  /** The value that asks for nothing, such as the default of a field that others need. */
  readonly unless?: string | number | boolean;
}

/** The fields that a document sets, of those that are named. */
export function fieldsSetIn(document: object, fields: readonly UnsupportedField[]): readonly UnsupportedField[] {
  return fields.filter(({ path, unless }) => {
    const value = valueAt(document, path);
    return value !== undefined && value !== unless;
  });
}

/** The value at a path with dots; undefined where there is none. */
export function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const part of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
  }
  return value;
}
