import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../runtime/identity/json-object.ts';

/** Bytes of the file of a client. */
const largest = 33_554_432;

/** A file of a client as it is now. */
export interface ClientFile {
  readonly path: string;
  /** Undefined where there is none yet. */
  readonly text: string | undefined;
}

/** Reads the file of a client. Throws the error of the system. */
export function readClientFile(path: string): ClientFile | RefusedStart {
  if (!existsSync(path)) return { path, text: undefined };
  // A link to a folder of settings that are kept elsewhere stays one.
  const real = realpathSync(path);
  if (statSync(real).size > largest)
    return { problem: `${path} is larger than ${largest} bytes`, hint: 'edit it by hand' };
  const bytes = readFileSync(real);
  // Other bytes would be lost when it is written again.
  if (!isUtf8(bytes)) return { problem: `${path} is not UTF-8`, hint: 'edit it by hand' };
  return { path: real, text: bytes.toString('utf8') };
}

/** The value at a place of the file; undefined where there is none. A file that is not JSON is refused. */
export function valueIn(
  { path, text }: ClientFile,
  place: readonly string[],
): { readonly value: unknown } | RefusedStart {
  const root = treeOf(text);
  if (root === undefined) return { problem: `${path} is not JSON`, hint: 'fix it first; svc has not changed it' };
  const node = findNodeAtLocation(root, [...place]);
  return { value: node === undefined ? undefined : getNodeValue(node) };
}

/**
 * The text of the file with a value at a place, or without one. Everything else stays as it is: comments, order, spaces. Where a value on
 * the way is not an object, the file is refused.
 */
export function changedText(
  { path, text }: ClientFile,
  place: readonly string[],
  value: object | undefined,
): { readonly text: string } | RefusedStart {
  const before = text === undefined || text.trim() === '' ? '{}\n' : text;
  const root = treeOf(before);
  if (root === undefined) return { problem: `${path} is not JSON`, hint: 'fix it first; svc has not changed it' };
  for (let depth = 0; depth < place.length; depth += 1) {
    const node = findNodeAtLocation(root, place.slice(0, depth));
    if (node !== undefined && !isJsonObject(getNodeValue(node)))
      return {
        problem: `${path}: ${place.slice(0, depth).join('.') || 'the document'} is not an object`,
        hint: 'fix it first; svc has not changed it',
      };
  }
  const there = findNodeAtLocation(root, [...place]);
  if (value === undefined) return { text: there?.parent === undefined ? before : without(before, there.parent) };
  if (there === undefined) return { text: withFirst(before, root, place, value) };
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return { text: applyEdits(before, modify(before, [...place], value, { formattingOptions })) };
}

/**
 * The text with a property at the beginning of the nearest object on the way that is there. Only there it is certain that no comment moves to
 * another property.
 */
function withFirst(text: string, root: Node, place: readonly string[], value: object): string {
  let depth = place.length - 1;
  while (depth > 0 && findNodeAtLocation(root, place.slice(0, depth)) === undefined) depth -= 1;
  const parent = findNodeAtLocation(root, place.slice(0, depth)) ?? root;
  const [key = '', ...below] = place.slice(depth);
  const nested = below.toReversed().reduce((inner: object, name) => ({ [name]: inner }), value);
  const unit = indentUnit(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = unit.repeat(depth + 1);
  const lines = `${JSON.stringify(key)}: ${JSON.stringify(nested, null, unit)}`.split('\n');
  const own = lines.map((line) => `${end}${indent}${line}`).join('');
  const isAlone = (parent.children ?? []).length === 0;
  const at = parent.offset + 1;
  const rest = text.slice(at);
  // What follows on the same line, such as a closing bracket, gets a line of its own.
  const gap = isAlone && !/^[ \t]*[\r\n]/.test(rest) ? `${end}${unit.repeat(depth)}` : '';
  return `${text.slice(0, at)}${own}${isAlone ? '' : ','}${gap}${gap === '' ? rest : rest.trimStart()}`;
}

/**
 * Replaces the file as a whole, with the rights it had. A file that its client has changed since it was read is left alone: what the client wrote
 * would be lost. Throws the error of the system.
 */
export function writeClientFile({ path, text }: ClientFile, next: string): RefusedStart | undefined {
  const mode = text === undefined ? 0o600 : statSync(path).mode & 0o777;
  const staged = join(dirname(path), `.${basename(path)}-${randomBytes(6).toString('hex')}`);
  try {
    const descriptor = openSync(staged, 'wx', mode);
    try {
      writeFileSync(descriptor, next);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (present !== text) {
      rmSync(staged);
      return { problem: `${path} was changed at the same time, and is left as it is`, hint: 'try again' };
    }
    renameSync(staged, path);
    return undefined;
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

/** The tree of JSON with comments and trailing commas; undefined where it is anything else. */
function treeOf(text: string | undefined): ReturnType<typeof parseTree> {
  const errors: ParseError[] = [];
  const root = parseTree(text === undefined || text.trim() === '' ? '{}' : text, errors, { allowTrailingComma: true });
  return errors.length > 0 ? undefined : root;
}

/** The text without a property, with one comma less. Comments around it stay. */
function without(text: string, property: Node): string {
  const siblings = property.parent?.children ?? [];
  const before = siblings[siblings.indexOf(property) - 1];
  const end = property.offset + property.length;
  const [blank = ''] = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, property.offset)) ?? [];
  const head = text.slice(0, property.offset - blank.length);
  const [comma] = /^\s*,/.exec(text.slice(end)) ?? [];
  if (comma !== undefined || before === undefined) return head + text.slice(end + (comma ?? '').length);
  // It is the last one: the comma is behind the one before, perhaps after a comment.
  const between = head.slice(before.offset + before.length);
  const gap = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*/.exec(between)?.[0].length ?? 0;
  const at = before.offset + before.length + gap;
  return head.slice(0, at) + head.slice(at + 1) + text.slice(end);
}

/** One step of the indentation: that of the first indented line. */
function indentUnit(text: string): string {
  const first = /^([ \t]+)\S/m.exec(text)?.[1];
  return first === undefined ? '  ' : first.startsWith('\t') ? '\t' : first;
}
