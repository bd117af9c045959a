// Generated from schemas/shared/value/quantity.json by npm run generate. Do not edit.

/** An amount of a resource as Kubernetes writes it, for example 500m, 2 or 128Mi. */
export type Quantity = string;
