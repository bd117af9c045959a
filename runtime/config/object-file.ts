import { closeSync, openSync, readSync } from 'node:fs';
import { reasonOf } from './system-error.ts';

/** How much of a file is looked at, in bytes: comments may stand before the head of an object. */
const lookedAt = 64 * 1024;

/**
 * Whether a file that has the name of a project file is an object of a cluster: `svc.yaml` is what many people call a Service.
 * False for what cannot be read.
 */
export function isObjectFile(absolute: string): boolean {
  let file: number | undefined;
  try {
    file = openSync(absolute, 'r');
    const bytes = Buffer.alloc(lookedAt);
    const text = bytes.subarray(0, readSync(file, bytes, 0, lookedAt, 0)).toString('utf8');
    return /^["']?apiVersion["']?[ \t]*:/m.test(text) && /^["']?kind["']?[ \t]*:/m.test(text);
  } catch (error) {
    reasonOf(error);
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
