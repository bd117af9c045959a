// Generated from schemas/api/registry-api.json by npm run generate. Do not edit.

/** First segments of the server's own paths: no other first segment of a path may have these names. */
export const registryReservedSegments: readonly string[] = [
  '.well-known',
  'assets',
  'catalog',
  'health',
  'livez',
  'metrics',
  'openapi.json',
  'readyz',
  'registry',
  'sign-in',
  'sign-out',
  'v1',
  'version',
];
