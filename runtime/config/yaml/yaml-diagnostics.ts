import { defineDiagnostic } from '../../diagnostics/define.ts';

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const syntax = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'yaml/syntax',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Text that is not YAML. Nothing of the document can be trusted, so it is left out.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const tabIndentation = defineDiagnostic<object>({
  code: 'yaml/tab-indentation',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A tab where YAML wants spaces to show the nesting.',
  message: () => 'a tab cannot indent YAML',
  hint: () => 'use spaces, two for each level',
});

export const conflictMarker = defineDiagnostic<{ marker: string }>({
  code: 'yaml/conflict-marker',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A merge conflict that is not resolved: the file contains both sides.',
  message: ({ marker }) => `an unresolved merge conflict is here ("${marker}")`,
  hint: () => 'keep one side of it or join them, and remove the marker lines',
});

export const invisibleSpace = defineDiagnostic<{ name: string }>({
  code: 'yaml/invisible-space',
  severity: 'error',
  holdsForVariables: true,
  summary:
    'A key that begins with a space or mark which YAML takes for a letter. It often comes with text copied from a page.',
  message: ({ name }) => `${name} is before this key, and YAML reads it as part of the key`,
  hint: () => 'replace it by normal spaces, or remove it',
});

export const loneCarriageReturn = defineDiagnostic<object>({
  code: 'yaml/lone-carriage-return',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A carriage return without a line feed. Readers of YAML disagree on whether it ends a line.',
  message: () => 'a carriage return without a line feed',
  hint: () => 'save the file with LF or CRLF line ends',
});

export const controlCharacter = defineDiagnostic<{ character: string }>({
  code: 'yaml/control-character',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A control character, which no YAML text may hold as it is.',
  message: ({ character }) => `the control character ${escaped(character)} is not allowed here`,
  hint: ({ character }) => `remove it, or write "${escaped(character)}" in double quotes`,
});

export const brokenCharacter = defineDiagnostic<object>({
  code: 'yaml/broken-character',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Escapes in double quotes that give no Unicode character, such as half of a surrogate pair.',
  message: () => 'an escape in this text gives no Unicode character',
  hint: () => 'write the character itself, or both halves of the pair',
});

export const directive = defineDiagnostic<{ text: string }>({
  code: 'yaml/directive',
  severity: 'warning',
  holdsForVariables: true,
  summary: 'A directive line (%…) that no reader understands.',
  message: ({ text }) =>
    /^[0-9.]+$/.test(text) ? `this is read as YAML 1.2, not as YAML ${text}` : `no reader knows the directive ${text}`,
  hint: () => 'remove the line',
});

export const duplicateKey = defineDiagnostic<{ key: string; beginsAnother: boolean }>({
  code: 'yaml/duplicate-key',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A map that says one key twice. Only one of the two could count.',
  message: ({ key, beginsAnother }) =>
    beginsAnother
      ? `another resource begins here, in the document of the one before ("${key}" occurs twice)`
      : `the key "${key}" occurs twice in this map`,
  hint: ({ key, beginsAnother }) =>
    beginsAnother
      ? 'write "---" on a line of its own before it'
      : key === '<<'
        ? 'merge several maps with a list: "<<: [*first, *second]"'
        : 'remove or rename one of them',
});

export const nonStringKey = defineDiagnostic<{ found: string; text: string | undefined }>({
  code: 'yaml/non-string-key',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A key that is not a string. JSON, and so every resource, has string keys only.',
  message: ({ found }) => `a key has to be text, this is ${found}`,
  hint: ({ found, text }) =>
    text !== undefined
      ? `quote it: "${text}"`
      : found === 'a map'
        ? 'if this is a template such as {{ name }}, quote it'
        : 'write a string before the colon',
});

export const unresolvedAlias = defineDiagnostic<{ name: string; suggestion: string | undefined }>({
  code: 'yaml/unresolved-alias',
  severity: 'error',
  holdsForVariables: true,
  summary: 'An alias (*name) without an anchor (&name) before it in the same document.',
  message: ({ name }) => `no anchor "&${name}" is before this alias`,
  hint: ({ name, suggestion }) =>
    suggestion === undefined
      ? `anchors do not reach over "---"; if no alias is meant, quote the value: "*${name}"`
      : `did you mean "*${suggestion}"?`,
});

export const recursiveAlias = defineDiagnostic<{ name: string }>({
  code: 'yaml/recursive-alias',
  severity: 'error',
  holdsForVariables: true,
  summary: 'An alias inside the value of its own anchor, so the value would never end.',
  message: ({ name }) => `"*${name}" is inside the value that "&${name}" names`,
  hint: ({ name }) => `write out what is meant here, or move "&${name}" to a value before this one`,
});

export const aliasLimit = defineDiagnostic<{ limit: number }>({
  code: 'yaml/alias-limit',
  severity: 'error',
  holdsForVariables: true,
  summary:
    'Aliases that multiply a document beyond what people write by hand; such documents are used to exhaust memory.',
  message: ({ limit }) => `the aliases of this document copy more than ${limit} values`,
  hint: () => 'write fewer aliases of aliases',
});

export const badTag = defineDiagnostic<{ tag: string; isKnown: boolean }>({
  code: 'yaml/bad-tag',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A tag (!name) that has no meaning in JSON, or that the value does not fit.',
  message: ({ tag, isKnown }) =>
    isKnown ? `the value does not fit the tag ${tag}` : `the tag ${tag} has no meaning here`,
  hint: ({ isKnown }) => (isKnown ? undefined : 'remove the tag; if the "!" belongs to the text, quote it'),
});

export const badMerge = defineDiagnostic<{ found: string }>({
  code: 'yaml/bad-merge',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A merge key (<<) whose value is neither a map nor a list of maps.',
  message: ({ found }) => `"<<" merges a map or a list of maps, this is ${found}`,
  hint: () => 'write "<<: *name", where "&name" is before a map above',
});

export const tooDeep = defineDiagnostic<{ limit: number }>({
  code: 'yaml/too-deep',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Maps and lists inside each other beyond the limit.',
  message: ({ limit }) => `more than ${limit} maps and lists are nested`,
  hint: () => 'check for brackets that are never closed',
});

export const ambiguousScalar = defineDiagnostic<{ text: string; here: string; elsewhere: string }>({
  code: 'yaml/ambiguous-scalar',
  severity: 'warning',
  holdsForVariables: true,
  summary:
    'An unquoted word that YAML 1.1 readers, Kubernetes among them, take for something else than YAML 1.2 readers.',
  message: ({ text, here, elsewhere }) => `${text} is ${here} here, but ${elsewhere} to a YAML 1.1 reader`,
  hint: ({ text, here }) =>
    here === 'text'
      ? `quote it: "${text}"`
      : `quote it if it is text ("${text}"), or write the number without a leading 0`,
  // A value that does not fit gets a hint of its own, which says how to write what was meant.
  givesWayTo: ['schema/'],
});

export const octalNumber = defineDiagnostic<{ text: string; here: number; elsewhere: number }>({
  code: 'yaml/octal-number',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A number with a leading 0, which Kubernetes reads to the base of eight and other readers to that of ten.',
  message: ({ text, here, elsewhere }) =>
    `${text} is ${elsewhere} to Kubernetes, which reads it as octal, but ${here} here`,
  hint: ({ here, elsewhere }) => `write ${elsewhere}, or ${here} if that is meant`,
  // Where a string is expected, quoting the value fixes it.
  givesWayTo: ['schema/wrong-type'],
});

export const impreciseNumber = defineDiagnostic<{ text: string; rounded: string }>({
  code: 'yaml/imprecise-number',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A whole number beyond 2^53, which would be rounded.',
  message: ({ text, rounded }) => `${text} is too large to be kept exactly: it would become ${rounded}`,
  hint: ({ text }) => `if it is an identifier, quote it: "${text}"`,
});

export const notFinite = defineDiagnostic<{ text: string }>({
  code: 'yaml/not-finite',
  severity: 'error',
  holdsForVariables: true,
  summary: 'Infinity or not-a-number, which JSON cannot carry.',
  message: ({ text }) => `${text} is not a number that JSON can hold`,
  hint: ({ text }) => `if it is text, quote it: "${text}"`,
});

const aboutPart: ReadonlySet<string> = new Set(
  [duplicateKey, brokenCharacter, unresolvedAlias, octalNumber, impreciseNumber, notFinite].map(({ code }) => code),
);

/** Whether a finding is about one part of a document only, so that the rest of the document was read all the same. */
export function isAboutPart(code: string): boolean {
  return aboutPart.has(code);
}
