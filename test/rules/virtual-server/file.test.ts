import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const desk = (config: string, container = ''): string => {
  const text = servedGroup(`    ${config}`, ['wiki']);
  const template = `  podTemplateSpec: { spec: { containers: [{ name: vmcp, ${container} }] } }\n`;
  return container === '' ? text : text.replace('  config:\n', `${template}  config:\n`);
};
const mounted = (path: string): string =>
  `volumeMounts: [{ name: data, mountPath: ${path} }] }], volumes: [{ name: data, configMap: { name: data } }] } } #`;

test('an audit log has to be where the container may write', async () => {
  const log = (path: string): string => `audit: { enabled: true, logFile: ${path} }`;
  await expectFindings(desk(log('┆/var/log/audit.log')), 'virtual-server/file-not-writable');
  await expectFindings(desk(log('┆/var/log/audit.log'), mounted('/var/lo')), 'virtual-server/file-not-writable');
  await expectFindings(desk(log('/tmp/audit.log')));
  await expectFindings(desk(log('/dev/stderr')));
  await expectFindings(desk(log('/var/log/audit.log'), mounted('/var/log')));
  await expectFindings(desk(log('/a.log'), 'securityContext: { readOnlyRootFilesystem: false }'));
  await expectFindings(desk('audit: { enabled: false, logFile: /var/log/audit.log }'));
});

test('certificates that are read are mounted', async () => {
  const bundle = (path: string): string =>
    `telemetry: { endpoint: 'https://otel.example.com:4318', tracingEnabled: true, caCertPath: ${path} }`;
  await expectFindings(desk(bundle('┆/etc/otel/ca.crt')), 'virtual-server/file-not-mounted');
  await expectFindings(desk(bundle('/etc/otel/ca.crt'), mounted('/etc/otel/')));
  await expectFindings(desk(bundle('/etc/ssl/certs/ca-certificates.crt')));
});

test('a header with a credential is not spelled out', async () => {
  const headers = (text: string): string =>
    `telemetry: { endpoint: 'https://otel.example.com:4318', tracingEnabled: true, headers: { ${text} } }`;
  await expectFindings(desk(headers('┆Authorization: Bearer abcdef0123456789')), 'secrets/plaintext-credential');
  await expectFindings(desk(headers('X-Scope-OrgID: team')));
});
