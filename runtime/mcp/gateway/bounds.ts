/** Bounds on what clients may send and keep open. Sizes are bytes, times milliseconds. */
export interface GatewayBounds {
  /** One message of a client. */
  readonly messageSize: number;
  /** A list of a backend that is filtered or renamed. */
  readonly listSize: number;
  /** What a client says of itself when it begins a session, which is kept as long as the session. */
  readonly initializeSize: number;
  /** Messages of one batch (2025-03-26). */
  readonly batchLength: number;
  /** Requests of one session that wait for their answers. */
  readonly requestsPerSession: number;
  /** Open streams of HTTP+SSE of one caller, or of one network where nobody signs in. */
  readonly streamsPerQuotaKey: number;
  /** Without a byte of an answer from the backend. */
  readonly backendIdleTime: number;
  /** Between two comments on a quiet stream. */
  readonly keepAliveTime: number;
  /** Events of one stream that are kept for clients that come again. */
  readonly keptEvents: number;
  /** The same in bytes, of one stream and of all together. */
  readonly keptStreamSize: number;
  readonly keptSize: number;
  /** How long an answer is kept after its end. */
  readonly keptTime: number;
  /** From the cancellation of a request to the end of its stream, where the backend does not end it. */
  readonly cancelTime: number;
  /** For which a call waits for the answers of its client (2026-07-28). */
  readonly parkTime: number;
}

export const gatewayBounds: GatewayBounds = {
  messageSize: 8_388_608,
  listSize: 33_554_432,
  initializeSize: 65_536,
  batchLength: 100,
  requestsPerSession: 1000,
  streamsPerQuotaKey: 1000,
  backendIdleTime: 300_000,
  keepAliveTime: 15_000,
  keptEvents: 256,
  keptStreamSize: 8_388_608,
  keptSize: 67_108_864,
  keptTime: 120_000,
  cancelTime: 5000,
  parkTime: 300_000,
};
