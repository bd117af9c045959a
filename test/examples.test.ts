import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { compileWhole } from './support/compiled-programs.ts';
import { at } from './support/plain-walk.ts';
import { runSvc } from './support/run-svc.ts';
import { exampleSources } from './support/example-sources.ts';
import { foldersBelow } from './support/source-files.ts';

/** Those that hold resources; others hold configuration documents of servers alone. */
const examples = foldersBelow('examples').filter((name) => exampleSources(name).length > 0);

/** The number of emitted objects of each example, by kind. */
const emitted: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  gitops: { ServiceAccount: 2, ConfigMap: 1, NetworkPolicy: 1, Service: 2, Deployment: 2 },
  quickstart: { ServiceAccount: 2, ConfigMap: 1, NetworkPolicy: 1, Service: 2, Deployment: 2 },
  // The registry's configuration and the entries of its catalog.
  registry: { ServiceAccount: 1, ConfigMap: 2, Service: 1, Deployment: 1 },
  'registry-with-sign-in': { ServiceAccount: 1, ConfigMap: 2, Service: 1, Deployment: 1 },
  team: {
    ServiceAccount: 4,
    ConfigMap: 4,
    Role: 1,
    RoleBinding: 1,
    NetworkPolicy: 1,
    Service: 4,
    Deployment: 4,
    StatefulSet: 1,
  },
  // The YAML of it; test/package/typescript-example.test.ts compares the app.
  typescript: { ServiceAccount: 5, ConfigMap: 3, NetworkPolicy: 2, Service: 5, Deployment: 5, Secret: 1 },
};

describe('examples', () => {
  test('are those that the README names', () => {
    expect(examples).toEqual(Object.keys(emitted));
  });

  test.each(examples)('%s compiles without a finding about what it asks for', async (name) => {
    const { diagnostics, objects } = await compileWhole(exampleSources(name));
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    const kinds = objects.map((object) => String(object['kind']));
    const counts = Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]),
    );
    expect(counts).toEqual(emitted[name]);
  });

  test('the catalog of the registry is one that its server reads', async () => {
    const entries = exampleSources('registry-with-sign-in').find(({ path }) => path.endsWith('entries.yaml'));
    const text = at(load(entries?.text ?? ''), 'data', 'servers.json');
    const run = await runSvc(['validate', '--as', 'registry-entries', '-'], { input: String(text) });
    expect(run).toEqual({ code: 0, stdout: '', stderr: '1 registry-entries document, no problems\n' });
  });
});
