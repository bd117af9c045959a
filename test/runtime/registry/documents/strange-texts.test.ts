import { expect, test } from 'vitest';
import { loadDocument } from '../../../../generated/load.ts';
import { validate as validateStatus } from '../../../../generated/validators/status-change.js';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import { apiPageInSteps } from '../../../../runtime/registry/sync/api-page.ts';
import { atOnce } from '../../../../runtime/schedule/steps.ts';

test('a version that no address could name is refused, in servers and in skills', async () => {
  const check = await createEntryCheck();
  const server = (version: string): string => `{"name":"com.example/a","description":"d","version":"${version}"}`;
  const skill = (version: string): string =>
    `{"namespace":"com.example","name":"a","description":"d","version":"${version}"}`;
  for (const [type, document] of [
    ['server', server],
    ['skill', skill],
  ] as const) {
    expect(check(type, document(String.raw`1.0-\ud83d\ude00`)).outcome).toBe('valid');
    for (const version of [
      String.raw`1.0\u0000`,
      String.raw`1\u007f`,
      String.raw`1.0\ud800`,
      String.raw`\udc00-1`,
      '.',
      '..',
    ]) {
      expect(check(type, document(version))).toMatchObject({ outcome: 'invalid' });
    }
  }
  // The schema alone lets them through: JSON has no such bound.
  const { validate } = await loadDocument['server-entry']();
  expect(validate(JSON.parse(server(String.raw`1.0\ud800`)))).toBe(true);
});

test('a status message holds no control characters', () => {
  const accepts = (statusMessage: string): boolean => validateStatus({ status: 'deprecated', statusMessage });
  expect(accepts('use com.example/b\n\tinstead – 😀')).toBe(true);
  for (const text of ['a\0b', 'a\u001b[31m', 'a\u007f']) expect(accepts(text)).toBe(false);
});

test('what another registry says of a version is kept in a form that every store takes', () => {
  const row = (statusMessage: string): string =>
    JSON.stringify({
      server: {},
      _meta: { 'io.modelcontextprotocol.registry/official': { status: 'deprecated', statusMessage } },
    });
  const said = (message: string): unknown => {
    const page = atOnce(apiPageInSteps(Buffer.from(`{"servers":[${row(message)}]}`)));
    return 'versions' in page ? page.versions[0]?.statusMessage : undefined;
  };
  expect(said('a\0b')).toBe('ab');
  expect(said('a\ud800')).toBe('a\ufffd');
  expect(said(`${'x'.repeat(499)}😀`)).toBe(`${'x'.repeat(499)}\ufffd`);
});

test('the problem of an entry is short, however long the strings in the entry are', async () => {
  const check = await createEntryCheck();
  const long = `${'x'.repeat(100_001)}😀`.repeat(8);
  const entry = { name: 'com.example/a', description: 'd', version: '1.0.0' };
  const remote = { type: 'streamable-http', url: 'https://mcp.example.com/{x}' };
  for (const [remotes, words] of [
    [[{ ...remote, url: long }], /^remotes\[0\]\.url: "x+…$/],
    [[{ ...remote, type: long }], /^remotes\[0\]\.type: "x+…$/],
    [[{ ...remote, variables: { [long]: 5 } }], /^remotes\[0\]\.variables\.x+…: \S/],
  ] as const) {
    const judged = check('server', JSON.stringify({ ...entry, remotes }));
    const problem = judged.outcome === 'invalid' ? judged.problem : 'none';
    expect(problem).toMatch(words);
    expect(problem.length).toBeLessThan(1100);
    expect(problem.isWellFormed()).toBe(true);
  }
});
