// Generated from schemas/shared/value/port.json by npm run generate. Do not edit.

/**
 * A TCP port.
 * From 1 to 65535.
 */
export type Port = number;
