import { runCallMixture } from '../support/mcp/call-mixture.ts';
import type { Fault } from './main.ts';

/** FAULT_CALLS for fewer. */
const calls = Number(process.env['FAULT_CALLS'] ?? 1_000_000);

/** A million calls of both eras: nothing of them is left in the memory of the proxy. */
export const fault: Fault = async (folder) => {
  const { wrong, heap } = await runCallMixture(folder, calls);
  const shown = heap.map((bytes) => `${(bytes / 1_048_576).toFixed(1)} MiB`).join(', ');
  const [, middle = 0, end = 0] = heap;
  if (wrong > 0) throw new Error(`${wrong} of ${calls} answers were wrong`);
  if (end > middle + 8_388_608) throw new Error(`memory grew: ${shown}`);
  return `${calls} calls of both eras, none answered wrongly; in use after a tenth, a half and all of them: ${shown}`;
};
