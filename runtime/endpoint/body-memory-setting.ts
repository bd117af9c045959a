import { project } from '../../generated/project.ts';
import { httpLimits } from '../http/limits.ts';
import type { RefusedStart } from './refused-start.ts';

const variable = `${project.environmentPrefix}BODY_MEMORY`;
/** Room for two of the largest messages: with less, some would never be taken. */
const least = 16_777_216;

/**
 * Bytes that the bodies of all requests may take together: what the environment says, or else a quarter of the memory that the process may
 * use, and at most 256 MiB.
 */
export function bodyMemorySetting(
  environment: NodeJS.ProcessEnv = process.env,
  memory = process.constrainedMemory(),
): number | RefusedStart {
  const given = environment[variable] ?? '';
  if (given === '') {
    const quarter = memory > 0 ? Math.floor(memory / 4) : httpLimits.bodyMemory;
    return Math.max(least, Math.min(httpLimits.bodyMemory, quarter));
  }
  const bytes = /^[0-9]{1,15}$/.test(given) ? Number(given) : 0;
  if (bytes >= least) return bytes;
  return {
    problem: `${variable} is not a number of bytes of at least ${least}`,
    hint: `set ${variable} to bytes without a unit, such as 134217728, or remove it`,
  };
}
