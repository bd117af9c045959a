import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunConfig } from '../../generated/types/run.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { unsupportedRunFields } from '../../runtime/not-yet/run-fields.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';
import { credentialFields } from '../support/run-fields/credential-fields.ts';
import { loginFields } from '../support/run-fields/login-fields.ts';
import { engineFields } from '../support/run-fields/engine-fields.ts';
import { governanceFields } from '../support/run-fields/governance-fields.ts';
import { observationFields } from '../support/run-fields/observation-fields.ts';
import { signInFields } from '../support/run-fields/sign-in-fields.ts';
import { Workbench } from '../support/run-fields/workbench.ts';
import { workloadFields } from '../support/run-fields/workload-fields.ts';
import { leafPaths, type SchemaPlace } from '../support/schema-place.ts';
import { pathsIn } from '../support/recording.ts';

/*
 * Every field of the run document has an effect that is seen from outside, or is refused by name with a reason.
 */

const scenarios = [...workloadFields, ...signInFields, ...credentialFields, ...governanceFields, ...observationFields];

const set = readSchemas(new URL('../../schemas', import.meta.url).pathname);
const root = runPlace();
const fields = leafPaths(root).map((path) => path.slice(1));

function runPlace(): SchemaPlace {
  const file = set.documents.find(({ schema }) => schema['x-document']?.name === 'run');
  if (file === undefined) throw new Error('there is no schema of the run document');
  return { path: '', schema: file.schema, file, above: [], set };
}

/** Refused whatever starts the server. */
function isUnsupported(field: string): boolean {
  return unsupportedRunFields.some(
    ({ path, supportedAs = [], unlessSigningIn = false }) =>
      supportedAs.length === 0 &&
      !unlessSigningIn &&
      field.startsWith(path) &&
      /^(?:$|[.[{])/.test(field.slice(path.length)),
  );
}

describe('the list of fields', () => {
  test('has something in it, and every field is observed or refused', () => {
    expect(fields.length).toBeGreaterThan(100);
    const observed = new Set([
      ...scenarios.flatMap((scenario) => scenario.fields),
      ...Object.keys(engineFields),
      ...Object.keys(loginFields),
    ]);
    expect(fields.filter((field) => !observed.has(field) && !isUnsupported(field))).toEqual([]);
    expect([...observed].filter((field) => !fields.includes(field) || isUnsupported(field))).toEqual([]);
  });

  test('of what needs an engine names tests that are there', () => {
    const tests = ['run-image', 'packages', 'isolation', 'verified-images']
      .map((name) => readFileSync(join(import.meta.dirname, `../engine/${name}.test.ts`), 'utf8'))
      .join('\n');
    expect(Object.values(engineFields).filter((title) => !tests.includes(`test('${title}'`))).toEqual([]);
  });

  test('of what signs in at a remote server names tests that are there', () => {
    const tests = ['remote-login', 'login-flags']
      .map((name) => readFileSync(join(import.meta.dirname, `../cli/login/${name}.test.ts`), 'utf8'))
      .join('\n');
    expect(Object.values(loginFields).filter((title) => !tests.includes(`test('${title}'`))).toEqual([]);
  });

  test('of what is not supported holds fields of the schema', () => {
    const stale = unsupportedRunFields.filter(({ path }) => !fields.some((field) => field.startsWith(path)));
    expect(stale).toEqual([]);
  });
});

let bench: Workbench;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-run-fields-'));
  bench = await Workbench.open(folder);
});
afterEach(async () => {
  await bench.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('a field has its effect', () => {
  test.each(scenarios.map((scenario) => [`${scenario.fields.join(', ')}: ${scenario.what}`, scenario] as const))(
    '%s',
    async (_, scenario) => {
      await scenario.observe(bench);
      const documents = bench.documents.map((document) => ({ schemaVersion: 'v1', ...document }));
      const written = new Set(documents.flatMap((document) => pathsIn(document, root).map((path) => path.slice(1))));
      expect(scenario.fields.filter((field) => !written.has(field))).toEqual([]);
    },
  );
});

/** Documents that set every field that is not supported. */
const refused: readonly Partial<RunConfig>[] = [
  { targetPort: 9, transport: 'streamable-http', remoteAuth: { enabled: true } },
  {
    // Nothing is started for it.
    remoteUrl: 'https://mcp.example.com/mcp',
    args: ['--verbose'],
    env: { A: 'b' },
    envFile: '/etc/env',
    envFileDir: '/etc/env.d',
    secrets: [{ name: 'key', target: 'KEY' }],
    volumes: ['/data:/data'],
    publish: ['8080:80'],
    labels: { team: 'a' },
    permissionProfile: 'none',
    network: { mode: 'bridge', isolate: true, allowDockerGateway: true },
    ignoreGlobally: false,
    imageVerification: 'enabled',
    provenance: { certIssuer: 'https://login.example.com', signerIdentity: 'ada@example.com' },
    runtime: { image: 'node:24', addPackages: ['git'], caCertPath: '/etc/ca.pem' },
  },
  {
    remoteUrl: 'https://mcp.example.com/mcp',
    authServerConfigPath: '/etc/svc/auth-server.json',
    upstreamInject: { providerName: 'github' },
    tokenExchange: { url: 'https://login.example.com/token', subjectProviderName: 'github' },
    awsSts: { region: 'eu-west-1', service: 'mcp', fallbackRoleArn: 'arn:aws:iam::123456789012:role/mcp' },
    // Nobody signs in with it.
    remoteAuth: {
      issuer: 'https://login.example.com',
      clientId: 'a',
      clientSecret: 'b',
      scopes: ['openid'],
      resource: 'https://mcp.example.com',
      callbackPort: 9000,
      skipBrowser: true,
      timeout: '1m',
    },
  },
  {
    remoteUrl: 'https://mcp.example.com/mcp',
    remoteAuth: {
      authorizeUrl: 'https://login.example.com/authorize',
      tokenUrl: 'https://login.example.com/token',
      clientSecretFile: '/etc/secret',
    },
  },
];

test('what is not supported is refused, every field by its name with what to do', async () => {
  const said = new Set<string>();
  for (const document of refused) {
    const problem = await startTestProxy(document).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    for (const { path, reason } of unsupportedRunFields)
      if (problem.includes(`${path} is set: ${reason}`)) said.add(path);
  }
  expect(unsupportedRunFields.filter(({ path }) => !said.has(path))).toEqual([]);
});
