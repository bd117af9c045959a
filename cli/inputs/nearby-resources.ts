import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { apiVersion } from '../../generated/kinds.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { reasonOf } from '../../runtime/config/system-error.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';

/** How much beside the inputs is looked at: files, their bytes together, and folders inside of folders. */
const most = { files: 500, bytes: 8 * 1024 * 1024, depth: 4 } as const;

/** Where a resource is that the inputs miss: the path to name beside them, and the file in it, both from the working folder. */
interface Beside {
  readonly path: string;
  readonly file: string;
}

/**
 * What to do about a resource that folders of a command do not have: a function of its kind and name, which looks in the files and
 * folders next to them, where shared resources often are. Nothing is read before it is called, and a bounded amount then.
 */
export function besideInputs(
  command: 'compile' | 'plan' | 'validate',
  inputs: readonly string[],
  cwd: string,
): (kind: string, name: string) => string | undefined {
  const folders = inputs.filter((input) => input !== '-' && isFolder(resolve(cwd, input)));
  let known:
    | { readonly byName: ReadonlyMap<string, readonly BesideResource[]>; readonly copies: ReadonlySet<string> }
    | undefined;
  return (kind, name) => {
    known ??= read();
    const all = known.byName.get(`${kind}/${name}`);
    if (all === undefined) return undefined;
    const { copies } = known;
    const found = all.find(({ path }) => !copies.has(path));
    if (found === undefined)
      return `it is in ${all[0]?.file ?? ''}, beside resources that the input has too: copy only what is missing`;
    const both = `svc ${command} ${[...inputs, found.path].join(' ')}`;
    return `it is in ${found.file}: name both (${both})${command === 'validate' ? ', or check this part alone with --partial' : ''}`;
  };

  function read(): NonNullable<typeof known> {
    const beside = resourcesOf(filesBeside(folders, inputs, cwd), cwd);
    const own = new Set(resourcesOf(filesIn(inputs, cwd), cwd).map(identityOf));
    return {
      byName: Map.groupBy(beside, ({ kind, name }) => `${kind}/${name}`),
      // A copy of an input has what the input lacks, and all the rest a second time.
      copies: new Set(beside.filter((resource) => own.has(identityOf(resource))).map(({ path }) => path)),
    };
  }
}

function filesBeside(folders: readonly string[], inputs: readonly string[], cwd: string): Beside[] {
  const named = inputs.map((input) => resolve(cwd, input));
  const parents = new Set(folders.map((folder) => dirname(resolve(cwd, folder))));
  const paths = [...parents].flatMap((parent) => namesIn(parent).map((name) => join(parent, name)));
  return paths
    .filter((path) => !named.some((input) => input === path || input.startsWith(join(path, '/'))))
    .flatMap((path) =>
      documentsIn(path, most.depth).map((file) => ({ path: shownPath(path, cwd), file: shownPath(file, cwd) })),
    )
    .slice(0, most.files);
}

/** The files of inputs themselves. */
function filesIn(inputs: readonly string[], cwd: string): Beside[] {
  return inputs
    .filter((input) => input !== '-')
    .flatMap((input) =>
      documentsIn(resolve(cwd, input), most.depth).map((file) => ({ path: input, file: shownPath(file, cwd) })),
    )
    .slice(0, most.files);
}

/** A resource of an svc kind in a file. */
interface BesideResource extends Beside {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

function identityOf({ kind, namespace, name }: BesideResource): string {
  return `${kind}/${namespace}/${name}`;
}

/** The resources of svc kinds in some files, in their order. */
function resourcesOf(files: readonly Beside[], cwd: string): BesideResource[] {
  const resources: BesideResource[] = [];
  let left: number = most.bytes;
  for (const beside of files) {
    const text = textOf(resolve(cwd, beside.file), left);
    left -= text.length;
    if (!text.includes(apiVersion)) continue;
    for (const { value } of parseSource({ path: beside.file, text }, () => undefined)) {
      // Other groups have kinds of the same names.
      if (textAt(value, 'apiVersion') !== apiVersion) continue;
      const metadata = mapAt(value, 'metadata');
      const [namespace, name] = [textAt(metadata, 'namespace'), textAt(metadata, 'name')];
      resources.push({ ...beside, kind: textAt(value, 'kind'), namespace, name });
    }
  }
  return resources;
}

function mapAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const found = mapAt(value, key);
  return typeof found === 'string' ? found : '';
}

/** The documents at a path, a file or a folder. */
function documentsIn(path: string, depth: number): string[] {
  if (!isFolder(path)) return ['.yaml', '.yml', '.json'].includes(extname(path)) ? [path] : [];
  const names = depth === 0 ? [] : namesIn(path);
  if (names.includes('Chart.yaml')) return [];
  return names.slice(0, most.files).flatMap((name) => documentsIn(join(path, name), depth - 1));
}

/** False also where the system does not let us look. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && name !== 'node_modules')
      .toSorted();
  } catch (error) {
    reasonOf(error);
    return [];
  }
}

function textOf(file: string, longest: number): string {
  try {
    return statSync(file).size > longest ? '' : readFileSync(file, 'utf8');
  } catch (error) {
    reasonOf(error);
    return '';
  }
}
