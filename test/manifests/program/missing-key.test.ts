import { expect, test } from 'vitest';
import { resource, validateTexts } from '../../support/validated.ts';

test('a missing key with the name of a file is compared by that name, not by its ending', async () => {
  const policies = 'authzConfig: { type: configMap, configMap: { name: policies, key: nope.json } }';
  const text = resource('MCPServer', 'a', `  image: example.com/a\n  ${policies}`);
  const map = (key: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: policies\ndata:\n  ${key}: '{}'\n`;
  const hints = async (key: string): Promise<(string | undefined)[]> =>
    (await validateTexts({ 'a.yaml': text, 'b.yaml': map(key) })).diagnostics.map(({ hint }) => hint);
  expect(await hints('to1.json')).toEqual(['its keys are to1.json']);
  expect(await hints('nopes.json')).toEqual(['did you mean "nopes.json"?']);
});
