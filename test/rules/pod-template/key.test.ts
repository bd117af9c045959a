import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: a, podTemplateSpec: ${template} }
`;

test('a field of the pod belongs in the spec of its template', async () => {
  const code = 'pod-template/key-outside-spec';
  await expectFindings(server('{ ┆containers: [{ name: mcp, tty: true }] }'), code);
  await expectFindings(server('{ ┆nodeSelector: { disk: ssd }, spec: {} }'), code);
  await expectFindings(server('{ spec: { nodeSelector: { disk: ssd } } }'));
});

test('an unknown field is another mistake', async () => {
  await expectFindings(server('{ ┆replicas: 2 }'), 'pod-template/key-unknown');
});

test('keys that Kubernetes got later are named with their version, where they belong', async () => {
  const code = 'pod-template/key-newer';
  const inContainer = (text: string): string => server(`{ spec: { containers: [{ name: mcp, ${text} }] } }`);
  await expectFindings(inContainer('lifecycle: { preStop: { ┆sleep: { seconds: 5 } } }'), code);
  await expectFindings(inContainer('securityContext: { ┆appArmorProfile: { type: RuntimeDefault } }'), code);
  await expectFindings(server('{ spec: { ┆resources: { limits: { cpu: 1 } } } }'), code);
  await expectFindings(server('{ spec: { volumes: [{ name: a, ┆image: { reference: example.com/a } }] } }'), code);
  const term = 'topologyKey: zone, labelSelector: {}, ┆matchLabelKeys: [pod-template-hash]';
  await expectFindings(
    server(
      `{ spec: { affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ ${term} }] } } } }`,
    ),
    code,
  );
  await expectFindings(inContainer('┆sleep: { seconds: 5 }'), 'pod-template/key-unknown');
  await expectFindings(server('{ spec: { ┆image: example.com/a } }'), 'schema/unknown-key');
});
