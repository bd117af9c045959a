/** How we say a syntax error. */
export interface SyntaxWords {
  readonly message: string;
  readonly hint?: string;
  /** The rest of the document can still be read, so further errors may be trusted. */
  readonly isLocal?: boolean;
}

const quoteIt = 'if it is text, quote the whole of it';
const checkIndentation = 'indent all keys of a map, and all items of a list, alike';

/** Our words for what the reader says; its own sentence, without capital and period, where none of these fits. */
const table: readonly (SyntaxWords & { readonly theirs: RegExp })[] = [
  {
    theirs: /^Invalid escape sequence (.*)/,
    message: 'unknown escape $1',
    hint: 'in double quotes a backslash is written "\\\\"; single quotes take it as it is',
    isLocal: true,
  },
  {
    theirs: /^Plain value cannot start with .*?(\S)$/,
    message: 'text without quotes cannot begin with $1',
    hint: quoteIt,
    isLocal: true,
  },
  {
    theirs: /^Block scalar values in collections/,
    message: 'the lines of this text have to be indented more than its key',
  },
  {
    theirs: /^Block scalar lines must not be less indented/,
    message: 'this line is indented less than the lines of its text before it',
  },
  {
    theirs: /^All mapping items must start/,
    message: 'this line is indented unlike the keys before it',
    hint: checkIndentation,
  },
  {
    theirs: /^(?:All sequence items must start|Sequence item without)/,
    message: 'this line is indented unlike the items before it',
    hint: checkIndentation,
  },
  {
    theirs: /^Nested mappings are not allowed/,
    message: 'a map cannot begin here, on the line of its key',
    hint: 'if this is a text with ": " in it, quote it; otherwise check the indentation of the next line',
  },
  {
    theirs: /^(?:Unexpected block-seq-ind|A block sequence may not)/,
    message: 'a list cannot begin here, on the line of its key',
    hint: 'write each "- item" on a line of its own',
  },
  {
    theirs: /^Implicit keys .*single line/,
    message: 'a key has to stand on one line',
    hint: 'check for a missing colon or a wrong indentation on the lines before',
  },
  {
    theirs: /^Implicit map keys need/,
    message: 'this line has no colon, so it is no key',
    hint: 'write "key: value", or indent the line if it continues the one before',
  },
  { theirs: /^Missing , /, message: 'a comma is missing before this' },
  { theirs: /^Unexpected (?:,|empty item) in/, message: 'something is missing before this comma' },
  { theirs: /^Missing space after :/, message: 'a space is missing after the colon' },
  { theirs: /^Missing directives-end/, message: 'a line "---" is missing between the directives and the document' },
  { theirs: /^Comments must be separated/, message: 'a space is missing before "#"', hint: quoteIt },
  {
    theirs: /^Tags and anchors must be separated/,
    message: 'a space is missing after the tag or anchor',
    hint: quoteIt,
  },
  {
    theirs: /^Unexpected .* at node end$/,
    message: 'this does not belong here: the value before it has ended',
    hint: 'if both are one text, quote the whole of it; otherwise check the indentation',
  },
  { theirs: /^Unexpected (?:scalar|\S+-scalar|map-value-ind)/, message: 'this does not belong here', hint: quoteIt },
  { theirs: /^An alias node must not/, message: 'an alias cannot carry an anchor or a tag of its own', isLocal: true },
  { theirs: /^A node can have at most one (\w+)/, message: 'a value can have one $1 only', isLocal: true },
];

/** Says a syntax error of the reader in our words. `before` is the text in front of it. */
export function syntaxWords(theirMessage: string, before: string): SyntaxWords {
  for (const { theirs, message, ...rest } of table) {
    const match = theirs.exec(theirMessage);
    if (match === null) continue;
    const words = { ...rest, message: message.replace('$1', () => match[1] ?? '') };
    const isApostrophe = before.endsWith("'") && theirMessage.endsWith('at node end');
    return isApostrophe ? { ...words, hint: "inside single quotes an apostrophe is written twice: ''" } : words;
  }
  return { message: sentence(theirMessage) };
}

/** A sentence of the reader the way ours are written. */
export function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
