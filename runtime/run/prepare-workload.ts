import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import { unsupportedRefusal } from '../proxy/unsupported-refusal.ts';
import { prepareContainer, type PreparingParts } from './container/open-container.ts';
import { openProcessBackend } from './process-backend.ts';
import type { PreparedWorkload } from './prepared-workload.ts';

/** Finds out what a run document starts, and has everything ready for it: a process, a container, or nothing. */
export async function prepareWorkload(
  config: RunConfigWithDefaults,
  parts: PreparingParts,
): Promise<PreparedWorkload | RefusedStart> {
  const { image, runtime, transport = 'stdio' } = config;
  const unsupported = unsupportedRefusal(config);
  if (unsupported !== undefined) return unsupported;
  if (image === undefined) return { config };
  if (runtime?.engine === 'process')
    return {
      config: { ...config, transport },
      openBackend: () => openProcessBackend({ config, ...parts }),
      notice: `${image} runs on this machine as your user, with its files and its network: nothing contains it`,
    };
  return prepareContainer(config, parts);
}
