import type { StructuralSchema } from '../../model/structural.ts';

/**
 * Most items of a list or map whose items bear CEL rules: the outer one, and one inside it. The API server estimates
 * how often a rule can run and refuses a CRD whose estimate is too high or has no bound. These are far above what a person writes and exist
 * only in the CRD: the compiler has no such limit.
 */
const mostOuter = 512;
const mostInner = 128;

/**
 * A schema in which every list and map around CEL rules has a bound. Rules below three lists are dropped:
 * no useful bound would keep their estimate low enough, and the compiler checks them.
 */
export function boundedForCel(schema: StructuralSchema): StructuralSchema {
  return bounded(schema, 0);
}

function bounded(schema: StructuralSchema, depth: number): StructuralSchema {
  const { 'x-kubernetes-validations': rules, properties, items, additionalProperties, ...rest } = schema;
  const most = depth === 0 ? mostOuter : mostInner;
  const repeated = items ?? additionalProperties;
  const bears = repeated !== undefined && bearsRules(repeated);
  const below = bears ? depth + 1 : depth;
  const bound =
    bears && depth < 2
      ? items === undefined
        ? { maxProperties: schema.maxProperties ?? most }
        : { maxItems: schema.maxItems ?? most }
      : rules !== undefined && additionalProperties !== undefined
        ? { maxProperties: schema.maxProperties ?? mostInner }
        : {};
  return {
    ...rest,
    ...bound,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, child]) => [name, bounded(child, depth)]),
          ),
        }),
    ...(items === undefined ? {} : { items: bounded(items, below) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: bounded(additionalProperties, below) }),
    ...(rules === undefined || depth > 2 ? {} : { 'x-kubernetes-validations': rules }),
  };
}

function bearsRules(schema: StructuralSchema): boolean {
  return (
    schema['x-kubernetes-validations'] !== undefined ||
    Object.values(schema.properties ?? {}).some(bearsRules) ||
    (schema.items !== undefined && bearsRules(schema.items)) ||
    (schema.additionalProperties !== undefined && bearsRules(schema.additionalProperties))
  );
}
