import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const tools = (resolution: string, ...lines: readonly string[]): string =>
  servedGroup(
    `    aggregation:
      ${resolution}
      tools:
${lines.map((line) => `        - ${line}`).join('\n')}`,
    ['wiki', 'wiki-archive'],
  );

test('by hand, every known conflict has to be resolved', async () => {
  await expectFindings(
    tools(
      'conflictResolution: manual',
      '{ workload: wiki, filter: [read] }',
      '{ workload: wiki-archive, filter: [┆read] }',
    ),
    'tools/conflict-unresolved',
  );
  await expectFindings(
    tools(
      'conflictResolution: manual',
      '{ workload: wiki, overrides: { get: { name: read } } }',
      '{ workload: wiki-archive, overrides: { ┆read: { description: Reads. } } }',
    ),
    'tools/conflict-unresolved',
  );
});

test('a rename resolves it, and so does another strategy', async () => {
  await expectFindings(
    tools(
      'conflictResolution: manual',
      '{ workload: wiki, filter: [read] }',
      '{ workload: wiki-archive, overrides: { read: { name: read_old } }, filter: [read_old] }',
    ),
  );
  await expectFindings(
    tools(
      'conflictResolution: prefix',
      '{ workload: wiki, filter: [read] }',
      '{ workload: wiki-archive, filter: [read] }',
    ),
  );
  await expectFindings(
    tools(
      '{ conflictResolution: priority, conflictResolutionConfig: { priorityOrder: [wiki, wiki-archive] },',
      '{ workload: wiki, filter: [read] }',
    ).replace('      tools:\n        - { workload: wiki, filter: [read] }', '        tools: [{ workload: wiki }] }'),
  );
});

test('a workflow knows of tools as well', async () => {
  await expectFindings(
    servedGroup(
      `    aggregation: { conflictResolution: manual }
    compositeTools:
      - { name: both, steps: [{ id: a, tool: wiki.read }, { id: b, tool: ┆archive.read }] }`,
      ['wiki', 'archive'],
    ),
    'tools/conflict-unresolved',
  );
});

test('prefixes of which one begins with another may lead to equal names', async () => {
  const format = (prefix: string): string =>
    servedGroup(`    aggregation: { conflictResolutionConfig: { prefixFormat: ${prefix} } }`, [
      'wiki',
      'wiki-archive',
      'code',
    ]);
  await expectFindings(format("┆'{workload}-'"), 'tools/conflict-of-prefixes');
  await expectFindings(format("'{workload}_'"));
});

test('tools that come out under one name are an error', async () => {
  await expectFindings(
    tools(
      "conflictResolutionConfig: { prefixFormat: '{workload}-' }",
      '{ workload: wiki, filter: [archive-read] }',
      '{ workload: wiki-archive, filter: [┆read] }',
    ),
    'tools/conflict-of-prefixed-names',
  );
});
