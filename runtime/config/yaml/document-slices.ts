/** The part of a stream that holds one document, markers and directives included. */
export interface DocumentSlice {
  readonly start: number;
  readonly end: number;
  /** Directive lines (`%YAML`, `%TAG`) precede its `---`. */
  readonly hasDirectives: boolean;
}

/** A marker is one only at the start of a line; `m` is left out because it would also split at U+2028. */
const marker = /(?:^|\n)\uFEFF?(---|\.\.\.)(?=[ \t\r\n]|$)/g;

/**
 * Cuts a YAML stream at its `---` and `...` lines (YAML 1.2.2, chapter 9). Such a line ends a document everywhere, even inside quotes or a
 * block scalar, so no parser is needed and an error in one document cannot swallow the next. The slices cover every document in order; a
 * slice may hold nothing but comments.
 */
export function sliceDocuments(text: string): DocumentSlice[] {
  const slices: DocumentSlice[] = [];
  let start = 0;
  let inBody = false;
  let hasDirectives = false;
  const close = (end: number): void => {
    if (end > start) slices.push({ start, end, hasDirectives });
    hasDirectives = false;
  };
  marker.lastIndex = 0;
  for (let match = marker.exec(text); match !== null; match = marker.exec(text)) {
    const afterMarker = match.index + match[0].length;
    const at = afterMarker - 3;
    if (match[1] === '---') {
      const prologue = inBody ? 'content' : prologueOf(text.slice(start, at));
      inBody = true;
      if (prologue === 'content') {
        close(match[0].includes('\uFEFF') ? at - 1 : at);
        start = at;
      } else {
        hasDirectives = prologue === 'directives';
      }
    } else {
      const lineEnd = text.indexOf('\n', afterMarker);
      const end = lineEnd === -1 ? text.length : lineEnd + 1;
      close(end);
      start = end;
      inBody = false;
    }
  }
  close(text.length);
  return slices.map((slice) => withoutMark(text, slice));
}

/**
 * A byte order mark that begins the first line of a document (joined files have one in the middle) has no meaning, and neither does the
 * bare `---` before it, so the document begins behind them.
 */
function withoutMark(text: string, slice: DocumentSlice): DocumentSlice {
  if (slice.hasDirectives) return slice;
  behindMarker.lastIndex = slice.start;
  const match = behindMarker.exec(text);
  return match === null || slice.start + match[0].length > slice.end
    ? slice
    : { ...slice, start: slice.start + match[0].length };
}

const behindMarker = /(?:---[ \t]*\r?\n)?\uFEFF/y;

/** What precedes a `---` that may still belong to the same document. */
function prologueOf(text: string): 'blank' | 'directives' | 'content' {
  let found: 'blank' | 'directives' = 'blank';
  for (const line of text.split('\n')) {
    if (line.startsWith('%')) found = 'directives';
    else if (!/^\uFEFF?[ \t\r]*(?:#|$)/.test(line)) return 'content';
  }
  return found;
}
