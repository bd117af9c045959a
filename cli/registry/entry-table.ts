import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import { membersOf } from '../../runtime/registry/documents/json-value.ts';

/** One version of a server, as a list shows it. */
export interface EntryRow {
  readonly name: string;
  readonly version: string;
  readonly status: string;
  readonly description: string;
  /** The row as the server sent it. */
  readonly row: unknown;
}

const officialKey = 'io.modelcontextprotocol.registry/official';

/** Reads a page of `{servers: [{server, _meta}], metadata: {nextCursor}}`; rows of another shape are left out. */
export function rowsOf(page: unknown): { readonly rows: readonly EntryRow[]; readonly nextCursor?: string } {
  const { servers, metadata } = membersOf(page);
  const rows = (Array.isArray(servers) ? servers : []).map((row: unknown): EntryRow => {
    const { server, _meta } = membersOf(row);
    const { name, version, description } = membersOf(server);
    const { status } = membersOf(membersOf(_meta)[officialKey]);
    return {
      name: textOf(name),
      version: textOf(version),
      status: textOf(status),
      description: textOf(description),
      row,
    };
  });
  const { nextCursor } = membersOf(metadata);
  return typeof nextCursor === 'string' && nextCursor !== '' ? { rows, nextCursor } : { rows };
}

/** A table for people; nothing in an entry may command the terminal. */
export function entryTable(rows: readonly EntryRow[]): string {
  const lines = [
    ['NAME', 'VERSION', 'STATUS', 'DESCRIPTION'],
    ...rows.map(({ name, version, status, description }) => [name, version, status, description].map(printableLine)),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
