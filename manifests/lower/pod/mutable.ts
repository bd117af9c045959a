/**
 * An object while its fields are set one by one, those without a value not at all. A spread for every optional field reads well, and
 * made of each of ten thousand workloads some dozen objects that nobody keeps.
 */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
