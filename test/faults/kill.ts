import { killRounds, type KilledRounds } from '../support/killed-registry.ts';
import type { Fault } from './main.ts';

/** As many as the issue asks for; FAULT_ROUNDS for fewer. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 200);

/** SIGKILL during publications and syncs, over and over, with the embedded database. */
export const fault: Fault = async (folder) => resultOf(await killRounds(folder, rounds, { onRound: progress }));

/** The figures of the rounds. Throws where anything was lost or half of a sync was seen. */
export function resultOf({ rounds: done, acknowledged, lost, torn, looks, cut }: KilledRounds): string {
  const line = `${done} kills, ${acknowledged} publications acknowledged, ${lost} lost; ${looks} looks at synced content, ${torn} torn; ${cut} syncs cut`;
  if (lost > 0 || torn > 0) throw new Error(line);
  return line;
}

/** Says on standard error how far it is. */
export function progress({ rounds: done, acknowledged }: KilledRounds): void {
  if (done % 20 === 0) process.stderr.write(`${done} of ${rounds}, ${acknowledged} acknowledged\n`);
}
