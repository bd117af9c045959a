import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildPackage } from '../../tools/package/build-package.ts';
import { fillSystem } from '../../tools/package/image-system.ts';
import { projectRoot } from '../support/source-files.ts';
import { imagePlan } from './image-plan.ts';
import { keptFolder } from './kept-folder.ts';
import { writeImage, writeLayer } from './layered-image.ts';

const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** Endings that the stage `modules` of the Dockerfile leaves out, too. */
export const forEditors = /\.(?:d\.[mc]?ts|map)$/;

/**
 * Builds the image of this project as the last stage of the Dockerfile says, without a base image: the stages' folders are filled from
 * this machine (Node is the pinned one that runs this). Layers are kept in the cache folder by what they are made from, the program
 * by its sources. Returns the path of an archive in `folder` for `ctr images import`.
 */
export async function ownImage(reference: string, folder: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'svc-image-'));
  try {
    const plan = imagePlan();
    const stages: Readonly<Record<string, () => Promise<string>>> = {
      system: () => keptFolder('system', systemParts(), (target) => fillSystem(join(target, 'image'), systemOfImage)),
      modules: () => keptFolder('modules', [forEditors.source, ...peers, textOf('package-lock.json')], copyModules),
      program: () =>
        keptFolder('program', programParts(), async (target) => {
          const build = join(target, 'build');
          await buildPackage(projectRoot, join(build, 'dist'));
          for (const file of programFiles) cpSync(join(projectRoot, file), join(build, file));
        }),
    };
    const made = new Map<string, string>();
    const layers: string[] = [];
    for (const { stage, from, to, owner } of plan.copies) {
      const make = stages[stage];
      if (make === undefined) throw new Error(`the tests do not know the stage ${stage} of the Dockerfile`);
      const root = made.get(stage) ?? (await make());
      made.set(stage, root);
      for (const source of from) {
        const layer = join(work, `${layers.length}.tar`);
        writeLayer(layer, { source: join(root, source), target: to, owner });
        layers.push(layer);
      }
    }
    const { environment, entrypoint, user, labels, folder: workingFolder } = plan;
    const config = {
      Entrypoint: entrypoint,
      Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      User: user,
      WorkingDir: workingFolder,
      Labels: labels,
    };
    return await writeImage(reference, config, layers, join(folder, 'own-image'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const programFiles = ['package.json', 'LICENSE', 'cli/svc.mjs'];

/** What the program is built from: every file that is not a test's or a page's. */
function programParts(): string[] {
  const others = ['package-lock.json', 'tsconfig.json', ...programFiles];
  const folders = ['cli', 'generated', 'manifests', 'runtime', 'schemas', 'tools/package'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name))),
  );
  return [...folders, ...others].toSorted().flatMap((file) => [file, textOf(file)]);
}

/** What the system of the image is made of, as the stage `system` of the Dockerfile has it. */
export const systemOfImage = { node: process.execPath, git: '/usr/bin/git', init: '/usr/bin/tini', authorities };

/** What the system of the image is made from, as far as a change of it would show. */
function systemParts(): (string | Buffer)[] {
  return [
    process.version,
    execFileSync(systemOfImage.git, ['--version']),
    execFileSync(systemOfImage.init, ['--version']),
    readFileSync(authorities),
    readFileSync(join(projectRoot, 'tools/package/image-system.ts')),
  ];
}

/** Packages that the Dockerfile copies beside those that npm installs for the program. */
export const peers: readonly string[] = Object.keys(
  Object(Reflect.get(Object(JSON.parse(textOf('package.json'))), 'peerDependencies')),
);

/** What `npm ci --omit=dev --omit=peer` would install, the packages that the lock file does not mark as for development, and the peers. */
function copyModules(folder: string): void {
  const isPeer = (path: string): boolean => peers.some((name) => `${path}/`.startsWith(`node_modules/${name}/`));
  const lock: unknown = JSON.parse(textOf('package-lock.json'));
  const packages: unknown = Reflect.get(Object(lock), 'packages');
  const names = Object.entries(Object(packages))
    .filter(([path, entry]) => path !== '' && (Reflect.get(Object(entry), 'dev') !== true || isPeer(path)))
    .map(([path]) => path)
    .filter((path) => existsSync(join(projectRoot, path)));
  if (names.length < 20) throw new Error('the lock file names too few packages');
  for (const name of names) {
    const nested = join(projectRoot, name, 'node_modules');
    cpSync(join(projectRoot, name), join(folder, 'build', name), {
      recursive: true,
      filter: (path) => !path.startsWith(nested) && !forEditors.test(path),
    });
  }
}

function textOf(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}
