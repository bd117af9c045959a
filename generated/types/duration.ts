// Generated from schemas/shared/value/duration.json by npm run generate. Do not edit.

/** A length of time: one or more numbers with a unit (ns, us, µs, ms, s, m, h), for example 1h30m. */
export type Duration = string;
