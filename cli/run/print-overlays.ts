import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { filesOf } from '../../runtime/run/container/open-container.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';

/** Writes the paths of a container that ignore files hide to standard error, for `svc run --print-resolved-overlays`. */
export async function printOverlays(
  config: RunConfigWithDefaults,
  terminal: Terminal,
): Promise<RefusedStart | undefined> {
  if (config.image === undefined || config.runtime?.engine === 'process')
    return {
      problem: '--print-resolved-overlays is about the mounts of a container, and none is started',
      hint: 'leave it out, or run an image, or a package in a container',
    };
  const files = await filesOf(config, terminal);
  if (isRefusal(files)) return files;
  for (const { kind, target } of files.hidden) say(`hidden ${kind}: ${JSON.stringify(target)}`, terminal);
  if (files.hidden.length === 0) say('no ignore file hides anything', terminal);
  return undefined;
}
