import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { configMap, entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const recorder = join(import.meta.dirname, '../support/record-modules.mjs');

/** The npm packages and the files of svc that a command line loads. */
async function loadedBy(args: readonly string[], cwd: string): Promise<{ packages: string[]; own: string[] }> {
  const log = join(cwd, `modules-${args.join('-').replaceAll(/\W/g, '_')}.txt`);
  const { code } = await runSvc(args, { cwd, node: ['--import', recorder], environment: { SVC_TEST_MODULES: log } });
  expect(code).toBe(0);
  const urls = readFileSync(log, 'utf8').split('\n');
  const packages = urls.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
  const root = `${join(import.meta.dirname, '../..')}/`;
  const own = urls.flatMap((url) => (url.includes('/node_modules/') ? [] : (url.split(root)[1] ?? [])));
  return { packages: [...new Set(packages)].toSorted(), own };
}

/** What the command tree needs of other rooms: files that import nothing. */
const leaves: ReadonlySet<string> = new Set([
  'package.json',
  'runtime/diagnostics/open-table.ts',
  'runtime/diagnostics/printable-text.ts',
]);

describe('a command loads what it needs', () => {
  test('svc validate of a file', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a') });
    const { packages, own } = await loadedBy(['validate', 'a.yaml'], cwd);
    expect(packages).toEqual(expect.arrayContaining(['commander', 'js-yaml']));
    for (const heavy of [
      'cdk8s',
      'cdk8s-plus-28',
      'constructs',
      'fastify',
      'ts-morph',
      'yaml',
      'tinyglobby',
      'picomatch',
    ]) {
      expect(packages).not.toContain(heavy);
    }
    expect(own).toContain('cli/commands/validate.ts');
    expect(own).toContain('generated/validators/mcp-group.js');
    // No other command, no other kind, nothing that emits or writes.
    expect(own.filter((path) => path.startsWith('cli/commands/'))).toEqual(['cli/commands/validate.ts']);
    expect(own.filter((path) => path.startsWith('generated/validators/'))).toEqual([
      'generated/validators/mcp-group.js',
    ]);
    const emitting = /^(manifests\/synth\/(?!write-marker)|manifests\/lower\/table|generated\/constructs\/)/;
    expect(own.filter((path) => emitting.test(path))).toEqual([]);
    expect(own.length).toBeGreaterThan(30);
    // Of the rules only those that check a group, and those that check the annotations of every resource.
    const rules = own.filter((path) => path.startsWith('manifests/rules/')).toSorted();
    expect(rules).toEqual(
      ['link/unused', 'secrets/plaintext-credential-in-strings', 'secrets/plaintext-credential'].map(
        (name) => `manifests/rules/${name}.ts`,
      ),
    );
  });

  test('the position of a finding is reported without the reader that keeps positions', async () => {
    const cwd = scratchFolder({ 'a.yaml': entry('a', 'missing') });
    const { packages } = await loadedBy(['validate', 'a.yaml'], cwd);
    expect(packages).not.toContain('yaml');
  });

  test('the recorder sees heavy packages where they are needed', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    const [compile, pattern] = await Promise.all([
      loadedBy(['compile', 'a.yaml'], cwd),
      loadedBy(['validate', '*.yaml'], cwd),
    ]);
    expect(compile.packages).toContain('cdk8s');
    expect(pattern.packages).toContain('tinyglobby');
  });

  test('--version and --help load nothing but the command tree', async () => {
    const cwd = scratchFolder();
    for (const { packages, own } of await Promise.all([
      loadedBy(['--version'], cwd),
      loadedBy(['compile', '--help'], cwd),
    ])) {
      expect(packages).toEqual(['commander']);
      const beside = own.filter((path) => !path.startsWith('cli/') && !leaves.has(path));
      expect(beside).toEqual([]);
    }
  });
});
