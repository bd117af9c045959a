import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';

const served = 'sources: [{ name: a, managed: {} }]\nregistries: [{ name: r, sources: [a] }]\n';
const provider = '{ name: p, issuerUrl: "https://login.example.com", audience: r }';
const oauth = (authz: string, providers = provider): string => `${served}auth:
  mode: oauth
  oauth:
    providers:
      - ${providers}
${authz}`;

/** `line:column code` of each finding of a configuration of the registry server, and all hints. */
async function findingsOf(text: string): Promise<{ found: string[]; hints: string }> {
  const { stderr } = await runSvc(['validate', '--as', 'registry-server', '-'], { input: text });
  const found = [...stderr.matchAll(/^<stdin>:(\d+:\d+) \w+\[(.*?)\]/gm)].map(
    ([, at = '', code = '']) => `${at} ${code}`,
  );
  return { found, hints: [...stderr.matchAll(/Hint: (.*)/g)].map(([, hint = '']) => hint).join('\n') };
}

const wrong: readonly (readonly [what: string, text: string, found: readonly string[], hint?: string])[] = [
  ['no auth at all', served, ['1:1 registry/auth-missing'], 'mode anonymous'],
  ['oauth without providers', `${served}auth: { mode: oauth }\n`, ['3:15 schema/missing-for-type']],
  ['authz without roles', oauth('  authz: {}\n'), ['8:3 schema/missing-field'], 'add "roles:", or remove "authz"'],
  [
    'authz with roles for nobody',
    oauth('  authz: { roles: {} }\n'),
    ['8:12 schema/at-least-one-of'],
    'add one of them, or remove "authz"',
  ],
  ['a role for everybody', oauth('  authz: { roles: { superAdmin: [{}] } }\n'), ['8:34 schema/length']],
  [
    'a claim with no value that would do',
    oauth('  authz: { roles: { superAdmin: [{ team: [] }] } }\n'),
    ['8:42 schema/length'],
  ],
  [
    'a claim value twice',
    oauth('  authz: { roles: { superAdmin: [{ team: [a, a] }] } }\n'),
    ['8:46 schema/repeated-item'],
    'remove one of them',
  ],
  [
    'authz beside mode anonymous',
    `${served}auth: { mode: anonymous, authz: { roles: { superAdmin: [{ a: b }] } } }\n`,
    ['3:9 schema/requires'],
  ],
  [
    'an issuer over http that is not this machine',
    oauth('', '{ name: p, issuerUrl: "http://localhost.example.com", audience: r }'),
    ['7:31 schema/pattern'],
  ],
  [
    'a name twice, of sources and of registries',
    'sources: [{ name: a, managed: {} }, { name: a, managed: {} }]\nregistries: [{ name: r, sources: [a] }, { name: r, sources: [a] }]\nauth: { mode: anonymous }\n',
    ['1:37 schema/repeated-item', '2:41 schema/repeated-item'],
  ],
  [
    'a source that is nowhere, and the name of a path of the server',
    'sources: [{ name: a, managed: {} }]\nregistries: [{ name: v1, sources: [a, b] }]\nauth: { mode: anonymous }\n',
    ['2:22 registry/list-reserved-name', '2:39 registry/unknown-source'],
  ],
  [
    'several choices of a git ref, a way out of the repository and a relative password file',
    `sources:
  - name: a
    git: { repository: "https://git.example.com/a.git", branch: b, tag: t }
    syncPolicy: { interval: 1h }
  - name: b
    git: { repository: "https://git.example.com/a.git", auth: { username: u, passwordFile: token } }
    syncPolicy: { interval: 1h }
auth: { mode: anonymous }
`,
    ['3:68 schema/at-most-one-of', '6:92 schema/pattern'],
  ],
  [
    'a way out of the repository',
    `sources:
  - { name: a, git: { repository: "https://git.example.com/a.git", path: a/../../b.json }, syncPolicy: { interval: 1h } }
  - { name: b, git: { repository: "https://git.example.com/a.git", path: /b.json }, syncPolicy: { interval: 1h } }
  - { name: c, git: { repository: "https://git.example.com/a.git", path: a/../..b.json }, syncPolicy: { interval: 1h } }
registries: [{ name: r, sources: [a, b, c] }]
auth: { mode: anonymous }
`,
    ['2:74 registry/source-path-outside', '3:74 registry/source-path-outside'],
  ],
  [
    'a relative password file of the database',
    `${served}auth: { mode: anonymous }\ndatabase: { host: db, user: u, database: d, passwordFile: ./pw }\n`,
    ['4:59 schema/pattern'],
  ],
];

describe('what a registry server refuses at start is found in its configuration', () => {
  test.for(wrong)('%s', async ([, text, found, hint = '']) => {
    const all = await findingsOf(text);
    expect(all.found).toEqual(found);
    expect(all.hints).toContain(hint);
  });

  test('what it takes is fine', async () => {
    const roles =
      '  authz: { roles: { superAdmin: [{ role: [admin, root], team: a }], manageEntries: [{ "https://x/y": z }] } }\n';
    const local = ['"http://localhost:8080/realm"', '"http://127.0.0.1"', '"http://[::1]:8080"'].map((url) =>
      oauth(roles, `{ name: p, issuerUrl: ${url}, audience: r }`),
    );
    const files = `${served}auth: { mode: anonymous }\ndatabase: { host: db, user: u, database: d, passwordFile: /run/secrets/pw }\n`;
    for (const text of [oauth(''), ...local, files]) {
      expect(await findingsOf(text)).toEqual({ found: [], hints: '' });
    }
  });
});
