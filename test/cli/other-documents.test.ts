import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/run-in-process.ts';
import { configMap, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const template = 'apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ .Release.Name }}\n';
const chart = {
  'charts/a/Chart.yaml': 'apiVersion: v2\nname: a\nversion: 0.1.0\n',
  'charts/a/values.yaml': 'replicas: 1\n',
  'charts/a/templates/svc.yaml': template,
  'charts/a/templates/_helpers.yaml': '{{- define "a" }}{{ end }}\n',
};
const service = 'apiVersion: v1\nkind: Service\nmetadata: { name: web }\nspec: { ports: [{ port: 80 }] }\n';

describe('Helm charts', () => {
  test('in a folder or under a pattern are left out with one line', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a'), ...chart });
    for (const input of ['.', '**/*.yaml']) {
      const { code, stderr } = await runInProcess(['validate', '--strict', input], { cwd });
      expect(stderr.split('\n').slice(0, 2)).toEqual([
        'info[input/helm-chart]: left out, since it is a Helm chart: charts/a',
        '  Hint: to check what a chart renders: helm template <chart> | svc validate -',
      ]);
      expect(stderr).toContain('1 resource in 1 file, no problems');
      expect(code).toBe(0);
    }
  });

  test('alone are nothing to check', async () => {
    const cwd = scratchFolder(chart);
    const [folder, inside, file] = await Promise.all(
      ['.', 'charts/a', 'charts/a/Chart.yaml'].map((input) => runInProcess(['validate', input], { cwd })),
    );
    expect(folder).toMatchObject({ code: 1, stderr: expect.stringContaining('error[input/no-resources]') });
    expect(inside).toMatchObject({ code: 1, stderr: expect.stringContaining('a Helm chart: charts/a') });
    expect(file).toMatchObject({ code: 0, stderr: expect.stringContaining('info[input/helm-chart]') });
  });

  test('a template that is named itself is judged', async () => {
    const cwd = scratchFolder(chart);
    const { code, stderr } = await runInProcess(['validate', 'charts/a/templates/svc.yaml'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('if this is a template such as');
  });
});

describe('exclude in svc.yaml', () => {
  const files = {
    'svc.yaml': 'exclude: [old, "**/values*.yaml", gone.yaml]\n',
    'a.yaml': group('a'),
    'old/a.yaml': group('a'),
    'old/svc.yaml': 'image: x\n',
    'b/values-prod.yaml': 'spec: 1\n',
  };

  test('leaves paths and patterns out of folders, and reports those that match nothing', async () => {
    const cwd = scratchFolder(files);
    for (const inputs of [[], ['.'], ['**/*.yaml']]) {
      const { code, stderr } = await runInProcess(['validate', '--strict', ...inputs], { cwd });
      expect(stderr).toContain('svc.yaml:1:35 info[project/excludes-nothing]: no file has the path "gone.yaml"');
      expect(stderr).toContain('1 resource in 1 file, no problems');
      expect(code).toBe(0);
    }
  });

  test('does not reach what is named itself', async () => {
    const cwd = scratchFolder({ ...files, 'old/svc.yaml': '# nothing\n' });
    for (const input of ['old/a.yaml', 'old'])
      expect((await runInProcess(['validate', input], { cwd })).stderr, input).toContain('1 resource in 1 file');
  });

  test('takes paths from its own folder only', async () => {
    const cwd = scratchFolder({ 'svc.yaml': 'exclude: [/etc]\n', 'a.yaml': group('a') });
    const { code, stderr } = await runInProcess(['validate', '.'], { cwd });
    expect(stderr).toContain('svc.yaml:1:11 error[schema/pattern]');
    expect(code).toBe(1);
  });
});

describe('exclude in odd places', () => {
  test('a name with the characters of patterns is the file of this name', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'exclude: ["b(1)", "c[1].yaml"]\n',
      'a.yaml': group('a'),
      'b(1)/b.yaml': group('b'),
      'c[1].yaml': group('c'),
      'c1.yaml': group('c1'),
    });
    const { stderr } = await runInProcess(['validate', '.'], { cwd });
    expect(stderr).toBe('2 resources in 2 files, no problems\n');
  });

  test('a folder that is excluded stays out behind a link, and a link that is excluded takes nothing with it', async () => {
    for (const [exclude, names] of [
      ['old', ['a']],
      ['links', ['a', 'b']],
      ['links/old', ['a', 'b']],
    ] as const) {
      const cwd = scratchFolder({
        'svc.yaml': `exclude: [${exclude}]\n`,
        'a.yaml': configMap('a'),
        'old/b.yaml': configMap('b'),
        'links/x.txt': '',
      });
      symlinkSync('../old', join(cwd, 'links/old'));
      const { stdout } = await runInProcess(['compile', '.'], { cwd });
      expect(stdout.match(/(?<=^ {2}name: ).*$/gm), exclude).toEqual(names);
    }
  });

  test('where nothing is left it is an error, for the project itself and for patterns', async () => {
    for (const [exclude, input] of [
      ['.', '.'],
      ['"**"', '.'],
      ['.', '..'],
      ['old', 'old/*.yaml'],
    ] as const) {
      const root = scratchFolder({ 'p/svc.yaml': `exclude: [${exclude}]\n`, 'p/old/a.yaml': group('a') });
      const cwd = join(root, 'p');
      const inputs = input === '..' ? ['..', '.'] : [input];
      const { code, stdout, stderr } = await runInProcess(['compile', ...inputs], { cwd });
      expect(stderr, `${exclude} ${input}`).toContain('error[input/all-excluded]: svc.yaml excludes every file of');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    }
  });
});

describe('a kustomization.yaml with objects', () => {
  const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: apps, namespace: flux-system }
spec: { interval: 5m, path: ./apps, prune: true }
`;
  const braces = JSON.stringify({
    kind: 'Kustomization',
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    metadata: { name: 'apps' },
  });

  test.for(['kustomization.yaml', 'kustomization.yml'])('is read: %s', async (name) => {
    for (const text of [flux, `# Flux\n---\n${flux}...\n${configMap('x')}`, braces]) {
      const cwd = scratchFolder({ [name]: text, 'a.yaml': configMap('a') });
      for (const input of ['.', '*.yaml', '**', name]) {
        if (input === '*.yaml' && name.endsWith('.yml')) continue;
        const { code, stdout, stderr } = await runInProcess(['compile', input], { cwd });
        expect(stderr).toBe('');
        expect(stdout, input).toContain('kind: Kustomization\n');
        expect(code).toBe(0);
      }
    }
  });

  test('is not one with the head of an object in a patch', async () => {
    const text =
      'resources: [a.yaml]\npatches:\n  - patch: |-\n      apiVersion: v1\n      kind: ConfigMap\n      metadata: { name: a }\n';
    const cwd = scratchFolder({ 'kustomization.yaml': text, 'a.yaml': configMap('a') });
    const { stdout, stderr } = await runInProcess(['compile', '.', 'kustomization.yaml'], { cwd });
    expect(stderr).toContain('info[input/kustomization]');
    expect(stdout.match(/^kind: .*$/gm)).toEqual(['kind: ConfigMap']);
  });

  test('does not take what follows a document of kustomize with it', async () => {
    const kustomize = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: []\n';
    for (const marker of ['---', '...']) {
      const cwd = scratchFolder({ 'all.yaml': `${kustomize}${marker}\n${configMap('a')}` });
      const { stdout } = await runInProcess(['compile', 'all.yaml'], { cwd });
      expect(stdout.match(/^kind: .*$/gm), marker).toEqual(['kind: ConfigMap']);
    }
  });
});

describe('documents with apiVersion and kind that no cluster stores', () => {
  const documents = {
    'kind.yaml': 'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\n',
    'kubeconfig.yaml': 'apiVersion: v1\nkind: Config\nclusters: []\ncurrent-context: a\n',
    'kubeadm.yaml':
      'apiVersion: kubeadm.k8s.io/v1beta4\nkind: InitConfiguration\n---\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n',
    'all.yaml': `${configMap('a')}---\napiVersion: kustomize.config.k8s.io/v1beta1\nkind: Component\n`,
  };

  test('are left out with one line, whether a folder or they themselves are named', async () => {
    const cwd = scratchFolder(documents);
    for (const inputs of [['.'], Object.keys(documents)]) {
      const { code, stdout, stderr } = await runInProcess(['compile', '--strict', ...inputs], { cwd });
      expect(stderr).toContain(
        'info[document/of-another-tool]: left out, since they are not objects of a cluster: all.yaml (read by kustomize), kind.yaml (read by kind), kubeadm.yaml (read by the kubelet), kubeconfig.yaml (read by kubectl)',
      );
      expect(stderr.match(/info\[/g)).toHaveLength(1);
      expect(stdout.match(/^kind: .*$/gm)).toEqual(['kind: ConfigMap']);
      expect(code).toBe(0);
    }
  });

  test('objects whose kinds have such names stay', async () => {
    const cwd = scratchFolder({
      'a.yaml':
        'apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nmetadata: { name: a }\n---\napiVersion: config.gatekeeper.sh/v1alpha1\nkind: Config\nmetadata: { name: config }\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: apps }\n',
    });
    const { stdout, stderr } = await runInProcess(['compile', '.'], { cwd });
    expect(stderr).toBe('');
    expect(stdout.match(/^kind: .*$/gm)).toHaveLength(3);
  });

  test('kinds of such groups that a cluster stores pass through', async () => {
    const cwd = scratchFolder({
      'a.yaml':
        'apiVersion: config.karmada.io/v1alpha1\nkind: ResourceInterpreterCustomization\nmetadata: { name: a }\n---\napiVersion: kpt.dev/v1alpha1\nkind: ResourceGroup\nmetadata: { name: a }\n',
      'b.yaml':
        'apiVersion: config.karmada.io/v1alpha1\nkind: KarmadaInitConfig\n---\napiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: { name: a }\n',
    });
    const { code, stdout } = await runInProcess(['compile', '--namespace', 'team', '.'], { cwd });
    expect(code).toBe(0);
    expect(stdout.match(/^(?:kind|  namespace): .*$/gm)).toEqual([
      'kind: ResourceInterpreterCustomization',
      'kind: ResourceGroup',
      '  namespace: team',
    ]);
  });

  test('a kustomization beside its resources is left out, and alone is not an error', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a'), 'kustomization.yaml': 'resources: [a.yaml]\n' });
    const beside = await runInProcess(['validate', '--strict', 'a.yaml', 'kustomization.yaml'], { cwd });
    expect(beside).toMatchObject({ code: 0, stderr: expect.stringContaining('info[input/kustomization]') });
    expect(beside.stderr).toContain('1 resource in 1 file, no problems');
    const alone = await runInProcess(['validate', 'kustomization.yaml'], { cwd });
    expect(alone).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing to check') });
  });
});

test('files of comments only are fine', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a'), 'later.yaml': '# kind: MCPGroup\n', 'b.yaml': '---\n# b\n---\n' });
  const { code, stderr } = await runInProcess(['validate', '--strict', '.'], { cwd });
  expect(stderr).toBe('1 resource in 3 files, no problems\n');
  expect(code).toBe(0);
});

describe('a Service in a file named svc.yaml', () => {
  test('is an object, beside others and below them', async () => {
    const cwd = scratchFolder({
      'svc.yaml': service,
      'app/svc.yaml': service.replace('web', 'app'),
      'a.yaml': group('a'),
    });
    for (const inputs of [['.'], ['**/*.yaml'], ['svc.yaml', 'app/svc.yaml', 'a.yaml']]) {
      const { code, stderr } = await runInProcess(['validate', '--strict', ...inputs], { cwd });
      expect(stderr, inputs.join(' ')).toBe('1 resource and 2 other objects in 3 files, no problems\n');
      expect(code).toBe(0);
    }
    const { stdout } = await runInProcess(['compile', '.'], { cwd });
    expect(stdout.match(/^kind: Service$/gm)).toHaveLength(2);
  });

  test('does not hide the project file above it', async () => {
    const cwd = scratchFolder({ 'svc.yaml': 'namespace: team\n', 'app/svc.yaml': service });
    const { stdout, stderr } = await runInProcess(['compile', 'app'], { cwd });
    expect(stderr).toBe('');
    expect(stdout).toContain('namespace: team');
  });
});
