import type { Diagnostic } from './diagnostic.ts';
import * as found from './ignore-diagnostics.ts';
import { lineStartsOf, positionAt, type SourceFile, type Span } from './span.ts';

/** A comment `# svc-ignore <code> <reason>`. */
export interface IgnoreComment {
  readonly code: string;
  readonly span: Span;
  /** One-based line whose warnings it ignores: its own, or the next with content when the comment has its own line. */
  readonly line: number;
  /** The comment has its own line, before the one that it applies to. */
  readonly isBefore: boolean;
}

/** What is left of the findings, and the comments that had nothing to ignore. */
export interface IgnoreResult {
  readonly kept: readonly Diagnostic[];
  readonly unused: readonly IgnoreComment[];
}

const comment = /(?:^|[ \t])(#[ \t]*svc-ignore(?![\w-])([^\r\n]*))/gm;
const blankOrComment = /^[ \t]*(?:#|$)/;

/**
 * Leaves out the warnings that comments in the sources ignore, each at one line and by its code. Errors stay, and a comment about
 * one is an error itself; so is a comment without a code or a reason. Whether an unused comment is a mistake is for the caller
 * to say, who knows which checks have run.
 */
export function applyIgnoreComments(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[]): IgnoreResult {
  const problems: Diagnostic[] = [];
  const comments = sources.flatMap((source) => commentsIn(source, problems));
  if (comments.length === 0 && problems.length === 0) return { kept: diagnostics, unused: [] };
  const byPlace = Map.groupBy(comments, ({ code, span, line }) => placeKey(span.source.path, line, code));
  const used = new Set<IgnoreComment>();
  const kept = diagnostics.filter(({ code, severity, span }) => {
    if (span === undefined) return true;
    const fitting = byPlace.get(placeKey(span.source.path, positionAt(span.source, span.start).line, code)) ?? [];
    for (const one of fitting) {
      if (severity === 'error' && !used.has(one)) problems.push(found.ignoredError({ code }, one.span));
      used.add(one);
    }
    return severity === 'error' || fitting.length === 0;
  });
  return { kept: [...kept, ...problems], unused: comments.filter((one) => !used.has(one)) };
}

function commentsIn(source: SourceFile, problems: Diagnostic[]): IgnoreComment[] {
  const { text } = source;
  if (!text.includes('svc-ignore')) return [];
  const starts = lineStartsOf(source);
  // Of adjacent comments, the first finds the line below, and the others reuse it: each line is read once.
  let content = 0;
  return [...text.matchAll(comment)].flatMap((match) => {
    const [whole, written = '', rest = ''] = match;
    const start = match.index + whole.length - written.length;
    const span = { source, start, end: start + written.trimEnd().length };
    const [code = '', ...reason] = rest.trim().split(/\s+/);
    if (code === '' || reason.length === 0) {
      problems.push(found.incompleteIgnore({ missing: code === '' ? 'a code and a reason' : 'a reason' }, span));
      return [];
    }
    const own = positionAt(source, start).line;
    const isBefore = text.slice(starts[own - 1] ?? 0, start).trim() === '';
    if (isBefore && content <= own) {
      content = own;
      do content++;
      while (
        content < starts.length &&
        blankOrComment.test(text.slice(starts[content - 1], starts[content]).trimEnd())
      );
    }
    return [{ code, span, line: isBefore ? content : own, isBefore }];
  });
}

function placeKey(path: string, line: number, code: string): string {
  return `${line} ${code} ${path}`;
}
