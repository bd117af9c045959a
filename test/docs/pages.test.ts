import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runPage, type Given } from './run-page.ts';
import { writtenPages } from './written-pages.ts';

const parent = temporaryFolder('svc-docs-');

const pages = writtenPages();

/** UPDATE_DOCS rewrites the outputs of these only: the README is edited by hand. */
const isRewritten = (path: string): boolean => path.startsWith('docs/');

/** Pages that only lead to others, or explain. */
const withoutBlocks: ReadonlySet<string> = new Set([
  'docs/README.md',
  'docs/first-server.md',
  'docs/dialect.md',
  'docs/model.md',
  'docs/how-to/mcp-revisions.md',
  // A person signs in, at a server that is elsewhere.
  'docs/how-to/sign-in-at-remote-servers.md',
  'docs/style.md',
]);

/** The files of examples, for readers who have the project. */
function examples(...names: readonly string[]): Given {
  const paths = names.flatMap((name) =>
    readdirSync(join(projectRoot, 'examples', name)).map((file) => `examples/${name}/${file}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

/** What is there when the reader of a page begins. */
const given: Readonly<Record<string, Given>> = {
  'docs/how-to/run-a-registry.md': examples('registry-authorized'),
  'docs/how-to/put-a-server-behind-the-proxy.md': examples('proxy'),
  'docs/how-to/limit-calls.md': examples('proxy'),
  'docs/how-to/manage-workloads.md': examples('proxy'),
  'docs/how-to/aggregate-servers.md': examples('gateway'),
  'docs/how-to/sign-in-and-policies-of-a-proxy.md': examples('proxy', 'registry-authorized'),
  'README.md': {
    ...examples('quickstart', 'registry'),
    // The file with two mistakes whose findings the page shows.
    'server.yaml': [
      'apiVersion: mcp.svc.internal/v1alpha1',
      'kind: MCPServer',
      'metadata:',
      '  name: weather',
      'spec:',
      '  imagee: registry.example.com/mcp/weather:1.4.0',
      '  transport: streamable-http',
      '  mcpPort: 9000',
      '  groupRef: tols',
      '',
    ].join('\n'),
  },
};

describe('a page, followed word for word in an empty folder,', () => {
  test('is found', () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  test.each(pages)('%s shows what happens', async (path) => {
    const file = join(projectRoot, path);
    const page = readFileSync(file, 'utf8');
    const { problems, failures, checked, renewed } = await runPage(page, parent, given[path]);
    if (process.env['UPDATE_DOCS'] !== undefined && isRewritten(path) && renewed !== page) {
      expect(failures, 'nothing is rewritten while a command fails').toEqual([]);
      writeFileSync(file, renewed);
      return;
    }
    expect(problems).toEqual([]);
    expect(checked > 0, 'whether it has blocks').toBe(!withoutBlocks.has(path));
  });
});
