import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import { decide } from '../access/decide.ts';
import type { AccessResource, Operation, Refusal } from '../access/operation.ts';
import { claimsNotHeld, claimsNotSatisfied, missingRole, sourceForbidden } from './registry-errors.ts';

/** What an operation is about, for the words of a refusal. */
export interface RefusedThing {
  /** Name of the managed source, where its claims are looked at. */
  readonly source?: string;
  /** The answer where existence must not be given away, and where a gate is closed. */
  readonly hidden: WireError;
  readonly gate?: WireError;
}

/** Asks whether a caller may do something, and makes the wire error of a refusal. Undefined: go on. */
export function refusalOf(
  caller: Caller,
  operation: Operation,
  resource: AccessResource,
  thing: RefusedThing,
): WireError | undefined {
  const refusal = decide(caller, operation, resource);
  return refusal === undefined ? undefined : errorOf(refusal, thing);
}

function errorOf(refusal: Refusal, { source = '', hidden, gate }: RefusedThing): WireError {
  switch (refusal.why) {
    case 'missing-role':
      return missingRole({ anyOf: refusal.anyOf });
    case 'claims-not-satisfied':
      return gate ?? claimsNotSatisfied({});
    case 'source-claims-not-satisfied':
      return sourceForbidden({ source });
    case 'claims-not-held':
      return claimsNotHeld({});
    case 'not-visible':
      return hidden;
  }
}

/** The claims of a record as access looks at them: absent where there are none. */
export function claimsOf<Claims>(record: { readonly claims?: Claims }): { readonly claims?: Claims } {
  return record.claims === undefined ? {} : { claims: record.claims };
}
