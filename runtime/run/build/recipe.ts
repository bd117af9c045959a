import { createHash } from 'node:crypto';
import type { BuildSettings } from './build-settings.ts';
import { contextNames, dockerfileOf } from './dockerfile.ts';
import { findNodeProgram, findPythonProgram } from './find-program.ts';
import { lockNames, projectFiles } from './manifests.ts';
import type { PackageSource } from './package-source.ts';
import type { ContextEntry, SourceFolder } from './source-folder.ts';

/** Which versions were taken: texts of files by their names. */
export type LockData = Readonly<Record<string, string>>;

/** Everything that an image is made of. */
export interface Recipe {
  /** What the engine gets, by path, with the Dockerfile. */
  readonly files: ReadonlyMap<string, ContextEntry>;
  /** Of all of it, in hexadecimal digits. Equal recipes have equal digests. */
  readonly digest: string;
}

/** Writes down what the image of a package is made of. `folder`: the source of a local one; `lock`: the versions to take. */
export function recipeOf(
  source: PackageSource,
  settings: BuildSettings,
  { folder, lock = {} }: { readonly folder?: SourceFolder | undefined; readonly lock?: LockData | undefined },
): Recipe {
  const lockFiles = lockNames(source).filter((name) => lock[name] !== undefined);
  const texts: Readonly<Record<string, string>> = {
    Dockerfile: dockerfileOf({ source, settings, lockFiles, goPackage: folder?.goPackage }),
    ...projectFiles(source),
    ...Object.fromEntries(lockFiles.map((name) => [name, lock[name] ?? ''])),
    ...(settings.certificates === undefined ? {} : { [contextNames.certificates]: settings.certificates }),
    ...(source.scheme === 'npx' ? { [contextNames.findNodeProgram]: findNodeProgram } : {}),
    ...(source.scheme === 'uvx' ? { [contextNames.findPythonProgram]: findPythonProgram } : {}),
  };
  const files = new Map<string, ContextEntry>(
    Object.entries(texts).map(([name, text]) => [name, { kind: 'file', content: Buffer.from(text), mode: 0o644 }]),
  );
  for (const [path, entry] of folder?.entries ?? []) files.set(`${contextNames.source}/${path}`, entry);
  return { files, digest: digestOf(files) };
}

function digestOf(files: Recipe['files']): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].toSorted()) {
    const entry = files.get(path);
    if (entry === undefined) continue;
    const content = entry.kind === 'link' ? entry.target : createHash('sha256').update(entry.content).digest('hex');
    const mode = entry.kind === 'link' ? 0 : entry.mode;
    hash.update(`${JSON.stringify([path, entry.kind, mode, content])}\n`);
  }
  return hash.digest('hex');
}
