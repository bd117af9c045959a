import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import type { ClientFile } from './client-file.ts';
import { tomlKey, tomlStatements, tomlString, type TomlStatement } from './toml-statements.ts';

/** The strings of a table; a table that is written in another form than `[section.name]` has none that are known. */
export function tomlValueIn(
  { path, text = '' }: ClientFile,
  place: readonly string[],
): { readonly value: unknown } | RefusedStart {
  const statements = tomlStatements(text);
  if (statements === undefined) return unreadable(path);
  if (!statements.some((each) => isBelow(fullPath(each, statements), place))) return { value: undefined };
  const own = ownValues(statements, place);
  return {
    value: Object.fromEntries(
      own.flatMap((each) => {
        const value = tomlString(text, each);
        return value === undefined ? [] : [[each.path.join('.'), value]];
      }),
    ),
  };
}

/**
 * The text of a TOML file with a table of strings at a place, or without it. A new table comes last, where it changes nothing else; one
 * that is there keeps what else it holds. Comments, order and spaces stay.
 */
export function tomlChangedText(
  { path, text = '' }: ClientFile,
  place: readonly string[],
  value: Readonly<Record<string, unknown>> | undefined,
): { readonly text: string } | RefusedStart {
  const statements = tomlStatements(text);
  if (statements === undefined) return unreadable(path);
  const blocker = statements.find(
    (each) => each.kind === 'value' && fullPath(each, statements).join('\0') === place.slice(0, -1).join('\0'),
  );
  if (blocker !== undefined)
    return { problem: `${path}: ${blocker.path.join('.')} is not a table of its own`, hint: 'edit it by hand' };
  if (value === undefined) return { text: withoutTable(text, statements, place) };
  const lines = Object.entries(value).map(([key, each]) => `${tomlKey(key)} = ${JSON.stringify(each)}`);
  const own = ownValues(statements, place);
  if (own.length === 0) {
    const end = text.includes('\r\n') ? '\r\n' : '\n';
    const gap = text === '' ? '' : text.endsWith('\n') ? end : `${end}${end}`;
    const header = `[${place.map(tomlKey).join('.')}]`;
    return { text: `${text}${gap}${[header, ...lines].join(end)}${end}` };
  }
  let next = text;
  for (const each of own.toReversed()) {
    const [key = ''] = each.path;
    if (each.path.length === 1 && Object.hasOwn(value, key))
      next = `${next.slice(0, each.valueStart)} ${JSON.stringify(value[key])}${next.slice(each.end)}`;
  }
  return { text: next };
}

/** The keys that are written below the header of the table itself. */
function ownValues(statements: readonly TomlStatement[], place: readonly string[]): readonly TomlStatement[] {
  const at = statements.findIndex(({ kind, path }) => kind === 'table' && path.join('\0') === place.join('\0'));
  if (at === -1) return [];
  const next = statements.findIndex(({ kind }, index) => index > at && kind !== 'value');
  return statements.slice(at + 1, next === -1 ? undefined : next);
}

/** The text without the table and the tables below it, and without the blank lines before each. */
function withoutTable(text: string, statements: readonly TomlStatement[], place: readonly string[]): string {
  let next = text;
  for (const [index, header] of [...statements.entries()].toReversed()) {
    if (header.kind === 'value' || !isBelow(header.path, place)) continue;
    const following = statements.findIndex((each, other) => other > index && each.kind !== 'value');
    const last = statements.slice(index, following === -1 ? undefined : following).at(-1) ?? header;
    const lineEnd = next.indexOf('\n', last.end);
    const head = next
      .slice(0, header.start)
      .replace(/(?:\r?\n[ \t]*)+$/, (blank) => (blank.includes('\r') ? '\r\n' : '\n'));
    next = `${head}${lineEnd === -1 ? '' : next.slice(lineEnd + 1)}`;
  }
  return next;
}

/** The key of a statement from the root of the document. */
function fullPath(statement: TomlStatement, statements: readonly TomlStatement[]): readonly string[] {
  if (statement.kind !== 'value') return statement.path;
  const header = statements.slice(0, statements.indexOf(statement)).findLast(({ kind }) => kind !== 'value');
  return [...(header?.path ?? []), ...statement.path];
}

function isBelow(path: readonly string[], place: readonly string[]): boolean {
  return place.every((part, index) => path[index] === part);
}

function unreadable(path: string): RefusedStart {
  return { problem: `${path} is not TOML`, hint: 'fix it first; svc has not changed it' };
}
