import { readFileSync, readdirSync } from 'node:fs';

/** Memory that a process has in use, in MiB (VmRSS of Linux), and the descriptors that it holds. */
export function processUse(pid: number): { readonly megabytes: number; readonly descriptors: number } {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { megabytes: Math.round(kilobytes / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
