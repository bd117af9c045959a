/**
 * In place of the framework's compilers of schemas, which take memory and time at each start: operations are checked by the description of
 * their API, and no route has a schema of its own.
 */
export const noSchemas = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

function refuseSchema(): never {
  throw new Error('a route has a schema of the framework');
}
