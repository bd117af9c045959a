import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { EngineError, type ContainerEngine } from '../engine/container-engine.ts';
import { LastLines } from '../last-lines.ts';
import { usualImages } from './build-settings.ts';
import { contextArchive } from './context-archive.ts';
import { builtLabels } from './prune-images.ts';
import type { ContextEntry } from './source-folder.ts';

/** The program, beside this one: TypeScript in the sources, JavaScript in the package. Node runs either. */
const folder = join(import.meta.dirname, '../../egress');
const user = '65532:65532';
/** Digits of a digest in the name of an image. */
const digits = 32;
/** Lines of a build that are shown where it fails. */
const shownLines = 10;

/**
 * The image of the egress proxy: Node, and the files of `runtime/egress`. It is built on the image that npm packages run on, and found again
 * as long as its files are the same. Throws `EngineError`.
 */
export async function egressImage(
  engine: ContainerEngine,
  onProgress: (line: string) => void,
): Promise<string | RefusedStart> {
  const files = await programFiles();
  const names = [...files.keys()];
  const digest = createHash('sha256')
    .update(JSON.stringify(names.map((name) => [name, files.get(name)?.content.toString('base64')])))
    .digest('hex');
  const reference = `localhost/svc/egress:${digest.slice(0, digits)}`;
  if ((await engine.image(reference)) !== undefined) return reference;
  onProgress('building the image of the egress proxy');
  const lines = new LastLines(shownLines);
  try {
    const id = await engine.build({
      context: contextArchive({ files, digest }),
      labels: builtLabels,
      args: {},
      onLine: (line) => lines.add(line),
    });
    await engine.tag(id, reference);
    return reference;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const tail = lines.all().map((line) => `  ${line}`);
    return {
      problem: [`the image of the egress proxy cannot be built: ${error.message}`, ...tail].join('\n'),
      hint: `fetch ${usualImages.npx.base}, which it is built on (docker pull), or choose a profile without lists and no --isolate-network`,
    };
  }
}

async function programFiles(): Promise<Map<string, Extract<ContextEntry, { kind: 'file' }>>> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.d)\.[jt]s$/.test(name)).toSorted();
  const main = names.find((name) => /^main\.[jt]s$/.test(name));
  if (main === undefined) throw new Error(`${folder} does not hold the egress proxy`);
  const texts: readonly (readonly [string, Buffer])[] = [
    ...(await Promise.all(names.map(async (name) => [`egress/${name}`, await readFile(join(folder, name))] as const))),
    ['egress/package.json', Buffer.from('{"type":"module"}\n')],
    [
      'Dockerfile',
      Buffer.from(
        [
          `FROM ${usualImages.npx.base}`,
          'COPY egress/ /egress/',
          `USER ${user}`,
          `ENTRYPOINT ["node", "--max-semi-space-size=2", "/egress/${main}"]`,
          'CMD []',
          '',
        ].join('\n'),
      ),
    ],
  ];
  return new Map(texts.map(([name, content]) => [name, { kind: 'file' as const, content, mode: 0o644 }]));
}
