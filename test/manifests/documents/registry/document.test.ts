import { describe, expect, test } from 'vitest';
import { checkRegistryDocument } from '../../../../manifests/documents/registry/document.ts';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import { unauthenticatedEvent } from '../../../../runtime/http/operations/operation-audit.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

interface Written {
  readonly sources?: string;
  readonly registries?: string;
  readonly auth?: string;
  readonly rest?: string;
}

const config = ({
  sources,
  registries,
  auth,
  rest,
}: Written): string => `    sources: ${sources ?? '[{ name: p, managed: {} }]'}
    registries: ${registries ?? '[{ name: r, sources: [p] }]'}
    auth: ${auth ?? '{ mode: anonymous }'}
    ${rest ?? '# nothing else'}
`;
const input = (written: Written): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
${config(written)}  volumes: [{ name: d, emptyDir: {} }]
  volumeMounts: [{ name: d, mountPath: /data }]
`;

const provider = '{ name: c, issuerUrl: https://login.example.com, audience: catalog }';
const oauth = (rest: string): string => `{ oauth: { providers: [${provider}] }${rest} }`;
const roles = (names: string): string => oauth(`, authz: { roles: { ${names} } }`);
const git = (rest: string): string =>
  `[{ name: p, git: { repository: https://git.example.com/c.git, branch: main, path: a.json }, syncPolicy: { interval: 1m }${rest} }]`;

describe('names', () => {
  test('a registry has no name of a path of the server', async () => {
    await expectFindings(input({ registries: '[{ name: ┆registry, sources: [p] }]' }), 'registry/list-reserved-name');
    await expectFindings(input({ registries: '[{ name: registry-v1, sources: [p] }]' }));
  });

  test('a registry lists a source once', async () => {
    await expectFindings(input({ registries: '[{ name: r, sources: [p, ┆p] }]' }), 'registry/list-repeated-source');
    await expectFindings(input({ registries: '[{ name: r, sources: [p] }, { name: s, sources: [p] }]' }));
  });

  test('a source is listed by a registry, unless a misspelt name may be its own', async () => {
    const sources = (mark: string): string =>
      `[{ name: p, managed: {} }, { name: ${mark}k, kubernetes: { namespaces: [team] } }]`;
    const named = (written: Written): string => input(written).replace('name: a }', 'name: a, namespace: team }');
    await expectFindings(named({ sources: sources('┆') }), 'registry/list-without-source');
    await expectFindings(
      named({ sources: sources(''), registries: '[{ name: r, sources: [p, ┆kk] }]' }),
      'registry/unknown-source',
    );
    await expectFindings(named({ sources: sources(''), registries: '[{ name: r, sources: [p, k] }]' }));
  });
});

describe('claims and roles', () => {
  test('a managed source needs a role that may publish', async () => {
    const sources = '[{ name: ┆p, managed: {} }]';
    await expectFindings(input({ sources, auth: roles('manageSources: [{ a: b }]') }), 'registry/access-no-publisher');
    await expectFindings(input({ auth: roles('manageEntries: [{ a: b }]') }));
    await expectFindings(input({ auth: roles('superAdmin: [{ a: b }]') }));
  });

  test('what is fetched has claims under authz', async () => {
    const auth = roles('superAdmin: [{ a: b }]');
    await expectFindings(input({ sources: git('').replace('p,', '┆p,'), auth }), 'registry/access-invisible-entries');
    await expectFindings(input({ sources: git(', claims: { a: b }'), auth }));
    await expectFindings(input({ sources: git('') }));
  });

  test('claims are checked by something', async () => {
    const sources = git(', ┆claims: { a: b }');
    await expectFindings(input({ sources }), 'registry/access-claims-without-effect');
    await expectFindings(input({ sources, auth: oauth('') }), 'registry/access-claims-without-effect');
  });

  test('claims of a registry are those of its sources, unless they are words of their own', async () => {
    const registries = (value: string): string => `[{ name: r, sources: [p], claims: { org: ${value} } }]`;
    const sources = git(', claims: { org: example }');
    const auth = roles('superAdmin: [{ org: exemple }]');
    const code = 'registry/access-near-claim';
    await expectFindings(input({ sources, registries: registries('┆exmaple'), auth }), code);
    for (const value of ['example', 'exemple', 'partners', '[exmaple, example]'])
      await expectFindings(input({ sources, registries: registries(value), auth }));
  });

  test('an audit log is narrowed to what is written', async () => {
    const audit = (type: string): string => `audit: { enabled: true, eventTypes: [entry.publish, ${type}] }`;
    await expectFindings(input({ rest: audit('┆entry.publsh') }), 'registry/unknown-event');
    await expectFindings(input({ rest: audit('┆mcp_tool_call') }), 'registry/unknown-event');
    await expectFindings(input({ rest: audit('entry.delete') }));
    await expectFindings(input({ rest: audit(unauthenticatedEvent) }));
    await expectFindings(
      input({ rest: 'audit: { enabled: true, excludeEventTypes: [┆entry.deleted] }' }),
      'registry/unknown-event',
    );
  });

  test('providers accept different tokens', async () => {
    const providers = (audience: string, mark = ''): string =>
      `{ oauth: { providers: [${provider}, { name: ${mark}d, issuerUrl: https://login.example.com, audience: ${audience} }] } }`;
    await expectFindings(input({ auth: providers('catalog', '┆') }), 'registry/access-provider-twice');
    await expectFindings(input({ auth: providers('other') }));
  });
});

describe('settings', () => {
  test.for(['postgres://db.example.com', 'db:5432', '"[2001:db8::5]:5432"', 'postgresql://u@db:5432/d'])(
    '%s is not a database host',
    async (host) => {
      await expectFindings(
        input({ rest: `database: { host: ┆${host}, user: u, database: d }` }),
        'registry/database-host',
      );
    },
  );

  test.for(['db.example.com', '10.0.0.1', '"2001:db8::1"', '/run/postgresql'])('%s is one', async (host) => {
    await expectFindings(input({ rest: `database: { host: ${host}, user: u, database: d }` }));
  });

  test('an endpoint has not yet the path that is added', async () => {
    const sources = (endpoint: string): string =>
      `[{ name: p, api: { endpoint: ${endpoint} }, syncPolicy: { interval: 1m } }]`;
    await expectFindings(
      input({ sources: sources('┆https://r.example.com/v0.1/servers') }),
      'registry/source-endpoint-path',
    );
    await expectFindings(input({ sources: sources('https://r.example.com/company') }));
  });

  test('a filter lets something through', async () => {
    const filter = (names: string): string => git(`, filter: { names: { ${names} } }`);
    await expectFindings(
      input({ sources: filter('include: [┆a/*], exclude: [a/*]') }),
      'registry/filter-contradiction',
    );
    await expectFindings(input({ sources: filter('exclude: [┆"^a/.*$"]') }), 'registry/filter-pattern');
    await expectFindings(input({ sources: filter('include: [com.example.*], exclude: [com.example.a/*]') }));
  });
});

test('a document of its own is checked by the same rules', async () => {
  const found: Diagnostic[] = [];
  const text = config({ registries: '[{ name: v1, sources: [p, q] }]' });
  const [document] = parseSource({ path: 'a.yaml', text }, (finding) => found.push(finding));
  if (document === undefined) throw new Error('not parsed');
  await checkRegistryDocument('registry-server', { document, base: [], value: document.value }, (one) =>
    found.push(one),
  );
  expect(found.map(({ code }) => code)).toEqual(['registry/unknown-source', 'registry/list-reserved-name']);
});
