import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { pruneImages } from '../../runtime/run/build/prune-images.ts';
import { EngineError } from '../../runtime/run/engine/container-engine.ts';
import { findEngine } from '../../runtime/run/engine/find-engine.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';

/** The flags of `svc image prune`, as they are parsed. */
export interface ImagePruneFlags {
  readonly all?: true;
}

/** Removes images that svc has built and that are replaced, or all of them, and prints their names. Returns the exit code. */
export async function run({ all }: ImagePruneFlags, terminal: Terminal): Promise<number> {
  const engine = await findEngine(terminal.environment);
  if (isRefusal(engine)) return usageProblem(terminal, engine.problem, engine.hint);
  try {
    const removed = await pruneImages(engine, all === true);
    for (const { id, references } of removed)
      for (const name of references.length > 0 ? references : [id]) terminal.stdout.write(`${name}\n`);
    const megabytes = removed.reduce((sum, { size }) => sum + size, 0) / 1_048_576;
    say(
      `removed ${removed.length} images of ${megabytes.toFixed(0)} MiB, layers that they share counted for each`,
      terminal,
    );
    return exitCodes.fine;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const hint = 'see its own log for more';
    return usageProblem(terminal, `the container engine at ${engine.place} refuses: ${error.message}`, hint);
  }
}
