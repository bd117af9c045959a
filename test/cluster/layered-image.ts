import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The content of one layer: a file or the content of a folder of this machine, at its place in the image. */
export interface LayerPart {
  readonly source: string;
  /** Absolute path in the image. */
  readonly target: string;
  readonly owner: number;
}

/** Writes a layer whose bytes depend on its content only. */
export function writeLayer(path: string, { source, target, owner }: LayerPart): void {
  const place = target.replace(/^\/|\/$/g, '');
  const [folder, name] = source.endsWith('/') ? [source, '.'] : [join(source, '..'), source.split('/').at(-1) ?? ''];
  // S: what a symbolic link leads to stays as it is.
  const moved = place === '' ? [] : [`--transform=s,^,${place}/,S`];
  execFileSync('tar', [
    '--sort=name',
    '--mtime=@0',
    `--owner=${owner}`,
    `--group=${owner}`,
    '--numeric-owner',
    ...moved,
    '-C',
    folder,
    '-cf',
    path,
    name,
  ]);
}

/** What a container of an image is started with, as an image's configuration names it. */
export interface ImageConfig {
  readonly Entrypoint: readonly string[];
  readonly Env: readonly string[];
  readonly User: string;
  readonly WorkingDir: string;
  readonly Labels: Readonly<Record<string, string>>;
  readonly Cmd?: readonly string[];
  /** Folders that a container without a volume there gets one for. */
  readonly Volumes?: Readonly<Record<string, object>>;
}

/** Writes an image archive (the format of `docker save`) out of layers into an empty folder, and returns its path. */
export async function writeImage(
  reference: string,
  config: ImageConfig,
  layers: readonly string[],
  folder: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const names = layers.map((_, index) => `layer-${index}.tar`);
  const digests = await Promise.all(layers.map(digestOf));
  for (const [index, layer] of layers.entries()) symlinkSync(layer, join(folder, names[index] ?? ''));
  const text = JSON.stringify({
    architecture: process.arch === 'arm64' ? 'arm64' : 'amd64',
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: digests.map((digest) => `sha256:${digest}`) },
  });
  const name = `${createHash('sha256').update(text).digest('hex')}.json`;
  writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify([{ Config: name, RepoTags: [reference], Layers: names }]),
  );
  const archive = join(folder, 'image.tar');
  execFileSync('tar', ['--dereference', '-C', folder, '-cf', archive, 'manifest.json', name, ...names]);
  return archive;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
