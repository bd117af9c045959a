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

/** A copy of plain data in which each construct is replaced by the name of its object. */
export function withNames(value: unknown): unknown {
  if (Construct.isConstruct(value)) return Reflect.get(value, 'name');
  if (Array.isArray(value)) return value.map(withNames);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withNames(child)]));
}
