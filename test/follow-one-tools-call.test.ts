import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGateway, toolCall } from './support/mcp/open-gateways.ts';
import { openSession, postModern } from './support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from './support/mcp/scripted-server.ts';

const room = 'runtime/mcp';
const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(room, name));

/** The rows of "Follow one tools/call": a step, and the paths of the files that it names. */
const rows = readFileSync('ARCHITECTURE.md', 'utf8')
  .split('## Follow one tools/call')[1]
  ?.split('\n\n')[1]
  ?.split('\n')
  .slice(2)
  .map((line) => {
    const step = line.split('|')[1]?.trim() ?? '';
    const named = [...line.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name);
    return { step, paths: named.map((name) => files.filter((path) => path.endsWith(`/${name}`))) };
  });
if (rows === undefined) throw new Error('ARCHITECTURE.md has no table of one tools/call');
const steps = rows.map(({ step, paths }) => ({ step, paths: paths.flat() }));
const all = steps.flatMap(({ paths }) => paths);

describe('"Follow one tools/call" in ARCHITECTURE.md', () => {
  it('names files that are there, each of them one', () => {
    expect(steps.length).toBeGreaterThan(8);
    for (const { paths } of rows) {
      expect(paths.length).toBeGreaterThan(0);
      for (const found of paths) expect(found).toHaveLength(1);
    }
  });

  it('names files whose code runs, when sessions and stateless clients list and call tools', async () => {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    for (const script of [legacyScript(answers, { hasStream: true }), modernScript(answers)]) await listAndCall(script);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    session.disconnect();
    const ran = new Set(
      result
        .filter(({ functions }) =>
          functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
        )
        .map(({ url }) => url.split('?')[0] ?? ''),
    );
    const hasRun = (path: string): boolean => [...ran].some((url) => url.endsWith(`/${path}`));
    expect(hasRun('runtime/mcp/bridge/relayed-calls.ts')).toBe(false);
    expect(all.filter((path) => !hasRun(path)).map((path) => basename(path))).toEqual([]);
  });
});

/** Answers a list as a body, and a call as an event stream. */
function answers({ message }: Received, answer: Answering): void {
  if (message.method === 'tools/list')
    answer.result({ tools: [{ name: 'a' }, { name: 'hidden' }], ttlMs: 0, cacheScope: 'private' });
  else {
    answer.stream();
    answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
    answer.end();
  }
}

async function listAndCall(script: Parameters<typeof openGateway>[0]): Promise<void> {
  const { endpoint } = await openGateway(script, {
    hooks: {
      credential: { headers: () => [] },
      policy: {
        needsArguments: false,
        needsAnnotations: false,
        decide: () => 'permitted',
        permittedOf: async (_identity, _feature, items) => items.map(({ name }) => name !== 'hidden'),
      },
      traces: { begin: () => ({ traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, end: () => undefined }) },
    },
  });
  const client = await openSession(endpoint);
  const listed = await (await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).text();
  expect(listed).not.toContain('hidden');
  expect(await (await client.post(toolCall(2, { name: 'a' }))).text()).toContain('"content"');
  expect(await (await postModern(endpoint, 'tools/list')).text()).not.toContain('hidden');
  expect(await (await postModern(endpoint, 'tools/call', { name: 'a' })).text()).toContain('"content"');
}
