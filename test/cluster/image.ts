import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An image that holds one program and nothing else. */
export interface ScratchImage {
  /** A full reference, with host and tag. */
  readonly reference: string;
  readonly program: string;
  readonly entrypoint: readonly string[];
}

/** Writes an image archive that `ctr images import` reads (the format of `docker save`), and returns its path. The program is at `/program`. */
export function imageArchive({ reference, program, entrypoint }: ScratchImage, folder: string): string {
  const work = join(folder, `image-${createHash('sha256').update(reference).digest('hex').slice(0, 12)}`);
  mkdirSync(join(work, 'root', 'tmp'), { recursive: true });
  copyFileSync(program, join(work, 'root', 'program'));
  execFileSync('tar', [
    '--owner=0',
    '--group=0',
    '--mtime=@0',
    '-C',
    join(work, 'root'),
    '-cf',
    join(work, 'layer.tar'),
    '.',
  ]);
  const layer = createHash('sha256')
    .update(readFileSync(join(work, 'layer.tar')))
    .digest('hex');
  const config = JSON.stringify({
    architecture: process.arch === 'arm64' ? 'arm64' : 'amd64',
    os: 'linux',
    config: { Entrypoint: entrypoint, WorkingDir: '/' },
    rootfs: { type: 'layers', diff_ids: [`sha256:${layer}`] },
  });
  const name = `${createHash('sha256').update(config).digest('hex')}.json`;
  writeFileSync(join(work, name), config);
  const manifest = [{ Config: name, RepoTags: [reference], Layers: ['layer.tar'] }];
  writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest));
  const archive = join(work, 'image.tar');
  execFileSync('tar', ['-C', work, '-cf', archive, 'manifest.json', name, 'layer.tar']);
  return archive;
}
