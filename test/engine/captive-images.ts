import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DockerEngine } from '../cluster/docker-engine.ts';
import type { EngineParts } from './parts.ts';

/** Images FROM scratch with the server of `captive/`. */
export const captiveImages = {
  /** The server, and the same with the setuid bit of root. */
  plain: 'local/captive:1',
  /** With a shell. */
  shell: 'local/captive:shell',
  /** Declares a port and a volume, and names a user. */
  http: 'local/captive:http',
} as const;

/** Makes the images known to an engine. */
export async function addCaptiveImages(engine: DockerEngine, parts: EngineParts, folder: string): Promise<void> {
  const root = join(folder, 'root');
  mkdirSync(join(root, 'tmp'), { recursive: true });
  mkdirSync(join(root, 'etc'));
  mkdirSync(join(root, 'bin'));
  mkdirSync(join(root, 'state'));
  writeFileSync(join(root, 'etc/hello'), 'of the image');
  copyFileSync(parts.captive, join(root, 'program'));
  copyFileSync(parts.captive, join(root, 'suid'));
  chmodSync(join(root, 'suid'), 0o4755);
  const archive = join(folder, 'root.tar');
  const pack = (): void => void execFileSync('tar', ['--owner=0', '--group=0', '-C', root, '-cf', archive, '.']);
  const add = (image: string, ...changes: readonly string[]): Promise<string> =>
    engine.must('docker', [
      'import',
      ...['ENTRYPOINT ["/program"]', ...changes].flatMap((change) => ['--change', change]),
      archive,
      image,
    ]);
  pack();
  await add(captiveImages.plain);
  await add(captiveImages.http, 'EXPOSE 9000', 'VOLUME /state', 'USER 1234:1234', 'CMD ["of the image"]');
  copyFileSync(parts.busybox, join(root, 'bin/sh'));
  pack();
  await add(captiveImages.shell);
}
