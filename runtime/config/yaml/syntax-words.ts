/** How we say a syntax error. */
export interface SyntaxWords {
  readonly message: string;
  readonly hint?: string;
  /** The rest of the document can still be read, so further errors may be trusted. */
  readonly isLocal?: boolean;
}

const quoteIt = 'if it is text, quote the whole of it';
const checkIndentation = 'indent all keys of a map, and all items of a list, alike';

/** Our words for what the reader says. */
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
    hint: 'indent them by two more spaces',
  },
  {
    theirs: /^Block scalar lines must not be less indented/,
    message: 'this line is indented less than the lines of its text before it',
    hint: 'indent all lines of the text alike',
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
    hint: 'if this is a string with ": " in it, quote it; otherwise check the indentation of the next line',
  },
  {
    theirs: /^(?:Unexpected block-seq-ind|A block sequence may not)/,
    message: 'a list cannot begin here, on the line of its key',
    hint: 'write each "- item" on a line of its own',
  },
  {
    theirs: /^Implicit keys .*single line/,
    message: 'a key has to be on one line',
    hint: 'check for a missing colon or a wrong indentation on the lines before',
  },
  {
    theirs: /^Implicit map keys need/,
    message: 'this line has no colon, so it is not a key',
    hint: 'write "key: value", or indent the line if it continues the one before',
  },
  {
    theirs: /^Missing , or : between flow map/,
    message: 'a colon or a comma is missing before this',
    hint: 'inside braces, write "key: value" and a comma between the entries',
  },
  { theirs: /^Missing , /, message: 'a comma is missing before this', hint: 'write a comma between the entries' },
  {
    theirs: /^Block collections are not allowed within flow/,
    message: 'this does not belong here, inside brackets',
    hint: 'write a comma between the entries, close the bracket before, or quote a string with ": " in it',
  },
  {
    theirs: /^Unexpected flow-(?:map|seq)-end token.*"(.)"$/,
    message: 'there is nothing that this "$1" closes',
    hint: 'remove it; if it belongs to a string, quote all of it',
  },
  {
    theirs: /^Unexpected ([\]}]) in/,
    message: 'this "$1" closes a bracket of another kind',
    hint: 'close the bracket that was opened last',
  },
  {
    theirs: /^(?:Block scalar header includes|Not a YAML token|Unexpected token in block scalar header)/,
    message: 'a string after "|" or ">" begins on the next line',
    hint: 'put the text on the next line, indented; if the sign belongs to the text, quote the whole of it',
  },
  {
    theirs: /^Block scalars with more-indented/,
    message: 'the blank lines at the start of this text are indented more than the text itself',
    hint: 'remove the spaces from the blank lines',
  },
  { theirs: /^Anchor cannot be an empty/, message: 'a name is missing after "&"', hint: quoteIt },
  { theirs: /^Alias cannot be an empty/, message: 'a name is missing after "*"', hint: quoteIt },
  {
    theirs: /^%(YAML|TAG) directive should/,
    message: 'this %$1 line is incomplete',
    hint: 'remove the line: it is not needed',
  },
  {
    theirs: /^(?:Block collection cannot start|Missing newline after block sequence)/,
    message: 'a map or list cannot begin on this line',
    hint: 'put it on the next line',
  },
  {
    theirs: /^The : indicator must be/,
    message: 'a key cannot be longer than 1024 characters',
    hint: 'check for a missing quote before it',
  },
  {
    theirs: /^Anchors and tags must be after/,
    message: 'the anchor or tag has to come after this sign',
    hint: 'write it right before the value, as in "- &name value"',
  },
  {
    theirs: /^Unexpected (?:,|empty item) in/,
    message: 'something is missing before this comma',
    hint: 'write the entry, or remove the comma',
  },
  { theirs: /^Missing space after :/, message: 'a space is missing after the colon', hint: 'write "key: value"' },
  {
    theirs: /^Missing directives-end/,
    message: 'a line "---" is missing between the directives and the document',
    hint: 'add the line "---"; a string that begins with "%" has to be quoted',
  },
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
  {
    theirs: /^An alias node must not/,
    message: 'an alias cannot carry an anchor or a tag of its own',
    hint: 'write the alias alone',
    isLocal: true,
  },
  {
    theirs: /^A node can have at most one (\w+)/,
    message: 'a value can have one $1 only',
    hint: 'remove one of them',
    isLocal: true,
  },
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
  return rest;
}

/** For what the reader says in none of the forms above: it is seldom clearer than the text itself. */
const rest: SyntaxWords = {
  message: 'from here on this cannot be read as YAML',
  hint: 'check the quotes, brackets, colons and the indentation of this line and the one before it',
};
