import { apiVersion } from '../../generated/kinds.ts';

/** A document that is reported under a code, and how it should be. */
export interface DiagnosticExample {
  readonly bad: string;
  readonly good: string;
}

/** A resource with the lines of its spec. */
function resource(kind: string, name: string, spec: readonly string[]): string {
  const lines = [`apiVersion: ${apiVersion}`, `kind: ${kind}`, 'metadata:', `  name: ${name}`, 'spec:'];
  return [...lines, ...spec.map((line) => `  ${line}`), ''].join('\n');
}

function server(...spec: readonly string[]): string {
  return resource('MCPServer', 'files', ['image: registry.example.com/mcp/files:1.0.0', ...spec]);
}

function entry(group: string): string {
  const spec = ['remoteUrl: https://mcp.example.com', 'transport: streamable-http', `groupRef: ${group}`];
  return resource('MCPServerEntry', 'search', spec);
}

function registry(config: readonly string[], spec: readonly string[] = []): string {
  return resource('MCPRegistry', 'catalog', [...spec, 'configYAML: |', ...config.map((line) => `  ${line}`)]);
}

const group = resource('MCPGroup', 'tools', ['description: Tools of the team']);
const secret = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: api\nstringData:\n  token: "..."\n';
const inlineIssuer = ['inline:', '  issuer: https://login.example.com'];
const managed = ['sources:', '  - name: published', '    managed: {}'];
const fileSource = [
  'sources:',
  '  - name: file',
  '    file: { path: /catalog/all.json }',
  '    syncPolicy: { interval: 1h }',
];
const database = ['  host: postgres', '  user: registry', '  database: registry'];
const mounts = [
  'volumes:',
  '  - { name: files, secret: { secretName: files } }',
  'volumeMounts:',
  '  - { name: files, mountPath: /catalog }',
];

/** Examples by code. A test compiles each: the bad one is reported under its code, the good one is not. */
export const diagnosticExamples: Readonly<Record<string, DiagnosticExample>> = {
  'document/duplicate': { bad: `${group}---\n${group}`, good: group },
  'document/not-a-resource': { bad: 'metadata:\n  name: tools\n', good: group },
  'document/unknown-kind': { bad: group.replace('MCPGroup', 'MCPGrup'), good: group },
  'document/wrong-api-version': { bad: group.replace(apiVersion, 'v1'), good: group },
  'link/missing-target': { bad: `${group}---\n${entry('tolls')}`, good: `${group}---\n${entry('tools')}` },
  'link/missing-key': {
    bad: `${server('secrets:', '  - { name: api, key: tokken, targetEnvName: API_TOKEN }')}---\n${secret}`,
    good: `${server('secrets:', '  - { name: api, key: token, targetEnvName: API_TOKEN }')}---\n${secret}`,
  },
  'link/wrong-kind': {
    bad: `${group}---\n${server('telemetryConfigRef: { name: tools }')}`,
    good: `${group}---\n${server('groupRef: tools')}`,
  },
  'nested/several-documents': {
    bad: registry([...managed, '---', 'auth: { mode: anonymous }']),
    good: registry([...managed, 'auth: { mode: anonymous }']),
  },
  'nested/empty': { bad: registry(['# later']), good: registry(managed) },
  'registry/file-not-mounted': { bad: registry(fileSource), good: registry(fileSource, mounts) },
  'registry/inlined-credential': {
    bad: registry(['database:', ...database, '  password: secret']),
    good: registry(['database:', ...database, '  passwordFile: /catalog/password'], mounts),
  },
  'registry/unknown-volume': {
    bad: registry(managed, [...mounts.slice(0, 3), '  - { name: file, mountPath: /catalog }']),
    good: registry(managed, mounts),
  },
  'scaling/stdio-single-replica': {
    bad: server('backendReplicas: 2'),
    good: server('transport: streamable-http', 'backendReplicas: 2'),
  },
  'pod-template/unknown-container': {
    bad: server('podTemplateSpec:', '  spec:', '    containers:', '      - name: mpc', '        workingDir: /work'),
    good: server('podTemplateSpec:', '  spec:', '    containers:', '      - name: mcp', '        workingDir: /work'),
  },
  'registry/unknown-source': {
    bad: registry([...managed, 'registries:', '  - name: all', '    sources: [publishd]']),
    good: registry([...managed, 'registries:', '  - name: all', '    sources: [published]']),
  },
  'schema/at-most-one-of': {
    bad: server('telemetry:', '  prometheus: { enabled: true }', 'telemetryConfigRef: { name: shared }'),
    good: server('telemetry:', '  prometheus: { enabled: true }'),
  },
  'schema/enum': { bad: server('transport: http'), good: server('transport: streamable-http') },
  'schema/exactly-one-of': {
    bad: registry(['sources:', '  - name: published']),
    good: registry(managed),
  },
  'schema/foreign-for-type': {
    bad: resource('MCPOIDCConfig', 'company', ['type: kubernetesServiceAccount', ...inlineIssuer]),
    good: resource('MCPOIDCConfig', 'company', ['type: inline', ...inlineIssuer]),
  },
  'schema/missing-for-type': {
    bad: resource('MCPExternalAuthConfig', 'api', ['type: bearerToken']),
    good: resource('MCPExternalAuthConfig', 'api', [
      'type: bearerToken',
      'bearerToken:',
      '  tokenSecretRef: { name: api, key: token }',
    ]),
  },
  'schema/length': { bad: server('serviceAccount: ""'), good: server('serviceAccount: files') },
  'schema/missing-field': {
    bad: server('env:', '  - name: MODE'),
    good: server('env:', '  - name: MODE', '    value: fast'),
  },
  'schema/out-of-range': { bad: server('proxyPort: 80800'), good: server('proxyPort: 8080') },
  'schema/pattern': {
    bad: entry('tools').replace('https://', 'ftp://'),
    good: `${group}---\n${entry('tools')}`,
  },
  'schema/repeated-item': {
    bad: registry([...managed, '  - name: published', '    managed: {}']),
    good: registry([...managed, '  - name: imported', '    managed: {}']),
  },
  'schema/unknown-key': { bad: server('tranport: stdio'), good: server('transport: stdio') },
  'schema/wrong-type': { bad: server('proxyPort: "8080"'), good: server('proxyPort: 8080') },
  'yaml/ambiguous-scalar': {
    bad: group.replace('Tools of the team', 'on'),
    good: group.replace('Tools of the team', '"on"'),
  },
  'yaml/syntax': { bad: server('args: [--verbose'), good: server('args: [--verbose]') },
  'yaml/unresolved-alias': { bad: server('args: *flags'), good: server('args: [--verbose]') },
  'yaml/duplicate-key': { bad: server('proxyPort: 8080', 'proxyPort: 8081'), good: server('proxyPort: 8080') },
};
