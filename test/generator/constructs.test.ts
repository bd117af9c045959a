import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiObject, App, Chart, Testing } from 'cdk8s';
import { expect, test } from 'vitest';
import * as constructs from '../../generated/constructs/index.ts';
import {
  MCPGroup,
  MCPServer,
  MCPToolConfig,
  secretKey,
  type MCPServerProps,
} from '../../generated/constructs/index.ts';
import { kinds } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import { generatedFolder } from '../support/generated-files.ts';

test('there is one per kind', () => {
  const { secretKey: _helper, ...classes } = constructs;
  expect(Object.keys(classes).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

test('a chart prints the resource as it was given', async () => {
  const chart = new Chart(Testing.app(), 'tools', { namespace: 'mcp', disableResourceNameHashes: true });
  const group = new MCPGroup(chart, 'group', { metadata: { name: 'tools' }, spec: { description: 'Tools' } });
  const spec = {
    image: 'example.com/weather:1',
    groupRef: group.name,
    env: [{ name: 'EMPTY', value: '' }],
    args: [],
    podTemplateSpec: { spec: { containers: [{ name: 'mcp', somethingNew: { nested: true } }], hostAliases: [] } },
  };
  new MCPServer(chart, 'weather', { metadata: { labels: { team: 'a' } }, spec });
  const [first, second]: unknown[] = Testing.synth(chart);
  expect(first).toEqual({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPGroup',
    metadata: { name: 'tools', namespace: 'mcp' },
    spec: { description: 'Tools' },
  });
  expect(second).toEqual({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPServer',
    // The name comes from the construct tree.
    metadata: { name: 'tools-weather', namespace: 'mcp', labels: { team: 'a' } },
    spec,
  });
  const { validate } = await loadKind.MCPServer();
  expect(validate(second)).toBe(true);
});

test('a key that the types do not know reaches the manifest all the same', () => {
  const chart = new Chart(new App(), 'tools');
  const spec = { image: 'a:1', imagee: 'b:2' };
  const server = new MCPServer(chart, 'weather', { spec });
  const printed: unknown = server.toJson();
  expect(printed).toMatchObject({ spec });
});

test('a manifest needs no chart, and its kind cannot be overridden', () => {
  const props = { metadata: { name: 'a' }, spec: {}, kind: 'Other', apiVersion: 'v1' };
  expect(MCPGroup.manifest(props)).toEqual({ metadata: { name: 'a' }, spec: {}, ...MCPGroup.GVK });
});

test('a construct of the right kind is accepted in place of the name of a resource', () => {
  const chart = new Chart(new App(), 'tools', { disableResourceNameHashes: true });
  const group = new MCPGroup(chart, 'group', { spec: {} });
  const tools = new MCPToolConfig(chart, 'config', { spec: { toolsFilter: ['a'] } });
  const secret = new ApiObject(chart, 'secret', { apiVersion: 'v1', kind: 'Secret' });
  const server = new MCPServer(chart, 'weather', {
    spec: {
      image: 'a:1',
      groupRef: group,
      toolConfigRef: { name: tools },
      secrets: [{ ...secretKey(secret, 'token'), targetEnvName: 'TOKEN' }, secretKey('other', 'key')],
    },
  });
  const printed: unknown = server.toJson();
  expect(printed).toMatchObject({
    spec: {
      groupRef: 'tools-group',
      toolConfigRef: { name: 'tools-config' },
      secrets: [
        { name: 'tools-secret', key: 'token', targetEnvName: 'TOKEN' },
        { name: 'other', key: 'key' },
      ],
    },
  });
  // @ts-expect-error A server is not a group.
  const wrong: MCPServerProps['spec'] = { image: 'a:1', groupRef: server };
  expect(wrong.image).toBe('a:1');
});

test('an editor shows the description of every field where it is typed', () => {
  const folder = join(generatedFolder, 'constructs/props');
  const undescribed: string[] = [];
  let count = 0;
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!/^ {2}readonly ['\w-]+\??: /.test(line)) continue;
      count++;
      if (lines[index - 1]?.endsWith('*/') !== true) undescribed.push(`${file}: ${line}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(undescribed).toEqual([]);
});
