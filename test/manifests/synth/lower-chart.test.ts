import { App, Chart, Testing } from 'cdk8s';
import { KubeSecret } from 'cdk8s-plus-28/lib/imports/k8s.js';
import { expect, test } from 'vitest';
import { MCPGroup, MCPServer, secretKey } from '../../../generated/constructs/index.ts';
import { compile } from '../../../manifests/compile.ts';
import { printYaml } from '../../../manifests/synth/print.ts';
import { ChartError, lowerChart } from '../../../manifests/synth/lower-chart.ts';

const image = 'registry.svc.internal/svc:test';

/** A chart with a group, a Secret and a server of ours. */
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
  await expect(lowerChart(chart)).rejects.toThrow('hint: add a construct for the MCPGroup to the chart');
  await expect(lowerChart(chart, { closed: true })).rejects.toThrow(
    'hint: add a construct for the Secret to the chart, or leave out "closed" to rely on the cluster for it',
  );
});

test('a construct that cannot be printed is named', async () => {
  const chart = new Chart(new App(), 'tools', { disableResourceNameHashes: true });
  const args: string[] = [];
  Reflect.set(args, 0, args);
  new MCPServer(chart, 'weather', { spec: { image: 'a:1', args } });
  await expect(lowerChart(chart)).rejects.toThrow('tools/weather cannot be printed: spec.args[0] is spec.args again');
});
