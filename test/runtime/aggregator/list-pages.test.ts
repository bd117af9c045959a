import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listCursors } from '../../../runtime/aggregator/list-cursors.ts';
import { listPages, type ListPages } from '../../../runtime/aggregator/list-pages.ts';
import { createSnapshotSeal } from '../../../runtime/aggregator/sealed-snapshot.ts';

const names = Array.from({ length: 1500 }, (_, index) => `payroll-${String(index).padStart(4, '0')}`);

function pagesOf(shown: readonly string[], cursors = listCursors()): ListPages {
  const items = shown.map((name) => ({ name, bytes: Buffer.from(JSON.stringify({ name })) }));
  return listPages('tools', items, cursors);
}

interface Page {
  readonly tools: readonly { readonly name: string }[];
  readonly nextCursor?: string;
}

function page(pages: ListPages, cursor?: string): Page | undefined {
  const text = pages.page(cursor);
  return text === undefined ? undefined : (JSON.parse(`{${text}}`) as Page);
}

describe('the pages of a list', () => {
  test('follow one another by cursors that name nothing: the last of a page may be hidden from their caller', () => {
    const pages = pagesOf(names);
    const first = page(pages);
    const cursor = first?.nextCursor ?? '';
    const second = page(pages, cursor);
    expect([...(first?.tools ?? []), ...(second?.tools ?? [])].map(({ name }) => name)).toEqual(names);
    expect(second?.nextCursor).toBeUndefined();
    expect(first?.tools.at(-1)?.name).toBe('payroll-0999');
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('payroll');
    expect(cursor).not.toContain('payroll');
  });

  test('go on in a list that has changed meanwhile', () => {
    const cursors = listCursors();
    const cursor = page(pagesOf(names, cursors))?.nextCursor ?? '';
    const changed = pagesOf(names.slice(500), cursors);
    expect(page(changed, cursor)?.tools[0]?.name).toBe('payroll-1000');
  });

  test('go on at a replica with the same key; cursors of others, and made up ones, are refused', () => {
    const key = randomBytes(32);
    const replica = (): ListPages => pagesOf(names, listCursors(createSnapshotSeal(() => key)));
    const cursor = page(replica())?.nextCursor ?? '';
    expect(page(replica(), cursor)?.tools).toHaveLength(500);
    const stranger = pagesOf(names);
    const made = Buffer.from(JSON.stringify(['tools', 'payroll-0003'])).toString('base64url');
    for (const each of [cursor, made, '', 'x', `${cursor}A`.slice(1)]) expect(page(stranger, each)).toBeUndefined();
    const prompts = listPages('prompts', [], listCursors(createSnapshotSeal(() => key)));
    expect(prompts.page(cursor)).toBeUndefined();
  });
});
