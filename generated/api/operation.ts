// Generated from schemas/dialect.json by npm run generate. Do not edit.

import type { ValidateFunction } from '../validators/validate-function.ts';

/** What the text of a parameter has to be, and what is made of it. */
export interface ParameterRule {
  /** timestamp: RFC 3339 text becomes milliseconds since 1970. */
  readonly type: 'string' | 'integer' | 'boolean' | 'timestamp';
  /** In characters, as for maxLength. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Inside RE2 and ECMAScript, for the whole text where it is anchored. */
  readonly pattern?: string;
  /** What the pattern asks for, in words that go on after "is not". */
  readonly form?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly (string | number)[];
  readonly default?: string | number | boolean;
}

/** Loads the validator of a body. */
export type BodyLoader = () => Promise<{ readonly validate: ValidateFunction<unknown> }>;

/** The bodies that an operation takes, as JSON. */
export interface ApiBody {
  readonly load: BodyLoader;
  /** A body with this key at its top level is checked by load, another one by loadOther. */
  readonly chosenBy?: string;
  readonly loadOther?: BodyLoader;
  /** Keys of the schema that are not in the body, because parameters of the path say them. */
  readonly fromPath?: Readonly<Record<string, string>>;
}

/** One operation of an API. */
export interface ApiOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces. */
  readonly path: string;
  /** Other paths with the same answer. */
  readonly aliases: readonly string[];
  /** What the caller has to be allowed to do. */
  readonly access: string;
  readonly tag: string;
  /** Type of the audit event; an update that answers 201 is a create. Absent: none is written. */
  readonly event?: string;
  readonly pathParameters: Readonly<Record<string, ParameterRule>>;
  readonly queryParameters: Readonly<Record<string, ParameterRule>>;
  readonly body?: ApiBody;
  /** Statuses of the answers that are not errors (readiness: also of the negative one). */
  readonly replies: readonly number[];
  /** Codes of the errors that it may answer. */
  readonly errors: readonly string[];
  /** Whether the published description holds it. */
  readonly inOpenApi: boolean;
}
