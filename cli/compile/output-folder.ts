import { join } from 'node:path';
import { compareFolder } from '../../manifests/synth/write-compare.ts';
import * as found from '../../manifests/synth/write-diagnostics.ts';
import { shortDiff } from '../../manifests/synth/write-diff.ts';
import type { OutputFile } from '../../manifests/synth/write-files.ts';
import { writeFolder } from '../../manifests/synth/write-folder.ts';
import type { Delivery } from './delivery.ts';

/** Most stale files whose difference is shown, and most lines of one. */
const shownFiles = 5;
const shownLines = 12;
/** Most removed files that are named. */
const shownRemoved = 5;

/** Writes an output folder. Files in it that svc did not write are findings, and then nothing is written. */
export function fillFolder(folder: string, shown: string, files: readonly OutputFile[]): Delivery {
  const { missing, stale, orphaned, foreign } = writeFolder(folder, files);
  if (foreign.length > 0) {
    return {
      diagnostics: foreign.map((path) => found.foreignOutput({ path: join(shown, path) }, undefined)),
      remark: '',
    };
  }
  const changes = [
    [missing.length, 'new'],
    [stale.length, 'changed'],
    [orphaned.length, 'removed'],
  ] as const;
  const said = changes.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const counts = `${shown}: ${countOf(files)} (${said.join(', ') || 'nothing changed'})`;
  return { diagnostics: [], remark: [counts, ...removedLines(orphaned, shown)].join('\n') };
}

/** Names what was removed: people have to be able to see that it was not theirs. */
function removedLines(removed: readonly string[], shown: string): string[] {
  const lines = removed.slice(0, shownRemoved).map((path) => `  removed ${join(shown, path)}`);
  return removed.length > shownRemoved ? [...lines, `  … and ${removed.length - shownRemoved} more`] : lines;
}

/** Compares an output folder, writes nothing: each difference is a finding, and the first stale files are shown as a diff. */
export function checkFolder(folder: string, shown: string, files: readonly OutputFile[]): Delivery {
  const { missing, stale, orphaned, foreign } = compareFolder(folder, files);
  const at = (path: string): string => join(shown, path);
  const diagnostics = [
    ...missing.map(({ path }) => found.missingOutput({ path: at(path) }, undefined)),
    ...[...stale.map(({ file }) => file.path), ...foreign].map((path) =>
      found.staleOutput({ path: at(path) }, undefined),
    ),
    ...orphaned.map((path) => found.orphanedOutput({ path: at(path) }, undefined)),
  ];
  if (diagnostics.length === 0) return { diagnostics, remark: `${shown}: ${countOf(files)}, all as compiled` };
  const diffs = stale
    .slice(0, shownFiles)
    .map(({ file, present }) => `--- ${at(file.path)}\n+++ compiled\n${shortDiff(present, file.content, shownLines)}`);
  return { diagnostics, remark: diffs.join('\n') };
}

function countOf(files: readonly OutputFile[]): string {
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
}
