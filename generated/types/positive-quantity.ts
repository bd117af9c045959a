// Generated from schemas/shared/value/positive-quantity.json by npm run generate. Do not edit.

/** An amount of a resource above zero as Kubernetes writes it, for example 10Gi. */
export type PositiveQuantity = string;
