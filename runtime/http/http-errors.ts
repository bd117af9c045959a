import { defineWireError } from './wire-error.ts';

export const malformedRequest = defineWireError({
  code: 'malformed-request',
  status: 400,
  summary: 'The request is not valid HTTP.',
  message: () => 'the request is not valid HTTP',
});

export const malformedUrl = defineWireError({
  code: 'malformed-url',
  status: 400,
  summary: 'The path holds a percent sign without two hexadecimal digits, or bytes that are not UTF-8.',
  message: () => 'the path is not percent-encoded UTF-8: write % as %25 and / inside a name as %2F',
});

export const invalidParameter = defineWireError<{ name: string; problem: string }>({
  code: 'invalid-parameter',
  status: 400,
  summary: 'A parameter of the path or the query has a wrong value, or occurs in the query twice.',
  message: ({ name, problem }) => `the parameter "${name}" ${problem}`,
});

export const invalidJson = defineWireError<{ problem: string }>({
  code: 'invalid-json',
  status: 400,
  summary: 'The body is not JSON, is empty, nests too deeply or holds a key twice.',
  message: ({ problem }) => `the body ${problem}`,
});

export const invalidBody = defineWireError<{ problems: readonly string[] }>({
  code: 'invalid-body',
  status: 400,
  summary: 'The body is JSON of the wrong shape.',
  message: ({ problems }) => `the body does not have the right shape: ${problems.join('; ')}`,
});

export const unknownPath = defineWireError<{ near?: string | undefined; listedAt?: string | undefined }>({
  code: 'unknown-path',
  status: 404,
  summary: 'The server answers at no such path.',
  message: ({ near, listedAt }) => {
    const listed = listedAt === undefined ? '' : `; ${listedAt} lists those it knows`;
    return `the server answers at no such path${near === undefined ? listed : `; did you mean ${near}?`}`;
  },
});

export const methodNotAllowed = defineWireError<{ method: string; allowed: readonly string[] }>({
  code: 'method-not-allowed',
  status: 405,
  summary: 'The path does not take this method; Allow names those it takes.',
  message: ({ method, allowed }) => `the path does not take ${method}; it takes ${allowed.join(', ')}`,
});

export const requestTimeout = defineWireError({
  code: 'request-timeout',
  status: 408,
  summary: 'The request did not arrive in time.',
  message: () => 'the request did not arrive in time',
});

export const bodyTooLarge = defineWireError<{ limit: number }>({
  code: 'body-too-large',
  status: 413,
  summary: 'The body is longer than 1 MiB.',
  message: ({ limit }) => `the body is longer than ${limit} bytes`,
});

export const urlTooLong = defineWireError<{ limit: number }>({
  code: 'url-too-long',
  status: 414,
  summary: 'The path and query are longer than 8 KiB.',
  message: ({ limit }) => `the path and query are longer than ${limit} bytes`,
});

export const unsupportedMediaType = defineWireError({
  code: 'unsupported-media-type',
  status: 415,
  summary: 'The body is not application/json.',
  message: () => 'send the body as application/json, with this Content-Type',
});

export const compressedBody = defineWireError<{ encoding: string }>({
  code: 'compressed-body',
  status: 415,
  summary: 'The body is compressed.',
  message: ({ encoding }) =>
    `the body is compressed (${encoding.slice(0, 40)}), which is not taken: send it as it is, without Content-Encoding`,
});

export const headersTooLarge = defineWireError({
  code: 'headers-too-large',
  status: 431,
  summary: 'The headers are longer than 16 KiB.',
  message: () => 'the headers are too long',
});

export const tooManyRequests = defineWireError<{ seconds: number }>({
  code: 'too-many-requests',
  status: 429,
  summary: 'The address or the caller has sent more requests than are let through.',
  message: ({ seconds }) =>
    `too many requests: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, and send fewer at a time`,
});

export const internalError = defineWireError<{ requestId: string }>({
  code: 'internal-error',
  status: 500,
  summary: 'Something is wrong with the server itself; the request id finds it in its log.',
  message: ({ requestId }) =>
    `internal server error; the log of the server has the details, under request id ${requestId}`,
});

export const timedOut = defineWireError({
  code: 'timed-out',
  status: 503,
  summary: 'The answer took longer than the server allows.',
  message: () => 'the answer took longer than the server allows; try again later',
});
