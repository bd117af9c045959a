import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPage } from '../docs/run-page.ts';
import { runnablePart } from '../docs/not-run.ts';
import { blocksOf } from '../docs/page-blocks.ts';
import { writtenPages } from '../docs/written-pages.ts';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { applyDefinitions } from './definitions.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();
const parent = temporaryFolder('svc-asking-pages-');

/** The text of a page. */
const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Whether the reader of a page makes the namespace of the others: that page comes first. */
const makesNamespace = (path: string): boolean => textOf(path).includes('kubectl create namespace mcp');

/** The pages that were written by hand and have a command for a cluster. */
const asking = writtenPages().filter((path) =>
  blocksOf(textOf(path))
    .filter(({ language }) => language === 'console' || language === 'sh')
    .flatMap(({ lines }) => lines.map((line) => line.replace(/^\$ /, '')))
    .some((line) => runnablePart(line, true).run !== runnablePart(line).run),
);

const pages = [...asking.filter(makesNamespace), ...asking.filter((path) => !makesNamespace(path))];

describe.skipIf(bin === undefined)('a page with a real API server behind kubectl', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    cluster = await startControlPlane(bin ?? '');
    await applyDefinitions(cluster);
  }, 180_000);
  afterAll(() => cluster?.stop());

  test('is found', () => {
    expect(pages.length).toBeGreaterThan(3);
  });

  test.each(pages)('%s: its commands do what it says', async (path) => {
    // Namespaces exist already for later members of a team.
    if (!makesNamespace(path)) {
      for (const name of ['mcp', 'tools']) await cluster.kubectl(['create', 'namespace', name]);
    }
    const place = { kubectl: join(bin ?? '', 'kubectl'), kubeconfig: cluster.kubeconfig };
    const { problems, asked } = await runPage(textOf(path), parent, {}, place);
    expect(problems).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
