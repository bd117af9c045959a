import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const rooms = ['manifests', 'cli', 'tools', 'runtime', 'generator'];

/** Files that build a regular expression where a function runs, and why nothing of an input is in it. */
const allowed: Readonly<Record<string, string>> = {
  'generator/read/lint/patterns.ts': 'it compiles the patterns of our own schemas, to refuse those that do not compile',
  'generator/read/lint/values.ts': 'patterns of our own schemas',
  'runtime/config/schema/schema-form.ts': 'patterns of our own schemas',
  'runtime/config/schema/variable-values.ts': 'patterns of our own schemas',
  'runtime/http/allowed-methods.ts': 'addresses of our own routes, escaped',
  'runtime/http/operations/parameters.ts': 'patterns of our own API description',
  'runtime/http/raw/front-routes.ts': 'addresses of our own routes, escaped',
  'runtime/language/json-schema/check.ts':
    'it compiles the pattern of a JSON Schema to see whether it is one, catches what is thrown, and runs nothing',
  'runtime/observe/metrics.ts': 'names of our own instruments, which are words',
};

interface Use {
  readonly file: string;
  readonly line: number;
  readonly argument: string;
  /** It runs once, when the module is loaded: there is no input yet. */
  readonly isAtLoad: boolean;
}

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);

/** The calls in a file that a pattern begins, with the text of the first argument. */
function usesIn(file: string, call: RegExp): Use[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...text.matchAll(call)].map((match) => {
    const start = match.index + match[0].length;
    const line = text.slice(0, start).split('\n').length;
    const statement = text.split('\n')[line - 1] ?? '';
    return { file, line, argument: argumentAt(text, start), isAtLoad: /^(?:export )?const /.test(statement) };
  });
}

function argumentAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (depth === 0 && (character === ')' || character === ',')) return text.slice(start, at).trim();
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
  }
  return text.slice(start).trim();
}

function isConstant(argument: string): boolean {
  return /^(?:'[^']*'|"[^"]*"|(?:String\.raw)?`[^`]*`)$/.test(argument) && !argument.includes('${');
}

describe('no regular expression is built from an input', () => {
  test('with RegExp', () => {
    const uses = files.flatMap((file) => usesIn(file, /\bRegExp\(/g));
    const built = uses.filter(({ argument, isAtLoad }) => !isConstant(argument) && !isAtLoad);
    expect(uses.length).toBeGreaterThan(5);
    expect([...new Set(built.map(({ file }) => file))].toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  test('with methods of strings that make one of what they are given', () => {
    const uses = files.flatMap((file) => usesIn(file, /\.(?:match|matchAll)\((?!\s*\/)/g));
    const built = uses.filter(({ file, argument }) => {
      const declared = new RegExp(`\\bconst ${/^\w+$/.exec(argument)?.[0] ?? 'nothing'} =\\s*/`);
      return !declared.test(readFileSync(join(root, file), 'utf8'));
    });
    expect(uses.length).toBeGreaterThan(5);
    expect(built).toEqual([]);
  });
});
