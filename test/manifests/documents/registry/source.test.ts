import { test } from 'vitest';
import { expectFindings } from '../../../support/expect-findings.ts';

const input = (...sources: readonly string[]): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
    sources:
${sources.map((source) => `      - { ${source}, syncPolicy: { interval: 10m } }\n`).join('')}
    registries: [{ name: all, sources: [${sources.length === 1 ? 'a' : 'a, b'}] }]
    auth: { mode: anonymous }
`;
const page = 'registry/source-is-page';

test('a page of a repository is not the repository', async () => {
  const git = (url: string): string => input(`name: a, git: { repository: ${url}, path: s.json }`);
  await expectFindings(git('┆https://github.com/example/catalog/tree/main/servers'), page);
  await expectFindings(git('┆https://gitlab.example.com/group/sub/catalog/-/tree/main'), page);
  await expectFindings(git('https://github.com/example/catalog'));
  await expectFindings(git('https://git.example.com/tree/main'));
});

test('nor is it a file', async () => {
  const file = (url: string): string => input(`name: a, file: { url: ${url} }`);
  await expectFindings(file('┆https://github.com/example/catalog/blob/main/servers.json'), page);
  await expectFindings(file('https://raw.githubusercontent.com/example/catalog/main/servers.json'));
});

test('two sources read different things', async () => {
  const code = 'registry/source-twice';
  const git = (name: string, rest = ''): string =>
    `name: ${name}, git: { repository: 'https://git.example.com/a.git', path: s.json${rest} }`;
  await expectFindings(input(git('a'), git('┆b')), code);
  await expectFindings(input(git('a'), git('b', ', branch: next')));
});
