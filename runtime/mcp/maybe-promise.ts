/** A value now, or later. What is known at once costs no promise. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with a value: at once where it is there, later where it is not. What fails later goes to `bug`. */
export function whenKnown<Value>(
  value: MaybePromise<Value>,
  next: (value: Value) => void,
  bug: (error: unknown) => void,
): void {
  if (value instanceof Promise) void later(value, next, bug);
  else next(value);
}

async function later<Value>(
  value: Promise<Value>,
  next: (value: Value) => void,
  bug: (error: unknown) => void,
): Promise<void> {
  try {
    next(await value);
  } catch (error) {
    bug(error);
  }
}
