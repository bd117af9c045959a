// Generated from schemas/kinds by npm run generate. Do not edit.

import { Construct } from 'constructs';

/** Whatever has the name of a Kubernetes object: a construct of cdk8s (`KubeSecret`), or of cdk8s-plus. */
export interface Named {
  readonly name: string;
}

/** A reference to a key of a Secret, which may be given as its construct or by its name. */
export function secretKey(secret: string | Named, key: string): { readonly name: string; readonly key: string } {
  return { name: typeof secret === 'string' ? secret : secret.name, key };
}

/**
 * A copy of plain data in which each construct is replaced by the name of its object. What holds itself does so in the copy too:
 * whoever prints it knows the construct and says so.
 */
export function withNames(value: unknown, copies: Map<unknown, unknown> = new Map()): unknown {
  if (Construct.isConstruct(value)) return Reflect.get(value, 'name');
  if (copies.has(value)) return copies.get(value);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const item of value) list.push(withNames(item, copies));
    return list;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const map = {};
  copies.set(value, map);
  for (const [key, child] of Object.entries(value)) {
    const property = { value: withNames(child, copies), enumerable: true, writable: true, configurable: true };
    Object.defineProperty(map, key, property);
  }
  return map;
}
