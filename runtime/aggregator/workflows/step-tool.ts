import type { Placed } from '../../aggregation/aggregate.ts';
import { objectOf, parsedObject } from '../../mcp/bridge/capabilities.ts';
import type { StepTool } from '../../workflow/workflow-host.ts';

const known = new WeakMap<Buffer, StepTool>();

/** What a backend says of a tool, with what the aggregator says instead; read once for each time that it is listed. */
export function stepTool({ item, shown }: Placed<Buffer>): StepTool {
  const read = known.get(item) ?? readTool(item);
  known.set(item, read);
  if (shown.annotations === undefined) return read;
  return { ...read, annotations: { ...objectOf(read.annotations), ...shown.annotations } };
}

function readTool(item: Buffer): StepTool {
  const { inputSchema, annotations } = { inputSchema: undefined, annotations: undefined, ...parsedObject(item) };
  return { inputSchema, annotations };
}
