import { holdStreams } from '../support/mcp/open-streams.ts';
import type { Fault } from './main.ts';

/** FAULT_STREAMS for fewer. */
const count = Number(process.env['FAULT_STREAMS'] ?? 5000);
/** Kilobytes that one session with its streams toward the client and toward its server may take. */
const each = 120;

/** Thousands of open streams: each hears its server, and another client is served at the same time. */
export const fault: Fault = async (folder) => {
  const { heard, before, held, slowest } = await holdStreams(folder, count);
  const line = `${count} streams, ${heard} heard their server; ${before} MiB before, ${held} MiB with all of them; the slowest call of somebody else took ${slowest} ms`;
  if (heard < count || (held - before) * 1024 > count * each + 65_536 || slowest > 2000) throw new Error(line);
  return line;
};
