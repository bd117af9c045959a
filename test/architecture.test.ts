import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packages } from './support/package-rooms.ts';
import { arrows } from './support/rooms.ts';

const root = resolve(import.meta.dirname, '..');

const rooms = ['generator', 'generated', 'runtime', 'manifests', 'cli', 'tools'];
const files = rooms.flatMap((room) => sourcesBelow(join(root, room)));

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mts|js|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  );
}

function roomOf(path: string): string | undefined {
  return Object.keys(arrows)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

/** Folders that may have more than 30 files, and why. */
const largeFolders: Readonly<Record<string, string>> = {
  'manifests/rules/workflow':
    'a file there is called after the code that it reports, and the codes of an area have no subjects',
};

/** A folder and all folders in it, from the root of the project on. */
function foldersBelow(room: string): string[] {
  const below = readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return [room, ...below];
}

/** The sets of files that each lead to all of the set (Tarjan, strongly connected components). */
function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const target of edges.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || (edges.get(file) ?? []).includes(file)) circles.push(circle.toSorted());
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe('architecture', () => {
  test('the checks below see the tree', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const room of Object.keys(arrows)) {
      expect(files.filter((file) => file.startsWith(`${room}/`)).length, room).toBeGreaterThan(0);
    }
    expect(files.flatMap(importsOf).length).toBeGreaterThan(300);
  });

  test('imports follow the arrows', () => {
    const wrong = files.flatMap((file) => {
      const from = roomOf(file);
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => {
          const target = relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/');
          const to = roomOf(target);
          if (target === 'package.json' || from === undefined || to === from) return [];
          const mayImport = arrows[from] ?? [];
          const isBelow = mayImport.some((room) => room.endsWith('/**') && to?.startsWith(room.slice(0, -2)) === true);
          return to !== undefined && (isBelow || mayImport.includes(to)) ? [] : [`${file} imports ${target}`];
        });
    });
    expect(wrong).toEqual([]);
  });

  test('ARCHITECTURE.md has every room, and no other', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const table = /\| Room \|[^]*?\n\n/.exec(text)?.[0] ?? '';
    const named = [...table.matchAll(/^\| `([^`]+?)\/?` \|/gm)].map((match) => match[1] ?? '');
    // The rooms inside of the compiler are one there, and so are those of the configuration and of the generator.
    const here = Object.keys(arrows).filter((room) => !/^(?:manifests|runtime\/config|generator)\//.test(room));
    expect(named.filter((room) => room !== 'schemas').toSorted()).toEqual(here.toSorted());
  });

  test('each room of ARCHITECTURE.md imports only from rooms above it', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const table = /\| Room \|[^]*?\n\n/.exec(text)?.[0] ?? '';
    const rows = [...table.matchAll(/^\| `([^`]+?)\/?` \|/gm)].map((match) => match[1] ?? '');
    const rowOf = (room: string): number => {
      const name = room.replace(/\/\*\*$/, '');
      const fitting = rows.filter((row) => name === row || name.startsWith(`${row}/`));
      return rows.indexOf(fitting.toSorted((one, other) => other.length - one.length)[0] ?? '');
    };
    const upward = Object.entries(arrows).flatMap(([room, targets]) =>
      targets
        .filter((target) => rowOf(target) > rowOf(room) || rowOf(target) === -1)
        .map((target) => `${room} → ${target}`),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(upward).toEqual([]);
  });

  test('no file leads back to itself, by types neither', () => {
    const known = new Set(files);
    const edges = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/'))
          .filter((target) => known.has(target)),
      ]),
    );
    expect(circlesIn(edges)).toEqual([]);
  });

  test('each npm package is imported only where it is needed', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !/^(\.|node:|\$\{)/.test(specifier))
        .flatMap((specifier) => {
          const allowed = packages[packageOf(specifier)];
          if (allowed === undefined) return [`${file} imports ${specifier}, which the architecture test does not know`];
          return allowed.some((room) => file.startsWith(`${room}/`)) ? [] : [`${file} imports ${specifier}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('no written file is longer than 300 lines', () => {
    const written = [...files.filter((file) => !file.startsWith('generated/')), ...sourcesBelow(join(root, 'test'))];
    const long = written.flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
      return lines > 300 ? [`${file}: ${lines}`] : [];
    });
    expect(written.length).toBeGreaterThan(60);
    expect(long).toEqual([]);
  });

  test('no folder has more than 30 files, so that the next one gets a subject', () => {
    const folders = [...rooms.filter((room) => room !== 'generated'), 'schemas'].flatMap(foldersBelow);
    const large = folders.flatMap((folder) => {
      const count = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
      return count > 30 ? [folder] : [];
    });
    expect(folders.length).toBeGreaterThan(100);
    expect(large.toSorted()).toEqual(Object.keys(largeFolders).toSorted());
  });

  test('no file has a vague name', () => {
    const vague = files.filter(
      (file) => /\/(utils?|helpers?|common|misc|types)\.ts$/.test(file) && !file.startsWith('generated/'),
    );
    expect(vague).toEqual([]);
  });
});
