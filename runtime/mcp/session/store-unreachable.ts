/** The store of sessions cannot be asked now. Clients are told to come again (503), and keep their sessions. */
export class StoreUnreachable extends Error {}
