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
