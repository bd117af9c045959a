import { holdsVariable } from '../../runtime/config/variable-values.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';

/**
 * Findings that say what they say of a variable too: about the variable itself, about what has to be known to go on, or about
 * credentials beside a variable, which their rules never take for one.
 */
const aboutVariables =
  /^(?:schema|yaml|link\/missing-target$|environment\/(?:shell|unfilled)-variable$|secrets\/plaintext-credential$|remote\/credentials-in-url$)/;

/** Longer texts hold more than one value. */
const longestValue = 1000;

/**
 * Whether a finding judges a value with a variable in it that is filled in later (`${NAME}`), where it is placed or in what it
 * compares: nobody knows the value yet.
 */
export function judgesVariable({ code, span, message }: Diagnostic): boolean {
  if (aboutVariables.test(code)) return false;
  if (holdsVariable(message)) return true;
  if (span === undefined || span.end - span.start > longestValue) return false;
  const { text } = span.source;
  const value = text.slice(span.start, span.end);
  // A reader of a language stops at the dollar sign.
  const isAtVariable =
    text.startsWith('${', span.start) && holdsVariable(text.slice(span.start, span.start + longestValue));
  return isAtVariable || (holdsVariable(value) && !/^[[{|>]|\n/.test(value));
}
