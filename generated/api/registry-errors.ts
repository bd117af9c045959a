// Generated from schemas/api/registry-api.json by npm run generate. Do not edit.

/** Every error code of the API, with its status and when it is answered. */
export const registryErrors = {
  'malformed-request': { status: 400, description: 'The request is not valid HTTP.' },
  'malformed-url': {
    status: 400,
    description: 'The path holds a percent sign without two hexadecimal digits, or bytes that are not UTF-8.',
  },
  'invalid-parameter': {
    status: 400,
    description: 'A parameter of the path or the query has a wrong value, or occurs in the query twice.',
  },
  'invalid-cursor': { status: 400, description: 'The cursor was not issued by this server for this list.' },
  'invalid-json': {
    status: 400,
    description: 'The body is not JSON, is empty, nests too deeply or holds a key twice.',
  },
  'invalid-body': { status: 400, description: 'The body is JSON of the wrong shape.' },
  'unknown-source-named': {
    status: 400,
    description: 'A registry or a publication names a source that does not exist, or that the caller cannot see.',
  },
  'source-kind-fixed': { status: 400, description: 'A source keeps its kind; another kind needs another source.' },
  'sign-in-stale': {
    status: 400,
    description: 'The sign-in took too long, began in another browser, or was finished before.',
  },
  'missing-token': { status: 401, description: 'The request carries no bearer token.' },
  'invalid-token': { status: 401, description: 'No identity provider vouches for the token.' },
  anonymous: {
    status: 401,
    description: 'The server runs without authentication, so there is nobody to describe.',
  },
  'registry-forbidden': { status: 403, description: 'The caller does not hold the claims of the registry.' },
  'missing-role': { status: 403, description: 'The caller has no role that may do this.' },
  'claims-not-satisfied': { status: 403, description: 'The caller does not hold the claims of what would be changed.' },
  'source-forbidden': { status: 403, description: 'The caller does not hold the claims of the source.' },
  'claims-not-held': { status: 403, description: 'The body asks for claims that the caller does not hold.' },
  'limit-reached': { status: 403, description: 'The source, or the entry in it, holds as much as it may.' },
  'sign-in-refused': { status: 403, description: 'The identity provider did not let the person in.' },
  'cross-site-request': { status: 403, description: 'The request comes from a page of another site.' },
  'read-only': {
    status: 403,
    description: 'The source or registry is defined in the configuration file, and is changed there.',
  },
  'unknown-path': { status: 404, description: 'The server answers at no such path.' },
  'sign-in-unconfigured': { status: 404, description: 'Nobody can sign in to the page here.' },
  'unknown-registry': { status: 404, description: 'There is no such registry.' },
  'unknown-target': { status: 404, description: 'Neither a managed source nor a registry has this name.' },
  'unknown-source': { status: 404, description: 'There is no such source, or the caller may not see it.' },
  'unknown-entry': { status: 404, description: 'There is no such entry or version, or the caller may not see it.' },
  'method-not-allowed': { status: 405, description: 'The path does not take this method; Allow names those it takes.' },
  'request-timeout': { status: 408, description: 'The request did not arrive in time.' },
  'duplicate-version': { status: 409, description: 'The version is published already.' },
  'claims-differ': { status: 409, description: 'All versions of an entry carry the same claims.' },
  'not-publishable': { status: 409, description: 'The source is not managed, or the registry has no managed source.' },
  'ambiguous-source': { status: 409, description: 'Several managed sources come into question.' },
  'not-synced': { status: 409, description: 'The source is managed or watched: there is nothing to sync.' },
  'source-in-use': { status: 409, description: 'A registry lists the source.' },
  'body-too-large': { status: 413, description: 'The body is longer than 1 MiB.' },
  'url-too-long': { status: 414, description: 'The path and query are longer than 8 KiB.' },
  'unsupported-media-type': { status: 415, description: 'The body is not application/json.' },
  'compressed-body': { status: 415, description: 'The body is compressed.' },
  'headers-too-large': { status: 431, description: 'The headers are longer than 16 KiB.' },
  'too-many-requests': {
    status: 429,
    description: 'The address or the caller has sent more requests than are let through.',
  },
  'internal-error': {
    status: 500,
    description: 'Something is wrong with the server itself; the request id finds it in its log.',
  },
  'sign-in-failed': {
    status: 502,
    description: 'The identity provider answered with something that no sign-in can be made of.',
  },
  'store-unavailable': { status: 503, description: 'The database cannot be reached or is full.' },
  'identity-provider-unavailable': { status: 503, description: 'No identity provider could be asked about the token.' },
  'timed-out': { status: 503, description: 'The answer took longer than the server allows.' },
} as const;

/** An error code of the API. */
export type RegistryErrorCode = keyof typeof registryErrors;
