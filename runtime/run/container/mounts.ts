import { realpath } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { reasonOf } from '../../config/system-error.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { Mount } from '../engine/container-engine.ts';

/** Paths to mount as they are written. */
export interface WrittenMounts {
  /** Of a profile: `path` or `path:container path`. */
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Of `--volume`: `path:container path`, and `:ro`. */
  readonly volumes: readonly string[];
}

interface WrittenMount {
  readonly text: string;
  readonly source: string;
  readonly target: string;
  readonly readOnly: boolean;
}

/**
 * The mounts of a container. Paths of this machine are relative to the working folder, exist, and are mounted where their links lead. A
 * path with `..` is refused, because it does not show what it names; a second mount at one place is too, because it would hide the first.
 * One path that a profile may read and write may be written.
 */
export async function mountsOf(written: WrittenMounts, cwd: string): Promise<readonly Mount[] | RefusedStart> {
  const all = [
    ...written.read.filter((text) => !written.write.includes(text)).map((text) => ofProfile(text, true)),
    ...written.write.map((text) => ofProfile(text, false)),
    ...written.volumes.map(ofVolume),
  ];
  const mounts: Mount[] = [];
  for (const { text, source, target, readOnly } of all) {
    const quoted = JSON.stringify(text);
    const [place, path] = [posix.normalize(target), [source, target]];
    if (path.some((each) => each.split(/[/\\]/).includes('..')))
      return { problem: `the mount ${quoted} holds ".."`, hint: 'write the path that is meant' };
    const end = place.length > 1 ? place.replace(/\/$/, '') : place;
    if (['/', '/proc', '/sys', '/dev'].includes(end) || /^\/(?:proc|sys|dev)\//.test(end))
      return { problem: `the mount ${quoted} would hide ${end} of the container`, hint: 'choose another path there' };
    if (mounts.some((mount) => mount.target === end))
      return {
        problem: `two mounts are at ${JSON.stringify(end)} of the container`,
        hint: 'choose another path there',
      };
    try {
      mounts.push({ source: await realpath(resolve(cwd, source)), target: end, readOnly });
    } catch (error) {
      return { problem: `the mount ${quoted} is of what cannot be read: ${reasonOf(error)}`, hint: 'create it first' };
    }
  }
  return mounts;
}

function ofProfile(text: string, readOnly: boolean): WrittenMount {
  const [source = '', target] = text.split(':', 2);
  return { text, source, target: target ?? source, readOnly };
}

function ofVolume(text: string): WrittenMount {
  const [source = '', target = '', option] = text.split(':', 3);
  return { text, source, target, readOnly: option === 'ro' };
}
