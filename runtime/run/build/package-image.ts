import type { RunConfig } from '../../../generated/types/run.ts';
import { isRefusal, type RefusedStart } from '../../endpoint/refused-start.ts';
import type { FoundImage } from '../container/get-image.ts';
import { EngineError, type ContainerEngine } from '../engine/container-engine.ts';
import { LastLines } from '../last-lines.ts';
import { packageOf } from '../package-program.ts';
import { buildSettings, type BuildSettings } from './build-settings.ts';
import { contextArchive } from './context-archive.ts';
import { imagePaths } from './dockerfile.ts';
import { LockStore } from './lock-store.ts';
import { lockNames } from './manifests.ts';
import { builtLabels, packageLabel } from './prune-images.ts';
import { sourceOf, type PackageSource } from './package-source.ts';
import { recipeOf, type LockData, type Recipe } from './recipe.ts';
import { readSourceFolder, type SourceFolder } from './source-folder.ts';

/** What an image is found or built with. */
export interface PackageImageParts {
  readonly engine: ContainerEngine;
  /** Of this process: state folder, registries, proxies. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Relative paths begin here. */
  readonly cwd: string;
  readonly onProgress: (line: string) => void;
  /** Builds it with the newest versions, whatever was built before. */
  readonly isAnew?: boolean;
}

/** Bytes of a file that says which versions were taken. */
const largestLock = 3_000_000;
/** Lines of a build that are shown where it fails. */
const shownLines = 20;
/** Digits of a digest in the name of an image. */
const digits = 32;

/**
 * The image of a package (`npx://`, `uvx://`, `go://`): one that was built of the same package, base, settings and versions, or a new one.
 * The versions of the first build are kept, so that a later one takes the same. Throws `EngineError`.
 */
export async function packageImage(
  config: Pick<RunConfig, 'image' | 'runtime'>,
  parts: PackageImageParts,
): Promise<FoundImage | RefusedStart> {
  const { image: written = '', runtime = {} } = config;
  const { environment, cwd } = parts;
  const found = packageOf(written);
  if (found === undefined)
    return {
      problem: `${JSON.stringify(written)} is not a package`,
      hint: 'name npx://, uvx:// or go:// and a package',
    };
  if ('problem' in found) return { problem: found.problem, hint: 'for example npx://@scope/name@1.2.3' };
  const source = sourceOf(found);
  if ('problem' in source) return source;
  const settings = await buildSettings(source.scheme, runtime, environment, cwd);
  if (isRefusal(settings)) return settings;
  const folder = source.kind === 'folder' ? await readSourceFolder(source.path, cwd) : undefined;
  if (folder !== undefined && isRefusal(folder)) return folder;
  return findOrBuild({ written, source, settings, folder }, parts);
}

interface Wanted {
  readonly written: string;
  readonly source: PackageSource;
  readonly settings: BuildSettings;
  readonly folder: SourceFolder | undefined;
}

async function findOrBuild(wanted: Wanted, parts: PackageImageParts): Promise<FoundImage | RefusedStart> {
  const { written, source, settings, folder } = wanted;
  const { engine, environment, onProgress, isAnew = false } = parts;
  const locks = new LockStore(environment);
  const open = recipeOf(source, settings, { folder });
  const known = isAnew ? undefined : locks.read(open.digest);
  const recipe = known === undefined ? open : recipeOf(source, settings, { folder, lock: known });
  const here = isAnew ? undefined : await engine.image(referenceOf(written, recipe));
  if (here !== undefined) return { ...here, reference: referenceOf(written, recipe) };
  onProgress(`building an image of ${written}`);
  const built = await build(engine, wanted, recipe, onProgress);
  if (isRefusal(built)) return built;
  const taken = known === undefined ? await lockOf(engine, built.id, source) : undefined;
  const isKept = taken !== undefined && locks.write(open.digest, written, taken);
  const final = isKept ? recipeOf(source, settings, { folder, lock: taken }) : recipe;
  const reference = referenceOf(written, final);
  await engine.tag(built.id, reference);
  const image = await engine.image(reference);
  if (image !== undefined) return { ...image, reference };
  return { problem: `the engine built ${reference} and does not have it`, hint: 'try again' };
}

async function build(
  engine: ContainerEngine,
  { written, settings }: Wanted,
  recipe: Recipe,
  onProgress: (line: string) => void,
): Promise<{ readonly id: string } | RefusedStart> {
  const lines = new LastLines(shownLines);
  try {
    const id = await engine.build({
      context: contextArchive(recipe),
      labels: { ...builtLabels, [packageLabel]: written },
      args: settings.proxies,
      onLine: (line) => {
        lines.add(line);
        if (/^Step \d+/.test(line)) onProgress(line);
      },
    });
    return { id };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const tail = lines.all().map((line) => `  ${line}`);
    return {
      problem: [`an image of ${written} cannot be built: ${error.message}`, ...tail].join('\n'),
      hint: 'check the name and the version of the package, and that the engine reaches its registry',
    };
  }
}

/** The versions that a build took; undefined where a file of them is missing. */
async function lockOf(engine: ContainerEngine, id: string, source: PackageSource): Promise<LockData | undefined> {
  const names = lockNames(source);
  if (names.length === 0) return undefined;
  const files: Record<string, string> = {};
  for (const name of names) {
    const text = await engine.fileOf(id, `${imagePaths.folder}/${name}`, largestLock);
    if (text === undefined) return undefined;
    files[name] = text;
  }
  return files;
}

/** The name of an image, which says what it is and of what it is made. No registry has it. */
function referenceOf(written: string, { digest }: Recipe): string {
  const name = written
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
  return `localhost/svc/${name}:${digest.slice(0, digits)}`;
}
