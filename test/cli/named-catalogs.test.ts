import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const config = (path: string): string => `sources:
  - name: reviewed
    file: { path: ${path} }
    syncPolicy: { interval: 10m }
registries: [{ name: main, sources: [reviewed] }]
auth: { mode: anonymous }
`;
const catalog = '{ "version": "1.0.0", "meta": { "last_updated": "2026-03-02T09:00:00Z" }, "data": { "servers": [] } }';

/** `path:line:column code` of each finding. */
async function findingsIn(files: Readonly<Record<string, string>>, ...flags: readonly string[]): Promise<string[]> {
  const { stderr } = await runSvc(['validate', ...flags], { cwd: scratchFolder(files) });
  return [...stderr.matchAll(/^(?:(\S+:\d+:\d+) )?\w+\[(.*?)\]/gm)].map(([, at = '', code = '']) => `${at} ${code}`);
}

describe('a catalog that a configuration beside it names', () => {
  test('is one, whatever it looks like', async () => {
    const broken = catalog.replace('"1.0.0",', '"1.0.0,\n');
    const files = { 'a/config.yaml': config('lists/s.json'), 'a/lists/s.json': broken };
    expect(await findingsIn(files, '.')).toEqual(['a/lists/s.json:1:14 document/not-json']);
    const other = catalog.replace('"meta"', '"about"').replace('"data"', '"date"');
    expect((await findingsIn({ 'config.yaml': config('s.json'), 's.json': other }, '.')).join()).toContain('schema/');
    expect(await findingsIn({ 'config.yaml': config('s.json'), 's.json': catalog }, '.')).toEqual([]);
  });

  test('is there', async () => {
    const files = { 'config.yaml': config('server.json'), 'servers.json': catalog };
    expect(await findingsIn(files, '.')).toEqual(['config.yaml:3:19 registry/file-not-there']);
    expect(await findingsIn(files, '--as', 'registry-server', 'config.yaml')).toHaveLength(1);
    expect(await findingsIn({ 'config.yaml': config('/etc/s.json') }, '.')).toEqual([]);
  });
});

test('a .json file that is not JSON is reported once, and not checked further', async () => {
  const profile = (text: string): Promise<string[]> =>
    findingsIn({ 'p.json': text }, '--as', 'permission-profile', 'p.json');
  expect(await profile('{ "network": { "outbound": { "allowPort": [443], } } }')).toEqual([
    'p.json:1:48 document/not-json',
  ]);
  expect(await profile('{ "network": {}, // all\n "read": [] }')).toEqual(['p.json:1:18 document/not-json']);
  expect(await profile('{ "network": {} }')).toEqual([]);
});
