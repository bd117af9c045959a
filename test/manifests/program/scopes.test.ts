import { describe, expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';

const object = (apiVersion: string, kind: string, metadata = '{ name: a }', rest = ''): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: ${metadata}\n${rest}`;
const definition = (kind: string, scope: string, group = 'x.example.com'): string =>
  object(
    'apiextensions.k8s.io/v1',
    'CustomResourceDefinition',
    `{ name: things.${group} }`,
    `spec: { group: ${group}, scope: ${scope}, names: { kind: ${kind}, plural: things }, versions: [] }\n`,
  );

/** The namespaces of the first objects of kinds, as a compile with a default namespace prints them. */
async function namespacesOf(text: string, ...kinds: readonly string[]): Promise<unknown[]> {
  const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text }], 'team');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return kinds.map((wanted) => {
    const metadata = objects.find(({ kind }) => kind === wanted)?.['metadata'];
    return typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'namespace') : 'no such object';
  });
}

describe('the default namespace is written on what is in namespaces, and on nothing else', () => {
  test.for([
    ['v1', 'ConfigMap', 'team'],
    ['batch/v1', 'CronJob', 'team'],
    ['policy/v1', 'PodDisruptionBudget', 'team'],
    ['v1', 'Node', undefined],
    ['rbac.authorization.k8s.io/v1', 'ClusterRole', undefined],
    ['admissionregistration.k8s.io/v1', 'ValidatingAdmissionPolicy', undefined],
    ['flowcontrol.apiserver.k8s.io/v1', 'FlowSchema', undefined],
    ['cert-manager.io/v1', 'ClusterIssuer', undefined],
    ['cert-manager.io/v1', 'Issuer', 'team'],
    ['external-secrets.io/v1', 'ClusterSecretStore', undefined],
    ['keda.sh/v1alpha1', 'ScaledObject', 'team'],
    ['gateway.networking.k8s.io/v1', 'GatewayClass', undefined],
    ['cilium.io/v2', 'CiliumClusterwideNetworkPolicy', undefined],
    ['unknown.example.com/v1', 'Thing', undefined],
    ['unknown.example.com/v1', 'ConfigMap', undefined],
  ] as const)('%s %s', async ([apiVersion, kind, expected]) => {
    expect(await namespacesOf(object(apiVersion, kind), kind)).toEqual([expected]);
  });

  test('a definition in the input sets the scope of its objects, before or after them', async () => {
    const things = object('x.example.com/v1', 'Thing');
    const ofCluster = `${things}---\n${definition('Thing', 'Cluster')}`;
    expect(await namespacesOf(ofCluster, 'Thing', 'CustomResourceDefinition')).toEqual([undefined, undefined]);
    const inNamespaces = `${definition('Thing', 'Namespaced')}---\n${things}`;
    expect(await namespacesOf(inNamespaces, 'Thing')).toEqual(['team']);
    const other = `${definition('Thing', 'Namespaced', 'y.example.com')}---\n${things}`;
    expect(await namespacesOf(other, 'Thing')).toEqual([undefined]);
  });

  test('definitions of v1beta1 count too, and need no scope', async () => {
    const old = (scope: string): string =>
      object(
        'apiextensions.k8s.io/v1beta1',
        'CustomResourceDefinition',
        '{ name: things.x.example.com }',
        `spec: { group: x.example.com, version: v1, ${scope} names: { kind: Thing, plural: things } }\n`,
      );
    for (const [scope, expected] of [
      ['scope: Cluster,', undefined],
      ['scope: Namespaced,', 'team'],
      ['', 'team'],
    ] as const)
      expect(await namespacesOf(`${old(scope)}---\n${object('x.example.com/v1', 'Thing')}`, 'Thing')).toEqual([
        expected,
      ]);
  });

  test('a written namespace stays, and an empty one or null counts as missing', async () => {
    const written = object('unknown.example.com/v1', 'Thing', '{ name: a, namespace: other }');
    expect(await namespacesOf(written, 'Thing')).toEqual(['other']);
    for (const empty of ['""', 'null'])
      expect(await namespacesOf(object('v1', 'ConfigMap', `{ name: a, namespace: ${empty} }`), 'ConfigMap')).toEqual([
        'team',
      ]);
  });

  test('two of one name are one object, whatever namespace each says, where the kind has none', async () => {
    const text = ['{ name: a, namespace: b }', '{ name: a }']
      .map((metadata) => object('cert-manager.io/v1', 'ClusterIssuer', metadata))
      .join('---\n');
    const { diagnostics } = await compileWhole([{ path: 'a.yaml', text }]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['document/duplicate']);
  });
});
