import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Takes away what is mounted below a folder, the deepest first, also where something still uses it. */
export function unmountBelow(folder: string): void {
  const points = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((point) => point.startsWith(`${folder}/`));
  for (const point of points.toReversed()) {
    try {
      execFileSync('umount', ['--lazy', point], { stdio: 'ignore' });
    } catch {
      // The process that mounted it was quicker.
    }
  }
}
