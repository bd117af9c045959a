// Generated from schemas/shared/value/positive-duration.json by npm run generate. Do not edit.

/** A length of time above zero: one or more numbers with a unit (ns, us, µs, ms, s, m, h), for example 1m30s. */
export type PositiveDuration = string;
