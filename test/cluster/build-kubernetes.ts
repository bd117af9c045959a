import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { runGo } from './go.ts';
import { versions } from './versions.ts';

/** The commands of the Kubernetes module that the tests use. */
export type KubernetesCommand =
  | 'kube-apiserver'
  | 'kubectl'
  | 'kube-controller-manager'
  | 'kube-scheduler'
  | 'kubelet'
  | 'kube-proxy';

const commands: readonly KubernetesCommand[] = [
  'kube-apiserver',
  'kubectl',
  'kube-controller-manager',
  'kube-scheduler',
  'kubelet',
  'kube-proxy',
];

const module = 'k8s.io/kubernetes';
const [, minor = '', patch = ''] = versions.kubernetes.split('.');

/**
 * Builds commands of Kubernetes that the cache does not hold yet (minutes, once), and returns the folder they are in. Its module
 * cannot be installed directly: it replaces its own libraries by folders that are not published with it, so a module of our own
 * requires it and names the published versions.
 */
export function buildKubernetes(go: string, wanted: readonly KubernetesCommand[]): string {
  const folder = join(cacheFolder, 'bin');
  const missing = wanted.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return folder;
  mkdirSync(folder, { recursive: true });
  const source = prepareModule(go);
  for (const name of missing) {
    process.stderr.write(`building ${name} ${versions.kubernetes}, once\n`);
    const flags = [
      '-s -w',
      `-X k8s.io/component-base/version.gitVersion=v${versions.kubernetes}`,
      `-X k8s.io/component-base/version.gitMajor=1`,
      `-X k8s.io/component-base/version.gitMinor=${minor}`,
    ].join(' ');
    const unfinished = join(folder, `.${name}-${process.pid}`);
    runGo(go, ['build', '-trimpath', '-ldflags', flags, '-o', unfinished, `${module}/cmd/${name}`], source, {
      CGO_ENABLED: '0',
    });
    // A build that is cut off must not look like a finished one.
    renameSync(unfinished, join(folder, name));
  }
  return folder;
}

function prepareModule(go: string): string {
  const folder = join(cacheFolder, 'source');
  if (existsSync(join(folder, 'go.sum'))) return folder;
  mkdirSync(folder, { recursive: true });
  const downloaded: unknown = JSON.parse(
    runGo(go, ['mod', 'download', '-json', `${module}@v${versions.kubernetes}`], folder),
  );
  const file: unknown = Reflect.get(Object(downloaded), 'GoMod');
  if (typeof file !== 'string') throw new Error(`go mod download did not say where the go.mod of ${module} is`);
  const replaced = [...readFileSync(file, 'utf8').matchAll(/^\s*(k8s\.io\/\S+) => \.\/staging\//gm)].map(
    ([, name = '']) => name,
  );
  if (replaced.length === 0) throw new Error(`${file} replaces nothing; the recipe has to change`);
  writeFileSync(
    join(folder, 'go.mod'),
    [
      'module cluster.test',
      'go 1.26',
      `require ${module} v${versions.kubernetes}`,
      ...replaced.map((name) => `replace ${name} => ${name} v0.${minor}.${patch}`),
      '',
    ].join('\n'),
  );
  // Without an import, `go mod tidy` would forget what the commands need.
  const imports = commands.map((name) => `import _ "${module}/cmd/${name}"`);
  writeFileSync(join(folder, 'tools.go'), `//go:build tools\n\npackage tools\n\n${imports.join('\n')}\n`);
  runGo(go, ['mod', 'tidy'], folder);
  return folder;
}
