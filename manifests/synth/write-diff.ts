import { maskedSource } from '../../runtime/diagnostics/mask-credentials.ts';

/**
 * The region in which two texts differ, as a diff: one common line before it, removed lines (`-`), added lines (`+`).
 * At most `limit` lines, then a count of the rest. It ends in the log of a job, so credentials and the data of Secrets are asterisks.
 */
export function shortDiff(before: string, after: string, limit: number): string {
  const old = linesOf(before);
  const fresh = linesOf(after);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const shownOld = linesOf(masked(before));
  const shownFresh = linesOf(masked(after));
  const context = start > 0 ? [`  ${shownOld[start - 1] ?? ''}`] : [];
  const removed = shownOld.slice(start, old.length - end).map((line) => `- ${line}`);
  const added = shownFresh.slice(start, fresh.length - end).map((line) => `+ ${line}`);
  // Where both do not fit, each keeps its beginning.
  const shown =
    removed.length + added.length <= limit
      ? [removed, added]
      : [removed.slice(0, limit / 2), added.slice(0, limit / 2)];
  const rest = removed.length + added.length - shown.flat().length;
  return [`@@ line ${start + 1} @@`, ...context, ...shown.flat(), ...(rest > 0 ? [`  (${rest} more lines)`] : [])].join(
    '\n',
  );
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
}

/** The same text, with the same lines. */
function masked(text: string): string {
  return maskedSource({ path: '', text }).text;
}
