import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work in small steps: it yields between them, and returns what came of it. A step takes well under a millisecond. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds that steps of the whole process may take together before everything else gets its turn. */
const longestTurn = 5;

let turnBegan = performance.now();
let turn: Promise<void> | undefined;

/** Does work to its end without a pause: for programs that nobody waits on meanwhile. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does work with pauses, so that requests are answered meanwhile. All work that is done so shares its time. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - turnBegan >= longestTurn) await othersTurn();
  }
}

/** Resolves when others had their turn; those who wait at the same time share the one that begins then. */
function othersTurn(): Promise<void> {
  turn ??= beginTurn();
  return turn;
}

async function beginTurn(): Promise<void> {
  await nextTurn();
  turn = undefined;
  turnBegan = performance.now();
}
