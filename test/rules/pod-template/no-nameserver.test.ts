import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (template: string, volumes = '[]'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files
  volumes: ${volumes}
  podTemplateSpec:
    spec: ${template}
`;
const mounted = (path: string): string =>
  `{ volumes: [{ name: a, emptyDir: {} }], containers: [{ name: mcp, volumeMounts: [{ name: a, mountPath: ${path} }] }] }`;

test('a volume leaves the image in its place', async () => {
  await expectFindings(server(mounted('/a')));
  await expectFindings(server(mounted('┆/')), 'volumes/over-root');
  await expectFindings(
    server('{}', '[{ name: a, hostPath: ┆/a, mountPath: ┆/ }]'),
    'pod-security/not-restricted',
    'volumes/over-root',
  );
});

test('a pod without the DNS of the cluster has its own', async () => {
  await expectFindings(server('{ dnsPolicy: ┆None }'), 'pod-template/no-nameserver');
  await expectFindings(server('{ dnsPolicy: None, dnsConfig: { nameservers: [10.0.0.10] } }'));
  await expectFindings(server('{ dnsPolicy: Default }'));
});
