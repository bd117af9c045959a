/** What hears of a channel. After `closed` nothing is called any more. */
export interface ChannelListener {
  /** One line that the server wrote to its standard output. */
  line(bytes: Buffer): void;
  /** The channel has ended: the server is gone or cannot be read. In words for people, without secrets. */
  closed(reason: string): void;
}

/** Both ends of the standard streams of one running server. */
export interface StdioChannel {
  /** Bytes that wait to be taken by the server. */
  readonly unsent: number;
  /** Writes one message and the end of its line. What it hands over is written before what comes later. */
  write(message: Buffer): void;
  /** Stops reading what the server writes, until `resume`: the server waits. */
  pause(): void;
  resume(): void;
  /** Closes the standard input, and ends the server where it does not end by itself (MCP, stdio transport, shutdown). */
  close(graceMs: number): Promise<void>;
}

/** Why there is no channel, in words for people, without secrets. */
export interface ChannelProblem {
  readonly problem: string;
}

/** Opens a channel: starts a process, or attaches to one that runs. */
export type OpenChannel = (listener: ChannelListener) => Promise<StdioChannel | ChannelProblem>;
