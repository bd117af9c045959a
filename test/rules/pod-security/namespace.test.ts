import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const code = 'pod-security/namespace-refuses-others';
const namespace = (labels: string): string => `apiVersion: v1
kind: Namespace
metadata: { name: mcp, labels: { ${labels} } }
---
`;
const enforcing = (level: string): string => namespace(`pod-security.kubernetes.io/enforce: ${level}`);
const kept = 'securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }';
const pod = (spec: string): string =>
  `{ securityContext: { runAsNonRoot: true, seccompProfile: { type: RuntimeDefault } }, ${spec} }`;
const deployment = (spec: string, name = '┆redis'): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: mcp }
spec: { template: { spec: ${spec} } }
`;
const plain = '{ containers: [{ name: redis, image: example.com/redis:1 }] }';

test('a workload of another program is checked against the standard of its namespace', async () => {
  await expectFindings(enforcing('restricted') + deployment(plain), code);
  await expectFindings(enforcing('baseline') + deployment(plain, 'redis'));
  const onNode = '{ hostNetwork: true, containers: [{ name: redis, image: example.com/redis:1 }] }';
  await expectFindings(enforcing('baseline') + deployment(onNode), code);
  await expectFindings(enforcing('privileged') + deployment(onNode, 'redis'));
  await expectFindings(deployment(onNode, 'redis'));
  const careful = pod(`containers: [{ name: redis, image: example.com/redis:1, ${kept} }]`);
  await expectFindings(enforcing('restricted') + deployment(careful, 'redis'));
  const disk = pod(
    `containers: [{ name: redis, image: a, ${kept} }], volumes: [{ name: v, nfs: { server: disk, path: / } }]`,
  );
  await expectFindings(enforcing('restricted') + deployment(disk), code);
});

test('pods, jobs and their ephemeral containers count too', async () => {
  const named = (version: string, kind: string, spec: string): string =>
    `apiVersion: ${version}\nkind: ${kind}\nmetadata: { name: ┆once, namespace: mcp }\nspec: ${spec}\n`;
  await expectFindings(enforcing('restricted') + named('v1', 'Pod', plain), code);
  await expectFindings(enforcing('restricted') + named('batch/v1', 'Job', `{ template: { spec: ${plain} } }`), code);
  const cron = `{ schedule: '@daily', jobTemplate: { spec: { template: { spec: ${plain} } } } }`;
  await expectFindings(enforcing('restricted') + named('batch/v1', 'CronJob', cron), code);
  const debugged = pod(`containers: [{ name: a, image: a, ${kept} }], ephemeralContainers: [{ name: b, image: b }]`);
  await expectFindings(enforcing('restricted') + named('v1', 'Pod', debugged), code);
  const windows = '{ os: { name: windows }, containers: [{ name: a, image: a }] }';
  await expectFindings(enforcing('restricted') + named('v1', 'Pod', windows).replace('┆', ''));
});

test('the message names what is refused, once', async () => {
  const spec =
    '{ hostPID: true, containers: [{ name: a, image: a, ports: [{ containerPort: 1, hostPort: 1 }, { containerPort: 2, hostPort: 2 }] }] }';
  const { diagnostics } = await validateTexts({ 'a.yaml': enforcing('baseline') + deployment(spec, 'redis') });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'namespace "mcp" enforces the pod security standard baseline and refuses the pods of Deployment "redis": the processes of the node (hostPID); a port of the node (hostPort)',
  ]);
});

test('labels that Pod Security Admission does not know are named', async () => {
  const level = 'pod-security/namespace-level-unknown';
  const prefix = 'pod-security.kubernetes.io/';
  await expectFindings(namespace(`${prefix}enforce: ┆Restricted`), level);
  await expectFindings(namespace(`${prefix}warn: ┆strict`), level);
  await expectFindings(namespace(`${prefix}enforce-version: ┆"1.30"`), level);
  await expectFindings(namespace(`┆${prefix}enforced: baseline`), level);
  await expectFindings(
    namespace(`${prefix}enforce: baseline, ${prefix}audit-version: latest, ${prefix}warn-version: v1.34`),
  );
});
