/** An error of JSON-RPC that we answer ourselves: declared once, with its code and HTTP status. */
export interface RpcError {
  readonly kind: 'rpc-error';
  readonly code: number;
  /** HTTP status, where the answer is not part of a stream that has begun. */
  readonly status: number;
  /** What is wrong and what to do next; holds no secret. */
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** HTTP headers, such as Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface RpcErrorDefinition<Parameters> {
  readonly code: number;
  readonly status: number;
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly message: (parameters: Parameters) => string;
  readonly data?: (parameters: Parameters) => Readonly<Record<string, unknown>> | undefined;
}

/** Makes an error from its parameters, and knows its declaration. */
export interface RpcErrorFactory<Parameters> {
  (parameters: Parameters, headers?: Readonly<Record<string, string>>): RpcError;
  readonly definition: RpcErrorDefinition<Parameters>;
}

/** Declares an error. Codes are those of JSON-RPC 2.0 and of MCP; those of svc are outside of the range that JSON-RPC reserves. */
export function defineRpcError<Parameters = object>(
  definition: RpcErrorDefinition<Parameters>,
): RpcErrorFactory<Parameters> {
  const { code, status, message, data } = definition;
  const make = (parameters: Parameters, headers?: Readonly<Record<string, string>>): RpcError => {
    const more = data?.(parameters);
    return {
      kind: 'rpc-error',
      code,
      status,
      message: message(parameters),
      ...(more === undefined ? {} : { data: more }),
      ...(headers === undefined ? {} : { headers }),
    };
  };
  return Object.assign(make, { definition });
}

/**
 * The bytes of an error answer. `id` is the literal of the request's id; without one the member is left out, since MCP allows no
 * null (2025-11-25 and 2026-07-28, JSONRPCErrorResponse).
 */
export function rpcErrorBytes({ code, message, data }: RpcError, id: string | undefined): Buffer {
  const error = JSON.stringify({ code, message, ...(data === undefined ? {} : { data }) });
  return Buffer.from(`{"jsonrpc":"2.0",${id === undefined ? '' : `"id":${id},`}"error":${error}}`);
}
