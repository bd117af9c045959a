import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadAll } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/source-files.ts';
import { runSvc } from '../support/run-svc.ts';
import { installPackage, type EmptyProject } from './empty-project.ts';
import { olderNode } from './older-node.ts';
import { outputOf, runTool } from './tool-output.ts';

const older = await olderNode();
const nodes: [name: string, path: string][] = [[`Node ${process.versions.node}`, process.execPath]];
if (older !== undefined) nodes.push(['Node 22', older]);

let project: EmptyProject;

/** What npx runs, without the time that npx takes. */
const installed = './node_modules/.bin/svc';

beforeAll(async () => {
  project = await installPackage(older ?? process.execPath);
  process.stderr.write(`the tarball: ${project.size} bytes, ${project.files.length} files\n`);
});

describe('the tarball', () => {
  test('is small, and holds what runs and what describes it, but no sources and no tests', () => {
    expect(project.size).toBeLessThan(3_000_000);
    const outside = project.files.filter((file) => !file.startsWith('dist/'));
    expect(new Set(outside)).toEqual(new Set(['LICENSE', 'README.md', 'cli/svc.mjs', 'package.json']));
    const rooms = project.files.filter((file) => !outside.includes(file)).map((file) => file.split('/')[1]);
    expect(new Set(rooms)).toEqual(new Set(['cli', 'generated', 'manifests', 'package.json', 'runtime']));
    const unfit = /(?<!\.d)\.ts$|\.test\.|^dist\/cli\/(build|reference)\//;
    expect(project.files.filter((file) => unfit.test(file))).toEqual([]);
  });

  test('brings what it imports, and nothing else', () => {
    const folder = join(project.folder, 'node_modules/svc');
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const imported = project.files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => packagesIn(readFileSync(join(folder, file), 'utf8')));
    expect([...new Set(imported)].toSorted()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).toSorted());
  });

  test('holds every file that its code imports', () => {
    const held = new Set(project.files);
    const relative = project.files
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(project.folder, 'node_modules/svc', file), 'utf8');
        return specifiersIn(text, '.').map((specifier) => posix.join(posix.dirname(file), specifier));
      });
    expect(relative.length).toBeGreaterThan(1000);
    expect(relative.filter((file) => !held.has(file))).toEqual([]);
  });

  test('shows its types to a strict project that has no other types', async () => {
    const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
    const flags = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2022'];
    const args = [...flags, '--types', '', 'library.mts', 'chart.mts'];
    const output = await runTool(process.execPath, project.folder, process.execPath, compiler, ...args);
    expect(output).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe.each(nodes)('the package on %s', (title, node) => {
  const svc = (...args: readonly string[]): Promise<string> => outputOf(node, project.folder, installed, ...args);

  test('is the program that was asked for', async () => {
    expect(await outputOf(node, project.folder, 'node', '--version')).toMatch(/^v2[24]\./);
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(await outputOf(node, project.folder, 'npx', 'svc', '--version')).toBe(`${version}\n`);
  });

  test('validates and compiles as the project does', async () => {
    expect(await svc('validate', 'quickstart')).toBe('');
    const { stdout } = await runSvc(['compile', 'examples/quickstart']);
    expect(stdout).toContain('kind: Deployment');
    expect(await svc('compile', 'quickstart')).toBe(stdout);
  });

  test('runs an app in TypeScript', async () => {
    const printed = await svc('compile', 'typescript/app.ts');
    expect(printed).toContain('kind: Deployment');
    expect(await svc('compile', 'typescript/resources.yaml')).toBe(printed);
  });

  // Between them they have every field and every mistake, so that no language and no rule stays unused.
  test.each(['full', 'mistakes'])('finds what the project finds: svc validate %s', async (name) => {
    const { code, stdout, stderr } = await runSvc(['validate', name], { cwd: project.folder });
    expect(stderr.length).toBeGreaterThan(1000);
    expect(await runTool(node, project.folder, installed, 'validate', name)).toEqual({ code, stdout, stderr });
  });

  test.each([
    ['explain', 'link/missing-target'],
    ['explain', 'MCPServer.spec.transport'],
    ['schema', 'MCPServer'],
    ['schema', 'run'],
    ['compile', '--target', 'crds'],
    ['plan', 'quickstart'],
    ['completion', 'bash'],
  ])('finds what it reads beside its code: svc %s %s', async (...args) => {
    const { code, stdout } = await runSvc(args, { cwd: project.folder });
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(50);
    expect(await svc(...args)).toBe(stdout);
  });

  test('makes a starter that compiles', async () => {
    const folder = `started-on-${title.replaceAll(/\W/g, '-')}`;
    await svc('init', folder);
    expect(await svc('compile', folder)).toContain('kind: Deployment');
  });

  test('is imported as a module', async () => {
    const found = await exportsOf(node, './library.mts');
    expect(found).toEqual({
      isFine: true,
      kinds: expect.arrayContaining(['ConfigMap', 'Service', 'Deployment', 'Deployment']),
      places: [{ line: 6, column: 3 }],
      shown: expect.stringContaining('bad.yaml:6:3 error['),
    });
  });

  test('lowers the resources of a chart', async () => {
    const found = await exportsOf(node, './chart.mts');
    expect(found).toEqual({ manifests: expect.any(String), refused: 'link/wrong-kind' });
    const kinds = loadAll(String(Reflect.get(Object(found), 'manifests'))).map((object) =>
      Reflect.get(Object(object), 'kind'),
    );
    expect(kinds).toContain('Deployment');
    expect(kinds.filter((kind) => String(kind).startsWith('MCP'))).toEqual([]);
  });
});

/** What a program of the empty project exports, as JSON. */
async function exportsOf(node: string, file: string): Promise<unknown> {
  const text = `console.log(JSON.stringify(await import('${file}')))`;
  return JSON.parse(await outputOf(node, project.folder, 'node', '--input-type=module', '--eval', text));
}

/** The npm packages that built JavaScript imports. */
function packagesIn(text: string): string[] {
  return specifiersIn(text, '')
    .filter((specifier) => !/^(\.|node:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** What built JavaScript imports, at its start or when it is needed, as far as it begins with these words. */
function specifiersIn(text: string, start: string): string[] {
  const pattern = /^(?:import|export|\}).*?\bfrom '([^']+)'|\b(?:import|loadPackage|ofApp)\('([^']+)'\)/gm;
  return [...text.matchAll(pattern)]
    .map(([, from, loaded]) => from ?? loaded ?? '')
    .filter((specifier) => specifier.startsWith(start));
}
