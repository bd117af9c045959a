import { expect, test } from 'vitest';
import { inStoredForm } from '../../../manifests/synth/stored-form.ts';

const workload = (spec: object, kind = 'Deployment'): Record<string, unknown> => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'a', labels: {} },
  spec: { template: { spec } },
});

test('amounts are printed as the API server writes them, wherever a workload has them', () => {
  const containers = [{ name: 'a', resources: { limits: { cpu: '2000m' }, requests: { memory: '1024Mi', cpu: 0.5 } } }];
  const volumes = [{ name: 'a', emptyDir: { sizeLimit: '2048Mi' } }];
  expect(inStoredForm(workload({ containers, volumes }))).toEqual(
    workload({
      containers: [{ name: 'a', resources: { limits: { cpu: '2' }, requests: { memory: '1Gi', cpu: '500m' } } }],
      volumes: [{ name: 'a', emptyDir: { sizeLimit: '2Gi' } }],
    }),
  );
  const claim = { resources: { requests: { storage: '1024Gi' } } };
  const set = { ...workload({}, 'StatefulSet'), spec: { replicas: 0, volumeClaimTemplates: [{ spec: claim }] } };
  expect(inStoredForm(set)).toMatchObject({
    spec: { replicas: 0, volumeClaimTemplates: [{ spec: { resources: { requests: { storage: '1Ti' } } } }] },
  });
});

test('what is taken for absent is left out, and what means something is kept', () => {
  const kept = {
    affinity: {},
    automountServiceAccountToken: false,
    containers: [
      {
        name: 'a',
        env: [{ name: 'A' }],
        securityContext: { runAsUser: 0, privileged: false },
        readinessProbe: { httpGet: { path: '/', port: 1, httpHeaders: [{ name: 'X', value: '' }] } },
      },
    ],
    nodeSelector: { tty: '', limits: '1000m' },
    volumes: [{ name: 'a', emptyDir: {} }],
  };
  const [container] = kept.containers;
  const written = {
    ...kept,
    hostNetwork: false,
    tolerations: [],
    containers: [
      {
        ...container,
        env: [{ name: 'A', value: '' }],
        stdin: false,
        args: [],
        resources: { limits: {} },
        readinessProbe: { ...container?.readinessProbe, initialDelaySeconds: 0 },
        volumeMounts: [{ name: 'a', mountPath: '/a', readOnly: false, subPath: '' }],
      },
    ],
  };
  expect(inStoredForm(workload(written))).toEqual(
    workload({
      ...kept,
      containers: [{ ...container, resources: {}, volumeMounts: [{ name: 'a', mountPath: '/a' }] }],
    }),
  );
  expect(inStoredForm(workload({ nodeSelector: {} }))).toEqual(workload({}));
});

test('other objects are left alone', () => {
  const policy = { kind: 'NetworkPolicy', spec: { ingress: [], limits: {} } };
  expect(inStoredForm(policy)).toBe(policy);
});
