import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const listed = '    ┆backends: [{ name: wiki, url: "https://wiki.example.com/mcp", transport: streamable-http }]';

test('a list of backends that ends discovery is reported if no source is set', async () => {
  const source = '  outgoingAuth: { source: inline }\n';
  const text = servedGroup(listed, ['wiki']);
  await expectFindings(text.replace(source, ''), 'virtual-server/discovery-off');
  await expectFindings(text.replace('┆', ''));
  const model = `    outgoingAuth: { source: inline }\n${listed}`;
  await expectFindings(servedGroup(model, ['wiki']).replace(source, '').replace('┆', ''));
  await expectFindings(servedGroup('', ['wiki']).replace(source, ''));
});

test('a list beside a source that discovers has no effect', async () => {
  const text = servedGroup(listed, ['wiki']).replace('source: inline', 'source: discovered');
  await expectFindings(text, 'virtual-server/ignored-backends');
});
