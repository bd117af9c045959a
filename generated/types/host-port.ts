// Generated from schemas/shared/value/host-port.json by npm run generate. Do not edit.

/** A host and a TCP port. */
export type HostPort = string;
