import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const resource = (kind: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: sample }
spec: { ${spec} }
`;
const server = (spec: string): string => resource('MCPServer', `image: example.com/a, ${spec}`);
const proxy = (spec: string): string => resource('MCPRemoteProxy', `remoteUrl: 'https://a.example.com/', ${spec}`);
const code = 'settings/without-effect';

test('a port is for servers that listen on one', async () => {
  await expectFindings(server('transport: stdio, ┆mcpPort: 9000'), code);
  await expectFindings(server('transport: sse, mcpPort: 9000'));
});

test('the mode of the proxy is for stdio servers', async () => {
  await expectFindings(server('transport: streamable-http, ┆proxyMode: sse'), code);
  await expectFindings(server('transport: stdio, proxyMode: streamable-http'));
});

test('a prefix is for the URLs of SSE', async () => {
  await expectFindings(server('transport: stdio, ┆endpointPrefix: /a'), code);
  await expectFindings(server('transport: sse, endpointPrefix: /a'));
  await expectFindings(proxy('┆endpointPrefix: /a'), code);
  await expectFindings(proxy('transport: sse, endpointPrefix: /a'));
});

test('a claim is changed where a cache makes one', async () => {
  const overrides = 'resourceOverrides: { ┆persistentVolumeClaim: { labels: { team: search } } }';
  await expectFindings(resource('EmbeddingServer', overrides), code);
  await expectFindings(resource('EmbeddingServer', `modelCache: {}, ${overrides}`.replace('┆', '')));
  await expectFindings(
    resource('EmbeddingServer', `modelCache: { enabled: false, size: 1Gi }, ${overrides}`.replace('┆', '')),
  );
});

test('the claim of roles is for mappings that look at it', async () => {
  const sts = (mapping: string, mark: string): string =>
    resource(
      'MCPExternalAuthConfig',
      `type: awsSts, awsSts: { region: eu-central-1, ${mark}roleClaim: groups, roleMappings: [{ ${mapping}, roleArn: 'arn:aws:iam::123456789012:role/a' }] }`,
    );
  await expectFindings(sts('claim: admins', ''));
  await expectFindings(sts('matcher: \'"a" in claims.groups\'', '┆'), code);
});

test('a circuit breaker is off until it is switched on', async () => {
  const breaker = (text: string): string =>
    servedGroup(`    operational: { failureHandling: { circuitBreaker: { ${text} } } }`, ['wiki']);
  await expectFindings(breaker('┆failureThreshold: 3, timeout: 10s'), code);
  await expectFindings(breaker('enabled: true, failureThreshold: 3'));
  await expectFindings(breaker('enabled: false, failureThreshold: 3'));
});

test('an audit log is off until it is switched on, and measures data only where it holds some', async () => {
  const audit = (text: string): string => servedGroup(`    ${text}`, ['wiki']);
  await expectFindings(audit('┆audit: { component: desk }'), code);
  await expectFindings(audit('audit: { enabled: true, component: desk }'));
  await expectFindings(audit('audit: { enabled: true, ┆maxDataSize: 100 }'), code);
  await expectFindings(audit('audit: { enabled: true, maxDataSize: 100, includeRequestData: true }'));
});

test('an event that is left out is not picked', async () => {
  const events = (picked: string): string =>
    servedGroup(`    audit: { enabled: true, eventTypes: [${picked}], excludeEventTypes: [mcp_ping] }`, ['wiki']);
  await expectFindings(events('mcp_tool_call, ┆mcp_ping'), code);
  await expectFindings(events('mcp_tool_call'));
});

test('a form of prefixes is for tools that get one', async () => {
  const prefixed = (resolution: string, mark: string): string => {
    const format = `${mark}prefixFormat: '{workload}.'`;
    return servedGroup(
      `    aggregation: { conflictResolution: ${resolution}, conflictResolutionConfig: { ${format} } }`,
      ['wiki'],
    );
  };
  await expectFindings(prefixed('prefix', ''));
  await expectFindings(prefixed('manual', '┆'), code);
});

test('an override of a gateway may be about annotations alone, and says something', async () => {
  const override = (text: string): string =>
    servedGroup(`    aggregation: { tools: [{ workload: wiki, overrides: { ${text} } }] }`, ['wiki']);
  await expectFindings(override('find: { annotations: { readOnlyHint: true } }'));
  await expectFindings(override('┆find: { name: "", description: "" }'), code);
  await expectFindings(override('find: { name: "", description: Finds }'));
});
