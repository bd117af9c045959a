import type { ApiBody, ApiOperation, BodyLoader } from '../../../generated/api/operation.ts';
import type { ValidateFunction } from '../../../generated/validators/validate-function.ts';
import { isWireError } from '../answer.ts';
import { bodyProblems } from './body-problems.ts';
import { invalidBody, unsupportedMediaType } from '../http-errors.ts';
import { parseJsonBody, type JsonBody } from './json-body.ts';
import type { WireError } from '../wire-error.ts';

/** A body that its schema admits. */
export interface CheckedBody<Value> {
  /** Without defaults; with the keys that the path says. */
  readonly value: Value;
  /** As it was sent. */
  readonly text: string;
  /** Whether the second schema of the operation admitted it. */
  readonly isOther: boolean;
}

type Validated<Loader> = Loader extends () => Promise<{ readonly validate: ValidateFunction<infer Value> }>
  ? Value
  : never;

/** The body that an operation takes: of either schema where it has two. */
export type BodyOf<Operation extends ApiOperation> = Operation extends { readonly body: infer Body }
  ? Body extends { readonly load: infer First; readonly loadOther: infer Second }
    ?
        | (CheckedBody<Validated<First>> & { readonly isOther: false })
        | (CheckedBody<Validated<Second>> & { readonly isOther: true })
    : Body extends { readonly load: infer First }
      ? CheckedBody<Validated<First>>
      : never
  : undefined;

/** Reads the bytes of a body, or says what is wrong with it. `params` are those of the path. */
export type BodyReader = (
  bytes: unknown,
  contentType: string | undefined,
  params: Readonly<Record<string, unknown>>,
) => Promise<CheckedBody<unknown> | WireError>;

/** Makes the reader of an operation's body; validators are loaded with the first request that needs them. */
export function bodyReader({ load, loadOther, chosenBy, fromPath = {} }: ApiBody): BodyReader {
  return async (bytes, contentType, params) => {
    if (Buffer.isBuffer(bytes) && contentType !== undefined && !/^application\/json\b/i.test(contentType)) {
      return unsupportedMediaType({});
    }
    const body = parseJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    if (isWireError(body)) return body;
    const isOther = chosenBy !== undefined && !hasKey(body.value, chosenBy);
    const added = addFromPath(body, fromPath, params);
    if (isWireError(added)) return added;
    return checked(added, body.text, isOther && loadOther !== undefined ? loadOther : load, isOther);
  };
}

async function checked(
  value: unknown,
  text: string,
  load: BodyLoader,
  isOther: boolean,
): Promise<CheckedBody<unknown> | WireError> {
  const { validate } = await load();
  if (validate(value)) return { value, text, isOther };
  return invalidBody({ problems: bodyProblems(value, validate) });
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

/** The value with the keys that parameters of the path say; the body may repeat them, but not differ. */
function addFromPath(
  { value }: JsonBody,
  fromPath: Readonly<Record<string, string>>,
  params: Readonly<Record<string, unknown>>,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const own: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value));
  const said = Object.entries(fromPath).map(([key, parameter]) => [key, params[parameter]] as const);
  const differing = said.find(([key, name]) => Object.hasOwn(own, key) && own[key] !== name);
  if (differing !== undefined) {
    return invalidBody({ problems: [`/${differing[0]} is not the name in the path`] });
  }
  return { ...own, ...Object.fromEntries(said) };
}
