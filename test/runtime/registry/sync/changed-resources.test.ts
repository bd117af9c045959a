import { describe, expect, test } from 'vitest';
import { changedResources } from '../../../../runtime/registry/sync/changed-resources.ts';
import { annotationNames, type ClusterResource } from '../../../../runtime/registry/sync/exported-resource.ts';

const plain: ClusterResource = { kind: 'MCPServer', namespace: 'tools', name: 'weather', uid: 'u', annotations: {} };
const exported = (description: string): ClusterResource => ({
  ...plain,
  annotations: {
    [annotationNames.export]: 'true',
    [annotationNames.url]: 'https://weather.example.com/mcp',
    [annotationNames.description]: description,
  },
});

describe('changes of a cluster', () => {
  test('count once for each resource that was not seen before: it may have been exported', () => {
    const changes = changedResources();
    expect(changes.isChange(plain, false)).toBe(true);
    expect(changes.isChange(plain, false)).toBe(false);
  });

  test('count when what is exported changes, and not when anything else does', () => {
    const changes = changedResources();
    changes.isChange(plain, false);
    const told = [exported('A'), { ...exported('A'), annotations: { ...exported('A').annotations, other: 'x' } }];
    expect(told.map((resource) => changes.isChange(resource, false))).toEqual([true, false]);
    expect(changes.isChange(exported('B'), false)).toBe(true);
    expect(changes.isChange(plain, false)).toBe(true);
  });

  test('count when what was exported is deleted, also where only its last state says so', () => {
    const changes = changedResources();
    changes.isChange(exported('A'), false);
    expect(changes.isChange(plain, true)).toBe(true);
    expect(changes.isChange(exported('A'), true)).toBe(true);
    expect(changes.isChange(plain, true)).toBe(false);
  });

  test('count when an exported resource becomes one that is refused, which its owner should hear of', () => {
    const changes = changedResources();
    changes.isChange(exported('A'), false);
    const { annotations } = exported('A');
    expect(changes.isChange({ ...plain, annotations: { ...annotations, [annotationNames.url]: '' } }, false)).toBe(
      true,
    );
  });
});
