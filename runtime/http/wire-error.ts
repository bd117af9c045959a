/**
 * An error as it crosses the wire: a value that a handler answers with, never an exception. Its body is
 * `{"error": message, "code": code}` (design.md, section 5, Errors).
 */
export interface WireError {
  readonly kind: 'wire-error';
  /** `kebab-case`, never reused; clients may branch on it. */
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  /** What is wrong and what to do next, for people; holds no secret and no claim value. */
  readonly message: string;
  /** Headers that belong to the error, such as WWW-Authenticate or Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is declared about an error before it can be answered. */
export interface WireErrorDefinition<Parameters> {
  readonly code: string;
  readonly status: number;
  /** One sentence for the reference page: when it is answered. */
  readonly summary: string;
  readonly message: (parameters: Parameters) => string;
}

/** Makes an error from its parameters, and knows its declaration. */
export interface WireErrorFactory<Parameters> {
  (parameters: Parameters, headers?: Readonly<Record<string, string>>): WireError;
  readonly definition: WireErrorDefinition<Parameters>;
}

/**
 * Declares an error that a server may answer with. A missing parameter does not compile; a test holds the declarations
 * against what the API description promises.
 */
export function defineWireError<Parameters = object>(
  definition: WireErrorDefinition<Parameters>,
): WireErrorFactory<Parameters> {
  const make = (parameters: Parameters, headers?: Readonly<Record<string, string>>): WireError => ({
    kind: 'wire-error',
    code: definition.code,
    status: definition.status,
    message: definition.message(parameters),
    ...(headers === undefined ? {} : { headers }),
  });
  return Object.assign(make, { definition });
}
