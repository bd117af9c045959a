import { App, Chart, Testing } from 'cdk8s';
import { KubeSecret } from 'cdk8s-plus-28/lib/imports/k8s.js';
import { describe, expect, test } from 'vitest';
import { MCPGroup, MCPServer, secretKey } from '../../../generated/constructs/index.ts';
import { compile } from '../../../manifests/compile.ts';
import { printYaml } from '../../../manifests/synth/print.ts';
import { ChartError, lowerChart } from '../../../manifests/chart/lower-chart.ts';

const image = 'registry.svc.internal/svc:test';

/** A chart with an MCPGroup, a Secret and an MCPServer. */
function toolsChart(group?: string): Chart {
  const chart = new Chart(new App(), 'tools', { namespace: 'mcp', disableResourceNameHashes: true });
  const tools = new MCPGroup(chart, 'group', { spec: { description: 'Tools' } });
  const secret = new KubeSecret(chart, 'api', { stringData: { token: 'x' } });
  new MCPServer(chart, 'weather', {
    spec: {
      image: 'registry.example.com/weather:1',
      groupRef: group ?? tools,
      secrets: [{ ...secretKey(secret, 'token'), targetEnvName: 'TOKEN' }],
    },
  });
  return chart;
}

test('a chart holds what compiling its resources gives, and its other objects', async () => {
  const authored: unknown[] = Testing.synth(toolsChart());
  const text = authored.map((object) => printYaml(Object(object))).join('---\n');
  const compiled = await compile([{ path: 'input.yaml', text }], {
    target: 'workloads',
    image,
    extent: 'whole',
    closed: false,
  });
  const chart = toolsChart();
  expect(await lowerChart(chart, { image })).toEqual(
    compiled.diagnostics.map((finding) => expect.objectContaining({ code: finding.code })),
  );
  const lowered: unknown[] = Testing.synth(chart);
  const sorted = (objects: readonly unknown[]): string[] =>
    objects.map((object) => printYaml(Object(object))).toSorted();
  expect(lowered.length).toBeGreaterThan(5);
  expect(sorted(lowered)).toEqual(sorted(compiled.objects));
});

test('errors are thrown as they are shown elsewhere, named by the path of the construct, and the chart is left alone', async () => {
  const chart = toolsChart('tool-group');
  const before = Testing.synth(chart);
  await expect(lowerChart(chart)).rejects.toThrow(ChartError);
  await expect(lowerChart(chart)).rejects.toThrow(/tools\/weather:\d+:\d+ error\[link\/missing-target\]/);
  expect(Testing.synth(chart)).toEqual(before);
});

test('a missing resource is added to the chart, and a closed chart needs its Secrets in it', async () => {
  const chart = new Chart(new App(), 'tools', { disableResourceNameHashes: true });
  const secrets = [{ name: 'api', key: 'token', targetEnvName: 'TOKEN' }];
  new MCPServer(chart, 'weather', { spec: { image: 'a:1', groupRef: 'tools', secrets } });
  await expect(lowerChart(chart)).rejects.toThrow('Hint: add a construct for the MCPGroup to the chart');
  await expect(lowerChart(chart, { closed: true })).rejects.toThrow(
    'Hint: add a construct for the Secret to the chart, or leave out "closed" to rely on the cluster for it',
  );
});

test('a construct that cannot be printed is named', async () => {
  const chart = new Chart(new App(), 'tools', { disableResourceNameHashes: true });
  const args: string[] = [];
  Reflect.set(args, 0, args);
  new MCPServer(chart, 'weather', { spec: { image: 'a:1', args } });
  await expect(lowerChart(chart)).rejects.toThrow('tools/weather cannot be printed: spec.args[0] is spec.args again');
});

describe('nothing of a chart is lost or left over', () => {
  const options = { disableResourceNameHashes: true } as const;
  const server = (chart: Chart, id: string, name: string, namespace: string): MCPServer =>
    new MCPServer(chart, id, { metadata: { name, namespace }, spec: { image: 'registry.example.com/x:1' } });
  const namesOf = (chart: Chart): string[] =>
    Testing.synth(chart).map((object: unknown) => {
      const { kind, metadata } = object as { kind: string; metadata: { namespace?: string; name: string } };
      return `${kind} ${metadata.namespace ?? ''}/${metadata.name}`;
    });

  test('names that are equal once they are joined with a hyphen', async () => {
    const [both, one, other] = ['both', 'one', 'other'].map((id) => new Chart(new App(), id, options)) as Chart[] &
      [Chart, Chart, Chart];
    for (const chart of [both, one]) server(chart, 'a', 'mcp-github', 'team');
    for (const chart of [both, other]) server(chart, 'b', 'github', 'team-mcp');
    for (const chart of [both, one, other]) await lowerChart(chart, { image });
    expect(namesOf(one).length).toBeGreaterThan(5);
    expect(namesOf(both).toSorted()).toEqual([...namesOf(one), ...namesOf(other)].toSorted());
  });

  test('constructs of the chart with the ids of generated ones, and a chart that is lowered twice', async () => {
    const chart = new Chart(new App(), 'tools', options);
    for (const id of ['svc', '0', '1', 'Deployment-mcp-weather']) new KubeSecret(chart, id, { metadata: { name: id } });
    server(chart, 'a', 'weather', 'team');
    await lowerChart(chart, { image });
    const first = namesOf(chart);
    server(chart, 'b', 'tickets', 'team');
    await lowerChart(chart, { image });
    expect(first).toContain('Secret /svc');
    expect(first).toContain('Deployment team/mcp-weather');
    expect(namesOf(chart)).toEqual(expect.arrayContaining([...first, 'Deployment team/mcp-tickets']));
  });

  test('an object that was made below a resource, and one that depends on a resource', async () => {
    const chart = new Chart(new App(), 'tools', options);
    const weather = server(chart, 'a', 'weather', 'team');
    const below = new KubeSecret(weather, 'key', { metadata: { name: 'key' }, stringData: { token: 'x' } });
    const later = new KubeSecret(chart, 'later', { metadata: { name: 'later' } });
    later.addDependency(weather, below);
    below.addDependency(new KubeSecret(chart, 'first', { metadata: { name: 'first' } }));
    await lowerChart(chart, { image });
    const names = namesOf(chart);
    expect(names.filter((name) => name.startsWith('Secret '))).toEqual([
      'Secret /first',
      'Secret /key',
      'Secret /later',
    ]);
    expect(names.some((name) => name.startsWith('MCPServer'))).toBe(false);
    expect(names.indexOf('Secret /later')).toBeGreaterThan(names.indexOf('Deployment team/mcp-weather'));
  });
});
