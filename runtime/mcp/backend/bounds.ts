/** Bounds on what servers may send. Sizes are bytes, times milliseconds. */
export interface BackendBounds {
  /** One message of an event stream or of a pipe, and a JSON body that has to be read as a whole. */
  readonly messageSize: number;
  /** Until a server has answered a probe or a handshake. */
  readonly handshakeTime: number;
  /** Without a byte of an answer. */
  readonly idleTime: number;
  /** For which one slow client may keep all others of a server on pipes waiting. */
  readonly stallTime: number;
}

export const backendBounds: BackendBounds = {
  messageSize: 33_554_432,
  handshakeTime: 15_000,
  idleTime: 300_000,
  stallTime: 10_000,
};
