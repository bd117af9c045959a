import { describe, expect, test } from 'vitest';
import { fileNamesOf } from '../../../manifests/synth/write-file-names.ts';

function named(kind: string, name: string, namespace?: string, apiVersion = 'v1'): Readonly<Record<string, unknown>> {
  return { apiVersion, kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } };
}

describe('names of output files', () => {
  test('kind and name, below the namespace', () => {
    expect(fileNamesOf([named('ConfigMap', 'a'), named('Deployment', 'a', 'team', 'apps/v1')])).toEqual([
      'configmap-a.yaml',
      'team/deployment-a.yaml',
    ]);
  });

  test('kinds of the same name in two groups get file names with the group, in any order', () => {
    const core = named('Service', 'a');
    const other = named('Service', 'a', undefined, 'serving.example.com/v1');
    expect(fileNamesOf([core, other])).toEqual(['service-a.yaml', 'service.serving.example.com-a.yaml']);
    expect(fileNamesOf([other, core])).toEqual(['service.serving.example.com-a.yaml', 'service-a.yaml']);
  });

  test('names that a file name cannot contain give different files inside the folder', () => {
    const objects = [
      named('Role', 'system:a', undefined, 'rbac.authorization.k8s.io/v1'),
      named('Role', 'system_a', undefined, 'rbac.authorization.k8s.io/v1'),
      named('ConfigMap', '../../up'),
      named('ConfigMap', 'x', '..'),
      named('../Kind', 'x'),
      named('ConfigMap', 'Upper'),
      named('ConfigMap', 'n'.repeat(253)),
      {},
    ];
    const names = fileNamesOf(objects);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^([a-z0-9_-]+\/)?[a-z0-9._-]+\.yaml$/);
      expect(name.split('/').every((part) => part.length <= 210 && !/^\.+$/.test(part))).toBe(true);
    }
    expect(names[0]).toMatch(/^role\.rbac\.authorization\.k8s\.io-system_a-[0-9a-f]{8}\.yaml$/);
  });
});
