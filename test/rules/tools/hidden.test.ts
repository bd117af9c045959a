import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const gateway = (tools: string, order = '[wiki, code]', strategy = 'priority'): string =>
  servedGroup(
    `    aggregation:
      conflictResolution: ${strategy}
      conflictResolutionConfig: { priorityOrder: ${order} }
      tools:
${tools}`,
    ['wiki', 'code'],
  );
const hidden = '        - { workload: wiki, filter: [read], overrides: { search: { description: Searches } } }\n';
const shown = '        - { workload: code, filter: [SEARCH] }';
const plain = hidden + shown.replace('SEARCH', 'search');
const found = async (text: string, ...codes: string[]): Promise<void> => {
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  expect(diagnostics.map(({ code }) => code).filter((code) => code.startsWith('tools/hidden-w'))).toEqual(codes);
};

test('a tool that its winner hides is not shown by another backend', async () => {
  await found(gateway(plain), 'tools/hidden-winner');
  await found(gateway(plain, '[wiki]'), 'tools/hidden-winner');
});

test('a winner that shows the tool, another name, another order, or a second backend that hides it are accepted', async () => {
  await found(gateway(plain.replace('[read]', '[read, search]')));
  await found(gateway(plain, '[code, wiki]'));
  await found(gateway(plain, '[wiki, code]', 'manual'));
  await found(gateway(hidden + shown.replace('SEARCH', 'lookup')));
  await found(gateway(plain.replace('filter: [search]', 'excludeAll: true, filter: [search]')));
});

test('a workload that hides everything belongs at the end of the order', async () => {
  const nothing = '        - { workload: wiki, excludeAll: true }';
  await expectFindings(gateway(nothing, '[┆wiki, code]'), 'tools/hidden-workload-wins');
  await expectFindings(gateway(nothing, '[code, wiki]'));
  await expectFindings(gateway(`${nothing}\n        - { workload: code, excludeAll: true }`));
});
