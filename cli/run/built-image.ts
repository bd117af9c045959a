import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { packageImage } from '../../runtime/run/build/package-image.ts';
import type { FoundImage } from '../../runtime/run/container/get-image.ts';
import { EngineError } from '../../runtime/run/engine/container-engine.ts';
import { findEngine } from '../../runtime/run/engine/find-engine.ts';
import { packageOf } from '../../runtime/run/package-program.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';

/** The image of a package, for `svc run --build-only` and `--rebuild`. `isAnew`: built with the newest versions, whatever is here. */
export async function builtImage(
  config: RunConfigWithDefaults,
  isAnew: boolean,
  terminal: Terminal,
): Promise<FoundImage | RefusedStart> {
  const { image, runtime } = config;
  if (image === undefined || packageOf(image) === undefined || runtime?.engine === 'process')
    return {
      problem: 'images are built of packages that run in a container',
      hint: 'name a package (npx://, uvx://, go://) without --runtime process, or leave out --build-only and --rebuild',
    };
  const { cwd, environment } = terminal;
  const engine = await findEngine(environment);
  if (isRefusal(engine)) return engine;
  try {
    return await packageImage(config, {
      engine,
      environment,
      cwd,
      isAnew,
      onProgress: (line) => say(line, terminal),
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return {
      problem: `the container engine at ${engine.place} refuses: ${error.message}`,
      hint: 'see its own log for more',
    };
  }
}
