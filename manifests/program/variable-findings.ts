import { holdsVariable } from '../../runtime/config/variable-values.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { LoadedProgram } from './load.ts';

/**
 * Findings that say what they say of a variable too: about the variable itself, about what has to be known to go on, or about
 * credentials beside a variable, which their rules never take for one.
 */
const aboutVariables =
  /^(?:schema|yaml|document\/(?:status-alone|wrong-api-version|unknown-kind)$|link\/missing-target$|environment\/(?:shell|unfilled)-variable$|secrets\/plaintext-credential$|remote\/credentials-in-url$)/;

/** Longer texts hold more than one value. */
const longestValue = 1000;

/** The names of the objects of an input that hold variables. */
export function namesWithVariables({
  resources,
  foreign,
}: Pick<LoadedProgram, 'resources' | 'foreign'>): ReadonlySet<string> {
  const names = [...resources, ...foreign].map(({ name }) => name);
  return new Set(names.filter((name) => holdsVariable(name)));
}

/**
 * Whether a finding judges a value with a variable in it that is filled in later (`${NAME}`): nobody knows the value yet, so nobody
 * knows whether the finding is right. A finding judges the value that it is placed at, and what it compares that with, which its
 * message shows. The name of an object of the input only says which one it is, there and in references, and so does
 * the only namespace of a message: whatever they are filled in with, the mistake stays.
 */
export function judgesVariable({ code, span, message }: Diagnostic, names: ReadonlySet<string>): boolean {
  if (aboutVariables.test(code)) return false;
  if (holdsVariable(message) && showsValue(message, names)) return true;
  if (span === undefined || span.end - span.start > longestValue) return false;
  const { text } = span.source;
  const value = text.slice(span.start, span.end);
  const plain = value.replaceAll(/^(["'])(.*)\1$/g, '$2');
  if (names.has(plain) && (message.includes(`"${plain}"`) || /\bname: *["']?$/.test(text.slice(0, span.start))))
    return false;
  // A reader of a language stops at the dollar sign.
  const isAtVariable =
    text.startsWith('${', span.start) && holdsVariable(text.slice(span.start, span.start + longestValue));
  return isAtVariable || (holdsVariable(value) && !/^[[{|>]|\n/.test(value));
}

/** Whether a message shows a variable in anything but the name of an object, or in a namespace beside another one. */
function showsValue(message: string, names: ReadonlySet<string>): boolean {
  const namespaces = new Set<string>();
  const rest = message.replaceAll(
    /(\bnamespace )?"([^"\n]*)"/g,
    (whole, isNamespace: string | undefined, text: string) => {
      if (isNamespace !== undefined) namespaces.add(text);
      return isNamespace !== undefined || names.has(text) ? '' : whole;
    },
  );
  return holdsVariable(rest) || (namespaces.size > 1 && [...namespaces].some((name) => holdsVariable(name)));
}
