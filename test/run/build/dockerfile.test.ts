import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BuildSettings } from '../../../runtime/run/build/build-settings.ts';
import { packageOf } from '../../../runtime/run/package-program.ts';
import { sourceOf, type PackageSource } from '../../../runtime/run/build/package-source.ts';
import { recipeOf, type LockData } from '../../../runtime/run/build/recipe.ts';

/** The Dockerfiles of packages are files beside this one, and so are what they copy. */

const usual = { packages: [], certificates: undefined, registries: {}, proxies: {} };
const node: BuildSettings = { ...usual, builder: 'node:24-alpine', base: 'node:24-alpine' };
const python: BuildSettings = { ...usual, builder: 'python:3.14-slim', base: 'python:3.14-slim' };
const go: BuildSettings = { ...usual, builder: 'golang:1.26-alpine', base: 'alpine:3.23' };

function source(written: string): PackageSource {
  const found = packageOf(written);
  if (found === undefined || 'problem' in found) throw new Error(`${written} is no package`);
  const read = sourceOf(found);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

const everything: Partial<BuildSettings> = {
  packages: ['git', 'libvips42'],
  certificates: '-----BEGIN CERTIFICATE-----\n',
  registries: { NPM_CONFIG_REGISTRY: 'https://npm.example.com/$team/"a"\\' },
  proxies: { HTTPS_PROXY: 'http://user:secret@proxy.example.com' },
};
const cases: readonly (readonly [name: string, written: string, BuildSettings, (LockData | undefined)?, string?])[] = [
  ['npx', 'npx://@scope/name', node],
  ['npx-locked', 'npx://@scope/name@^1.2', node, { 'package-lock.json': '{}' }],
  ['npx-everything', 'npx://name@1.2.3', { ...node, ...everything }],
  ['uvx', 'uvx://mcp-server[extra]@1.0', python],
  ['uvx-locked', 'uvx://mcp-server', python, { 'uv.lock': 'version = 1' }],
  ['go', 'go://example.com/module/cmd/server', go],
  ['go-locked', 'go://example.com/module/cmd/server@v1.2.3', go, { 'go.mod': 'module a', 'go.sum': '' }],
  ['go-folder', 'go://./cmd/server', go, undefined, './cmd/server'],
];

function recipe([, written, settings, lock, goPackage]: (typeof cases)[number]): ReturnType<typeof recipeOf> {
  const entries = new Map([['go.mod', { kind: 'file', content: Buffer.from('module a'), mode: 0o644 } as const]]);
  const folder = goPackage === undefined ? undefined : { entries, goPackage };
  return recipeOf(source(written), settings, { lock, folder });
}

describe('the Dockerfile of', () => {
  test.each(cases.map((each) => [each[0], each] as const))('%s', async (_, each) => {
    const { files } = recipe(each);
    const texts = [...files].map(([path, entry]) => [
      path,
      'content' in entry ? entry.content.toString() : entry.target,
    ]);
    const { Dockerfile = '' } = Object.fromEntries(texts);
    await expect(Dockerfile).toMatchFileSnapshot(join(import.meta.dirname, `golden/${each[0]}.Dockerfile`));
    const copied = [...Dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const named = copied.map((name) => (name === 'source/' ? 'source/go.mod' : name));
    expect(new Set(files.keys())).toEqual(new Set(['Dockerfile', ...named]));
    expect(JSON.stringify(texts)).not.toContain('secret');
  });
});

describe('an image is called after what it is made of:', () => {
  test('equal parts give equal names, and each part counts', () => {
    const digests = cases.map((each) => recipe(each).digest);
    expect(new Set(digests).size).toBe(cases.length);
    expect(cases.map((each) => recipe(each).digest)).toEqual(digests);
    const changes: Partial<BuildSettings>[] = [
      { builder: 'node:24-slim' },
      { base: 'node:24-slim' },
      { packages: ['git'] },
      { certificates: 'of another authority' },
      { registries: { NPM_CONFIG_REGISTRY: 'https://npm.example.com' } },
    ];
    const changed = changes.map((change) => recipeOf(source('npx://a'), { ...node, ...change }, {}).digest);
    expect(new Set([...changed, recipeOf(source('npx://a'), node, {}).digest]).size).toBe(changes.length + 1);
    const locks = ['1', '2'].map((lock) => recipeOf(source('npx://a'), node, { lock: { 'package-lock.json': lock } }));
    expect(new Set(locks.map(({ digest }) => digest)).size).toBe(2);
  });

  test('proxies, which only lead to the same packages, do not count', () => {
    const proxies = { HTTPS_PROXY: 'http://proxy.example.com' };
    expect(recipeOf(source('npx://a'), { ...node, proxies }, {}).digest).toBe(
      recipeOf(source('npx://a'), node, {}).digest,
    );
  });

  test('the content, the names, the links and the rights of the files of a folder count', () => {
    const of = (path: string, text: string, mode: 0o644 | 0o755 = 0o644): string => {
      const entries = new Map([[path, { kind: 'file', content: Buffer.from(text), mode } as const]]);
      return recipeOf(source('go://./a'), go, { folder: { entries, goPackage: '.' } }).digest;
    };
    const link = new Map([['a', { kind: 'link', target: 'x' } as const]]);
    const ofLink = recipeOf(source('go://./a'), go, { folder: { entries: link, goPackage: '.' } }).digest;
    expect(new Set([of('a', 'x'), of('a', 'y'), of('b', 'x'), of('a', 'x', 0o755), ofLink]).size).toBe(5);
  });
});

describe('what names a package', () => {
  test('is a package of a registry or a folder', () => {
    expect(source('npx://@a/b@latest')).toEqual({
      scheme: 'npx',
      kind: 'published',
      name: '@a/b',
      version: undefined,
    });
    expect(source('uvx://a_b==1.0')).toMatchObject({ name: 'a_b', version: '1.0' });
    expect(source('go://example.com/a/v2/cmd/b@v2.1.0')).toMatchObject({
      name: 'example.com/a/v2/cmd/b',
      version: 'v2.1.0',
    });
    expect(source('go://../a')).toEqual({ scheme: 'go', kind: 'folder', path: '../a' });
  });

  test.each([
    'npx://a b',
    'npx://a;b',
    'npx://./a',
    'npx://github:a/b',
    'npx://a@$(id)',
    'uvx://a;b',
    'uvx://a@`id`',
    'uvx://../a',
    'go://a',
    "go://example.com/'a'",
    'go://example.com/../a',
    'go://example.com/a@v1 b',
  ])('%s is refused', (written) => {
    const found = packageOf(written);
    const refused = found === undefined || 'problem' in found ? found : sourceOf(found);
    expect(refused).toMatchObject({ problem: expect.any(String) });
  });
});
