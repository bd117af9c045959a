import { describe, expect, test } from 'vitest';
import { compileWhole } from './support/compiled-programs.ts';
import { foldersBelow, sourcesBelow } from './support/source-files.ts';

const examples = foldersBelow('examples');

/** What each example stands for, by kind: a reader of the README should find it, and nothing should vanish. */
const emitted: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  quickstart: { ServiceAccount: 2, ConfigMap: 1, NetworkPolicy: 1, Service: 2, Deployment: 2 },
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
};

describe('examples', () => {
  test('are those that the README names', () => {
    expect(examples).toEqual(Object.keys(emitted));
  });

  test.each(examples)('%s compiles without a finding', async (name) => {
    const { diagnostics, objects } = await compileWhole(sourcesBelow(`examples/${name}`));
    expect(diagnostics).toEqual([]);
    const kinds = objects.map((object) => String(object['kind']));
    const counts = Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]),
    );
    expect(counts).toEqual(emitted[name]);
  });
});
