/** Bounds on what clients may send and how long anything may take. Times are milliseconds, sizes bytes. */
export interface HttpLimits {
  readonly bodySize: number;
  /** Request line and headers together. */
  readonly headerSize: number;
  /** Path and query. */
  readonly urlSize: number;
  /** Until all headers of a request are there. */
  readonly headersTime: number;
  /** Until the whole request is there. */
  readonly requestTime: number;
  /** Until a handler has an answer. */
  readonly answerTime: number;
  /** Between two requests of one connection. */
  readonly keepAliveTime: number;
  /** Without a byte in either direction. */
  readonly idleTime: number;
  readonly requestsPerConnection: number;
  readonly connections: number;
  /** Requests of one connection that wait for their answers. */
  readonly pipelined: number;
  /** Bytes of answers that wait for their clients, of all connections together. */
  readonly unsentSize: number;
  /** How often the times of waiting connections are looked at. */
  readonly checkInterval: number;
  /** Bodies of requests that are read or worked on, of all connections together. */
  readonly bodyMemory: number;
}

/** 12,000 connections hold the ten thousand that are promised, and some for probes. */
export const httpLimits: HttpLimits = {
  bodySize: 1_048_576,
  headerSize: 16_384,
  urlSize: 8192,
  headersTime: 10_000,
  requestTime: 30_000,
  answerTime: 30_000,
  keepAliveTime: 65_000,
  idleTime: 70_000,
  requestsPerConnection: 100_000,
  connections: 12_000,
  pipelined: 100,
  unsentSize: 268_435_456,
  checkInterval: 2000,
  bodyMemory: 268_435_456,
};
