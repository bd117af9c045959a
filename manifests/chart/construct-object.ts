import type { ApiObject } from 'cdk8s';

/**
 * The object of a construct as cdk8s prints it. Throws an error whose message says what cannot be printed and why, without the path
 * of the construct, which whoever catches it knows.
 */
export function constructObject(construct: ApiObject): Readonly<Record<string, unknown>> {
  try {
    const object: Readonly<Record<string, unknown>> = construct.toJson();
    return object;
  } catch (error) {
    // The properties of a construct are not public; without them the message of cdk8s stays.
    const circle = circleIn(Reflect.get(construct, 'props'));
    if (circle === undefined) throw error;
    const { inner, outer } = circle;
    const what = outer === '' ? 'the whole' : outer;
    throw new Error(`${inner} is ${what} again: a value that holds itself has no end and cannot be printed`, {
      cause: error,
    });
  }
}

/** A value that contains itself: its own path, and the path at which it occurs again. */
interface Circle {
  readonly outer: string;
  readonly inner: string;
}

/** How deep a circle is looked for; nobody writes deeper data. */
const deepest = 500;

/** The first value of plain data that holds itself, or undefined. */
function circleIn(root: unknown): Circle | undefined {
  const path: string[] = [];
  // The values that hold the present one, with the length of their paths.
  const above = new Map<object, number>();
  const straight = new Set<object>();
  return visit(root);

  function visit(value: unknown): Circle | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const depth = above.get(value);
    if (depth !== undefined) return { outer: path.slice(0, depth).join('').slice(1), inner: path.join('').slice(1) };
    if (straight.has(value) || path.length > deepest) return undefined;
    // Instances are turned into something else, or refused, before they are printed.
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return undefined;
    above.set(value, path.length);
    for (const [key, child] of Object.entries(value)) {
      path.push(Array.isArray(value) ? `[${key}]` : `.${key}`);
      const circle = visit(child);
      if (circle !== undefined) return circle;
      path.pop();
    }
    above.delete(value);
    straight.add(value);
    return undefined;
  }
}
