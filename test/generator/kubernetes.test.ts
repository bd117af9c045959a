import { describe, expect, test } from 'vitest';
import { validate as validatePatch } from '../../generated/kubernetes/pod-template-patch.js';
import type { Deployment, KubernetesObject, Service } from '../../generated/kubernetes/types.ts';
import { validate as validateMount } from '../../generated/kubernetes/volume-mount.js';
import { validate as validateVolume } from '../../generated/kubernetes/volume.js';
import { kubernetesKinds } from '../../generator/model/kubernetes.ts';
import { readKubernetesTypes } from '../../generator/read/kubernetes-types.ts';
import { problemsOf } from '../support/kubernetes-schema.ts';

const labels = { 'app.kubernetes.io/name': 'a' };
const deployment: Deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: {
    selector: { matchLabels: labels },
    template: {
      metadata: { labels },
      spec: { containers: [{ name: 'a', image: 'a:1', resources: { limits: { cpu: 1, memory: '64Mi' } } }] },
    },
  },
};
const service: Service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'a' },
  spec: {
    clusterIP: 'None',
    ports: [
      { port: 80, targetPort: 'http' },
      { port: 81, targetPort: 8081 },
    ],
  },
};

/** The object with one value replaced; the path is dotted. */
function changed(object: KubernetesObject, path: string, value: unknown): object {
  const copy: unknown = structuredClone(object);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((current: unknown, step) => Reflect.get(Object(current), step), copy);
  Reflect.set(Object(parent), last, value);
  return Object(copy);
}

test('the types of every emitted kind were read, with the names of the wire', () => {
  const { kinds, types } = readKubernetesTypes();
  expect(kinds.map(({ type }) => type.name)).toEqual(Object.keys(kubernetesKinds));
  expect(types.length).toBeGreaterThan(100);
  const names = types.flatMap((type) => type.properties.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining(['clusterIP', 'podIP', 'fsGroup', 'runAsNonRoot'].filter((name) => name !== 'podIP')),
  );
  expect(names.filter((name) => /Ip$|Ips$/.test(name))).toEqual([]);
});

describe('an emitted object', () => {
  test('that is right has no problems', () => {
    expect(problemsOf(deployment)).toEqual([]);
    expect(problemsOf(service)).toEqual([]);
  });

  const wrong: readonly [what: string, object: object, problem: RegExp][] = [
    ['an unknown key', changed(deployment, 'spec.template.spec.containers.0.comand', ['x']), /containers\/0 .*comand/],
    ['the name of the library for a field', changed(service, 'spec.clusterIp', 'None'), /clusterIp/],
    ['a number as text', changed(deployment, 'spec.replicas', '1'), /\/spec\/replicas .*integer/],
    ['a broken number', changed(service, 'spec.ports.0.port', 80.5), /\/spec\/ports\/0\/port .*integer/],
    ['a missing field', changed(deployment, 'spec.selector', undefined), /\/spec .*selector/],
    ['no metadata', changed(deployment, 'metadata', undefined), /metadata/],
    ['a null', changed(deployment, 'spec.template', null), /\/spec\/template .*object/],
    ['another version', changed(deployment, 'apiVersion', 'apps/v1beta1'), /apiVersion .*apps\/v1/],
    [
      'an amount that is none',
      changed(deployment, 'spec.template.spec.containers.0.resources.limits.memory', '64MB'),
      /memory .*pattern/,
    ],
    [
      'a kind that nobody emits',
      { apiVersion: 'batch/v1', kind: 'Job' },
      /no Kubernetes schema is known for the kind Job/,
    ],
    [
      'a type that is no kind',
      { kind: 'PodSpec', containers: [] },
      /no Kubernetes schema is known for the kind PodSpec/,
    ],
    ['nothing', {}, /no Kubernetes schema is known for the kind undefined/],
  ];

  test.each(wrong)('with %s is refused', (_what, object, problem) => {
    expect(problemsOf(object)).toHaveLength(1);
    expect(problemsOf(object)[0]).toMatch(problem);
  });
});

describe('a pod template that is merged into the generated one', () => {
  test.each([
    ['nothing', {}],
    ['a part of a container', { spec: { containers: [{ name: 'mcp', resources: { limits: { cpu: '1' } } }] } }],
    ['a part of a probe', { spec: { containers: [{ name: 'mcp', livenessProbe: { httpGet: { path: '/live' } } }] } }],
    [
      'a part of a mount',
      { spec: { containers: [{ name: 'mcp', volumeMounts: [{ mountPath: '/data', readOnly: true }] }] } },
    ],
    [
      'a probe by name, addresses and users',
      {
        spec: {
          containers: [{ name: 'mcp', readinessProbe: { httpGet: { port: 'http' }, initialDelaySeconds: 0 } }],
          hostAliases: [{ ip: '10.0.0.1' }, { ip: 'fd00::1' }],
          securityContext: { runAsUser: 0, fsGroup: 2000 },
        },
      },
    ],
    ['null and $patch', { metadata: null, spec: { volumes: [{ name: 'tmp', $patch: 'delete' }], nodeSelector: null } }],
  ])('may be %s', (_what, patch) => {
    expect(validatePatch(patch)).toBe(true);
  });

  test.each([
    ['misspells a key', { spec: { nodeSelecter: {} } }, '/spec', 'additionalProperties'],
    ['has a container without a name', { spec: { containers: [{ image: 'x' }] } }, '/spec/containers/0', 'required'],
    ['has a null among containers', { spec: { containers: [null] } }, '/spec/containers/0', 'type'],
    [
      'has an incomplete item of a list that is replaced',
      {
        spec: {
          containers: [{ name: 'a', envFrom: [{}] }],
          tolerations: [{}],
          dnsConfig: { options: [{}] },
          readinessGates: [{}],
        },
      },
      '/spec/readinessGates/0',
      'required',
    ],
    ['names another policy', { spec: { dnsPolicy: 'Foo' } }, '/spec/dnsPolicy', 'enum'],
    ['lets pods end', { spec: { restartPolicy: 'Never' } }, '/spec/restartPolicy', 'enum'],
    [
      'calls a container what none may be called',
      { spec: { containers: [{ name: 'A b' }] } },
      '/spec/containers/0/name',
      'pattern',
    ],
    [
      'opens a port that does not exist',
      { spec: { containers: [{ name: 'a', ports: [{ containerPort: 0 }] }] } },
      '/spec/containers/0/ports/0/containerPort',
      'minimum',
    ],
    [
      'asks for less than nothing',
      { spec: { containers: [{ name: 'a', resources: { limits: { cpu: '-1' } } }] } },
      '/spec/containers/0/resources/limits/cpu',
      'pattern',
    ],
    [
      'asks for a number less than nothing',
      { spec: { containers: [{ name: 'a', resources: { limits: { cpu: -1 } } }] } },
      '/spec/containers/0/resources/limits/cpu',
      'minimum',
    ],
    [
      'probes a port that does not exist',
      { spec: { containers: [{ name: 'a', livenessProbe: { httpGet: { port: 0 } } }] } },
      '/spec/containers/0/livenessProbe/httpGet/port',
      'minimum',
    ],
    [
      'probes without a pause',
      { spec: { containers: [{ name: 'a', livenessProbe: { periodSeconds: 0 } }] } },
      '/spec/containers/0/livenessProbe/periodSeconds',
      'minimum',
    ],
    [
      'runs as nobody that exists',
      { spec: { securityContext: { runAsUser: -1 } } },
      '/spec/securityContext/runAsUser',
      'minimum',
    ],
    [
      'spreads over nothing',
      { spec: { topologySpreadConstraints: [{ topologyKey: 'zone', maxSkew: 0 }] } },
      '/spec/topologySpreadConstraints/0/maxSkew',
      'minimum',
    ],
    [
      'has a variable that none may be called',
      { spec: { containers: [{ name: 'a', env: [{ name: 'A=B', value: 'x' }] }] } },
      '/spec/containers/0/env/0/name',
      'pattern',
    ],
    ['names a class in capitals', { spec: { priorityClassName: 'High' } }, '/spec/priorityClassName', 'pattern'],
    [
      'pulls with a name in capitals',
      { spec: { imagePullSecrets: [{ name: 'Pull_Secret' }] } },
      '/spec/imagePullSecrets/0/name',
      'pattern',
    ],
    [
      'has a host for an address',
      { spec: { hostAliases: [{ ip: 'db.example.com' }] } },
      '/spec/hostAliases/0/ip',
      'pattern',
    ],
    ['knows another $patch', { spec: { $patch: 'remove' } }, '/spec/$patch', 'enum'],
    [
      'has a string for a number',
      { spec: { terminationGracePeriodSeconds: '30' } },
      '/spec/terminationGracePeriodSeconds',
      'type',
    ],
  ])('is refused where it %s', (_what, patch, instancePath, keyword) => {
    expect(validatePatch(patch)).toBe(false);
    expect(validatePatch.errors).toEqual([expect.objectContaining({ instancePath, keyword })]);
  });
});

test('volumes and mounts are complete or refused', () => {
  expect(validateVolume({ name: 'a', configMap: { name: 'b', defaultMode: 256 } })).toBe(true);
  expect(validateVolume({ configMap: { name: 'b' } })).toBe(false);
  expect(validateVolume({ name: 'a', configmap: { name: 'b' } })).toBe(false);
  expect(validateMount({ name: 'a', mountPath: '/a', readOnly: true })).toBe(true);
  expect(validateMount({ name: 'a' })).toBe(false);
});
