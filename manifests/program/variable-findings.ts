import { holdsVariable, withVariablesAs } from '../../runtime/config/schema/variable-values.ts';
import { declaredDiagnostics } from '../../runtime/diagnostics/define.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { LoadedProgram } from './load.ts';

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
 * the namespaces of a message that no value makes equal: whatever they are filled in with, the mistake stays.
 */
export function judgesVariable({ code, span, message }: Diagnostic, names: ReadonlySet<string>): boolean {
  if (declaredDiagnostics().get(code)?.holdsForVariables === true) return false;
  const namespaces = [...message.matchAll(/\bnamespace "([^"\n]*)"/g)].map(([, text = '']) => text);
  if (holdsVariable(message) && (showsValue(message, names) || mayMeet(namespaces))) return true;
  if (span === undefined || span.end - span.start > longestValue) return false;
  const { text } = span.source;
  const value = text.slice(span.start, span.end);
  const plain = value.replaceAll(/^(["'])(.*)\1$/g, '$2');
  if (names.has(plain) && (message.includes(`"${plain}"`) || /\bname: *["']?$/.test(text.slice(0, span.start))))
    return false;
  if (namespaces.length > 1 && namespaces.includes(plain)) return false;
  // A reader of a language stops at the dollar sign.
  const isAtVariable =
    text.startsWith('${', span.start) && holdsVariable(text.slice(span.start, span.start + longestValue));
  return isAtVariable || (holdsVariable(value) && !/^[[{|>]|\n/.test(value));
}

/** Whether a message shows a variable in anything but namespaces, the name of an object, or one that is made of that. */
function showsValue(message: string, names: ReadonlySet<string>): boolean {
  const rest = message
    .replaceAll(/\bnamespace "[^"\n]*"/g, '')
    .replaceAll(/"([^"\n]*)"/g, (whole, text: string) => (isName(text, names) ? '' : whole));
  return rest.split(/[\s,]+/).some((word) => holdsVariable(word) && !isName(word, names)) || isSplit(rest);
}

/** Whether a string has a variable that has white space in it. */
function isSplit(text: string): boolean {
  return holdsVariable(text) && !text.split(/[\s,]+/).some((word) => holdsVariable(word));
}

/** Whether a word is the name of an object, or of one that is generated for it. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  return (
    names.has(word) || names.has(word.replace(/^v?mcp-(?:registry-|remote-)?/, '').replace(/-(?:proxy|backend)$/, ''))
  );
}

/** Whether some values make two of the namespaces one. */
function mayMeet(namespaces: readonly string[]): boolean {
  return namespaces.some((one, index) =>
    namespaces.slice(index + 1).some((other) => {
      const [isOneOpen, isOtherOpen]: readonly boolean[] = [holdsVariable(one), holdsVariable(other)];
      if (one === other || (isOneOpen !== true && isOtherOpen !== true)) return false;
      if (isOneOpen === isOtherOpen) return true;
      const [open, known] = isOneOpen === true ? [one, other] : [other, one];
      const [first = '', ...rest] = withVariablesAs(open, '\n').split('\n');
      const last = rest.at(-1) ?? '';
      return known.length >= first.length + last.length && known.startsWith(first) && known.endsWith(last);
    }),
  );
}
