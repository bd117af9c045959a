import type { LanguageProblem } from './language-problem.ts';

/** More than a person writes; the engine's time and memory grow with the length. */
const longest = 1_000;

/**
 * Checks a regular expression for RE2, the engine that Kubernetes and our servers use: its time is bounded, so it has neither
 * back-references nor lookaround. Gives what is wrong, or undefined.
 */
export async function checkRegularExpression(text: string): Promise<LanguageProblem | undefined> {
  if (text.length > longest) {
    const message = `it has ${text.length} characters, more than ${longest}`;
    return { message, hint: 'match less at a time', start: 0, end: text.length };
  }
  const { RE2JS, RE2JSSyntaxException } = await import('re2js');
  try {
    RE2JS.compile(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const fragment = error.input ?? '';
    return { ...wordsFor(error.error, fragment), ...rangeOf(fragment, text) };
  }
}

function rangeOf(fragment: string, text: string): { start: number; end: number } {
  const start = fragment === '' ? -1 : text.indexOf(fragment);
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + fragment.length };
}

function wordsFor(said: string, fragment: string): Pick<LanguageProblem, 'message' | 'hint'> {
  const without = 'the engine (RE2) has nothing like it, so that its time is bounded: write the expression without it';
  if (/^\(\?(?:<?[=!])/.test(fragment)) return { message: `"${fragment}" looks around`, hint: without };
  if (/^\\[1-9]/.test(fragment)) return { message: `"${fragment}" refers back to a group`, hint: without };
  const about = fragment === '' ? '' : ` "${fragment}"`;
  return { message: `${said}${about}`, hint: undefined };
}

/** A pattern of ECMAScript, as JSON Schema has them, in the words of RE2: what only the escapes differ in. */
export function forRe2(pattern: string): string {
  return pattern.replaceAll(/\\u([0-9A-Fa-f]{4})/g, String.raw`\x{$1}`);
}
