import type { ApiOperation } from '../../../generated/api/operation.ts';
import type { Answer } from '../answer.ts';
import type { BodyOf } from '../body/body-reader.ts';
import type { CrossOrigin } from '../cross-origin.ts';
import type { Exchange } from '../exchange.ts';
import type { PathValues, QueryValues } from './parameters.ts';
import type { WireError } from '../wire-error.ts';

/** What a handler is called with. */
export interface OperationCall<Operation extends ApiOperation, Caller> {
  /** Path parameters, decoded and checked. */
  readonly params: PathValues<Operation['pathParameters']>;
  /** Query parameters, checked, with their defaults. */
  readonly query: QueryValues<Operation['queryParameters']>;
  /** The body, checked: its value, and its text as it was sent. Undefined where the operation takes none. */
  readonly body: BodyOf<Operation>;
  /** What authentication made of the request; undefined where access is public. */
  readonly caller: Operation['access'] extends 'public' ? undefined : Caller;
  readonly exchange: Exchange;
}

/** Answers an operation, at once or later. It throws only for bugs of this program, or errors that `thrown` knows. */
export type OperationHandler<Operation extends ApiOperation, Caller> = (
  call: OperationCall<Operation, Caller>,
) => Answer | Promise<Answer>;

/** Handlers by operation id. */
export type OperationHandlers<Operations extends Readonly<Record<string, ApiOperation>>, Caller> = {
  readonly [Id in keyof Operations]: OperationHandler<Operations[Id], Caller>;
};

/** What holds for all operations of a program. */
export interface OperationOptions<Caller> {
  /** The error for a request that is not let through whoever sends it. Asked before everything else, for every request. */
  readonly admit?: (exchange: Exchange, operation: ApiOperation) => WireError | undefined;
  /** Who calls, or the error that answers. Asked before the body is read, and not at all for public operations. */
  readonly authenticate: (exchange: Exchange) => Caller | WireError | Promise<Caller | WireError>;
  /** The subject of a caller for the access log. */
  readonly subjectOf?: (caller: Caller) => string | undefined;
  /** The error for a thrown value that is not a bug, such as a database that cannot be reached. */
  readonly thrown?: (error: unknown) => WireError | undefined;
  /** Sees each answer before it goes out, for the audit log; also those of authentication. */
  readonly answered?: ((answered: AnsweredOperation<Caller>) => void) | undefined;
  /** Pages of other origins that may call operations, and which ones; absent: none. */
  readonly crossOrigin?: { readonly rules: CrossOrigin; readonly covers: (operation: ApiOperation) => boolean };
  /** Operations without a body that are asked for so often that they go past the framework. */
  readonly isHot?: (operation: ApiOperation) => boolean;
  /** Paths at which operations answer too, by operation id: those that follow from a configuration. Percent-decoded. */
  readonly extraPaths?: Readonly<Record<string, readonly string[]>>;
}

/** An operation that has its answer. */
export interface AnsweredOperation<Caller> {
  readonly operation: ApiOperation;
  readonly exchange: Exchange;
  readonly answer: Answer;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Query parameters, checked; absent where they are wrong, or nobody has looked at them. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Absent: nobody, or not known yet. */
  readonly caller?: Caller;
  /** The body as it was sent. */
  readonly body?: Buffer;
}
