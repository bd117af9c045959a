/** The store of sessions is unreachable now. Clients are asked to retry (503), and keep their sessions. */
export class StoreUnreachable extends Error {}
