import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { keepPublicDeclarations } from './public-declarations.ts';

/** What the program reads beside its code, by folder. They keep their places, so that relative addresses hold. */
const data = ['generated/crds', 'generated/editor', 'generated/openapi', 'generated/reference', 'cli/explain/examples'];

/** The modules whose types others see (package.json, exports). */
const publicModules = ['manifests/index', 'manifests/constructs'];

/**
 * Builds what the package holds: the JavaScript of everything that the entry points of tools/package/tsconfig.json reach, the types of what
 * is public, the generated validators and the data, laid out as in the project. Takes the root of the project and the folder to fill,
 * which is emptied first. Throws with the words of the compiler when the project does not compile.
 */
export async function buildPackage(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const files = await runTypeScript(root, folder);
  // Types that were written beside JavaScript (the validators) are inputs of the compiler, which copies neither.
  const written = files.filter((file) => file.endsWith('.d.ts')).map((file) => file.slice(0, -'.d.ts'.length));
  if (written.length === 0) throw new Error('the compiler listed no validator, so the package would have none');
  const copied = [...data, ...written.flatMap((base) => [`${base}.js`, `${base}.d.ts`])];
  // Sources beside data files are compiled, not copied.
  const filter = (path: string): boolean => !path.endsWith('.ts') || path.endsWith('.d.ts');
  await Promise.all(copied.map((path) => cp(join(root, path), join(folder, path), { recursive: true, filter })));
  await writeFile(join(folder, 'package.json'), await ownPackageFile(root));
  await keepPublicDeclarations(
    folder,
    publicModules.map((module) => `${module}.d.ts`),
  );
}

/** Runs the compiler and returns the files of the project that it read, relative to its root. */
async function runTypeScript(root: string, folder: string): Promise<string[]> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const args = ['--project', join(root, 'tools/package'), '--outDir', folder, '--listFiles'];
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...args], {
    cwd: root,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    throw new Error(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error));
  });
  return stdout
    .split(/\r?\n/)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => file.startsWith('generated/'));
}

/** What the program asks of package.json; the rest belongs to the one above. */
async function ownPackageFile(root: string): Promise<string> {
  const file: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  if (typeof file !== 'object' || file === null || !('version' in file)) throw new Error('package.json has no version');
  return `${JSON.stringify({ type: 'module', version: file.version })}\n`;
}
