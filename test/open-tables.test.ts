import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { exitCodes } from '../cli/exit-codes.ts';
import { apiVersion, kinds } from '../generated/kinds.ts';
import { openTable } from '../runtime/diagnostics/open-table.ts';
import { compileWhole } from './support/compiled-programs.ts';
import { runInProcess } from './support/run-in-process.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { fullFixtures } from './support/source-files.ts';

const root = resolve(import.meta.dirname, '..');

/** Members that every plain object inherits. */
const words = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'] as const;

type Plain = Record<string, unknown>;

/** A map with one more key, whatever its name: assigning to `__proto__` would make no key. */
function withKey(map: object, key: string, value: unknown): Plain {
  const copy: Plain = { ...map };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

describe('tables that are asked with words of an input', () => {
  const files = ['cli', 'manifests', 'runtime'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

  test('have no entries but their own', () => {
    const table = openTable({ a: 1 });
    for (const word of words) expect(table[word]).toBeUndefined();
    expect(table['a']).toBe(1);
  });

  test('are all made so', () => {
    const plain: string[] = [];
    let seen = 0;
    for (const file of files) {
      for (const [text, name] of readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:export )?const (\w+): (?:Readonly<|Partial<)*Record<string,[^=]*? =\s*(?:openTable\()?/gm,
      )) {
        seen++;
        if (!text.endsWith('openTable(')) plain.push(`${file}: ${name ?? ''}`);
      }
    }
    expect(seen).toBeGreaterThan(40);
    // This one is frozen and empty, and is handed on.
    expect(plain, 'write openTable({ … }) around the entries (runtime/diagnostics/open-table.ts)').toEqual([
      'runtime/http/server.ts: noQuery',
    ]);
  });
});

describe.for(words)('nothing ends in an internal error: %s', (word) => {
  const files = {
    'a.yaml': `apiVersion: ${apiVersion}\nkind: MCPGroup\nmetadata: { name: a }\nspec: {}\n`,
    'project/svc.yaml': `${word}: x\nignore: [${word}]\nlabels: { ${word}: ${word} }\nexclude: [${word}]\n`,
    'project/a.yaml': `apiVersion: ${apiVersion}\nkind: MCPGroup\nmetadata: { name: a }\nspec: {}\n`,
  };

  test('as a word of a command line', async () => {
    const cwd = scratchFolder(files);
    for (const args of [
      [word],
      ['explain', word],
      ['explain', `MCPServer.${word}`],
      ['explain', `MCPServer.spec.${word}`],
      ['explain', `${word}/${word}`],
      ['explain', `schema/${word}`],
      ['schema', word],
      ['schema', '--crd', word],
      ['completion', word],
      ['init', word],
      ['compile', word],
      ['compile', 'a.yaml', '--target', word],
      ['compile', 'a.yaml', '--format', word],
      ['compile', 'a.yaml', '--label', `${word}=${word}`],
      ['compile', 'a.yaml', '--namespace', word],
      ['compile', 'a.yaml', '--diagnostics', word],
      ['validate', 'a.yaml', '--as', word],
      ['validate', 'a.yaml', '--diagnostics', word],
      ['plan', 'a.yaml', '--kind', word, '--name', word],
      ['plan', 'a.yaml', '--diff', word],
      ['plan', 'a.yaml', '--tools', word],
      ['run', word],
      ['registry', word],
      ['validate', 'project'],
      ['compile', 'project'],
    ]) {
      const { code, stderr } = await runInProcess(args, { cwd });
      expect([exitCodes.fine, exitCodes.findings, exitCodes.usage], `${args.join(' ')}\n${stderr}`).toContain(code);
    }
  });

  const inner = withKey({}, word, word);
  const documents = [
    ...Object.keys(kinds).map((kind) => ({ apiVersion, kind, metadata: { name: 'a', labels: inner }, spec: inner })),
    { apiVersion, kind: word, metadata: { name: 'a' } },
    { apiVersion: word, kind: word, metadata: { name: word } },
    { apiVersion: `${word}/v1`, kind: 'MCPGroup', metadata: { name: word } },
    { apiVersion: 'v1', kind: word, metadata: { name: word, namespace: word, labels: inner }, spec: inner },
    { apiVersion: 'v1', kind: `${word}List`, items: [withKey({}, 'kind', word)] },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: word, annotations: inner }, data: inner },
    withKey({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'b' }, spec: { selector: inner } }, word, inner),
    {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: word },
      spec: { scope: word, group: word, names: inner },
    },
    {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name: 'c' },
      spec: { scaleTargetRef: { kind: word, name: word, apiVersion: word } },
    },
  ].map((document) => JSON.stringify(document));

  test('as kind, name, group or key of a document', async () => {
    const inputs = [
      ...documents,
      documents.slice(Object.keys(kinds).length + 1).join('\n---\n'),
      ...[
        { sources: [inner], registries: [inner], auth: inner },
        {
          version: '1.0',
          type: 'cedarv1',
          cedar: { policies: [`permit(principal, action == Action::"${word}", resource);`] },
        },
        { audit: { enabled: true, eventTypes: [word] }, [word]: word },
      ].map((document) => JSON.stringify(document)),
    ];
    for (const input of inputs) {
      for (const args of [
        ['validate', '-'],
        ['validate', '--as', 'authz', '-'],
        ['validate', '--as', 'audit', '-'],
        ['compile', '-'],
        ['compile', '-n', 'team', '-'],
        ['compile', '--target', 'status', '-'],
        ['plan', '-'],
      ]) {
        const { code, stderr } = await runInProcess(args, { input });
        expect(
          [exitCodes.fine, exitCodes.findings, exitCodes.usage],
          `${args.join(' ')} ${input}\n${stderr}`,
        ).toContain(code);
      }
    }
  });
});

describe('a value that is a map with keys of every object', () => {
  const fixtures: readonly unknown[] = fullFixtures().flatMap(({ text }) => [...loadAll(text)]);
  const odd = withKey(withKey({}, 'toString', 'x'), '__proto__', { constructor: 'x' });

  /** Every place of a value, by the keys to it. */
  function places(value: unknown, path: readonly string[]): (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([key, child]) => places(child, [...path, key]))];
  }
  const everywhere = fixtures
    .flatMap((document, index) => places(document, [String(index)]))
    .filter(({ length }) => length > 1);
  // Only what Kubernetes defines, and what is not ours, gets past the schemas with it.
  const open = everywhere.filter((path) => {
    const kind: unknown = Reflect.get(Object(fixtures[Number(path[0])]), 'kind');
    return path.includes('podTemplateSpec') || !Object.keys(kinds).includes(String(kind));
  });

  async function compileWith(changes: readonly (readonly [path: readonly string[], to: unknown])[]): Promise<void> {
    const copy: unknown = structuredClone(fixtures);
    for (const [path, to] of changes) {
      const owner = path
        .slice(0, -1)
        .reduce<unknown>(
          (holder, key) => (Object(holder) === holder ? Reflect.get(Object(holder), key) : undefined),
          copy,
        );
      if (typeof owner === 'object' && owner !== null && Object.hasOwn(owner, path.at(-1) ?? ''))
        Reflect.set(owner, path.at(-1) ?? '', to);
    }
    const text = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: copy });
    await compileWhole([{ path: 'a.json', text }], 'tools');
  }

  test('does no harm in any of the open places', async () => {
    expect(open.length).toBeGreaterThan(100);
    for (let start = 0; start < open.length; start += 12) {
      // Neighbours of one document hide each other, so each run takes one place of many documents.
      await compileWith(
        open.filter((_, index) => index % Math.ceil(open.length / 12) === start / 12).map((path) => [path, odd]),
      );
    }
  });

  test('nor anywhere', async () => {
    const change = fc.tuple(fc.constantFrom(...everywhere), fc.constantFrom<unknown>(odd, [odd], ...words));
    await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), compileWith), { numRuns: 25 });
  });
});
