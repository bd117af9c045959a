import { expect, test } from 'vitest';
import { resourcesOf } from '../../cli/workloads/kubernetes-resources.ts';
import { loadDocument } from '../../generated/load.ts';
import { printStream } from '../../manifests/synth/print.ts';
import { runInProcess } from '../support/run-in-process.ts';

test('a workload of an image becomes an MCPServer that compiles, with what it refers to', async () => {
  const { validate, withDefaults } = await loadDocument.run();
  const document: unknown = {
    schemaVersion: 'v1',
    name: 'My.Weather',
    group: 'team',
    image: 'registry.example.com/weather:1',
    args: ['--units', 'metric'],
    transport: 'streamable-http',
    targetPort: 9000,
    env: { A: 'b' },
    secrets: [{ name: 'weather-api', target: 'TOKEN' }],
    permissionProfile: 'none',
    tools: { filter: ['forecast'] },
    enableAudit: true,
    volumes: ['/data:/data'],
  };
  if (!validate(document)) throw new Error('the document is a run document');
  const made = resourcesOf(withDefaults(document), 'My.Weather');
  if ('problem' in made) throw new Error(made.problem);
  expect(made.leftOut).toEqual([
    'volumes is left out: this export does not know it',
    'the cluster has to provide the Secret "weather-api" with the key "value"',
  ]);
  const [, , server] = made.resources;
  expect(server).toEqual({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPServer',
    metadata: { name: 'my-weather' },
    spec: {
      image: 'registry.example.com/weather:1',
      args: ['--units', 'metric'],
      transport: 'streamable-http',
      mcpPort: 9000,
      env: [{ name: 'A', value: 'b' }],
      secrets: [{ name: 'weather-api', key: 'value', targetEnvName: 'TOKEN' }],
      permissionProfile: { name: 'none' },
      toolConfigRef: { name: 'my-weather-tools' },
      groupRef: 'team',
      audit: { enabled: true },
    },
  });
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'weather-api' }, stringData: { value: 'x' } };
  const compiled = await runInProcess(['compile', '--closed', '-'], {
    input: printStream([...made.resources, secret]),
  });
  expect(compiled.stderr).toBe('');
  expect(compiled.code).toBe(0);
});

test('a package and a server of this machine are refused', async () => {
  const { validate, withDefaults } = await loadDocument.run();
  for (const document of [{ image: 'npx://a' }, { transport: 'streamable-http', targetPort: 80 }]) {
    const whole: unknown = { schemaVersion: 'v1', ...document };
    if (!validate(whole)) throw new Error('the document is a run document');
    expect(resourcesOf(withDefaults(whole), 'a')).toHaveProperty('hint');
  }
});
