import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runnablePart } from './not-run.ts';
import { blocksOf, commandsOf } from './page-blocks.ts';
import { portsFor } from './page-ports.ts';
import { runPage } from './run-page.ts';
import { isShown, renewed } from './shown-output.ts';

const parent = temporaryFolder('svc-run-page-');
const fence = '```';

/** A page of these blocks, each an info string and its lines. */
function page(...blocks: readonly (readonly [info: string, ...lines: string[]])[]): string {
  return blocks.map(([info, ...lines]) => [`${fence}${info}`, ...lines, fence].join('\n')).join('\n\n');
}

const group = ['apiVersion: mcp.svc.internal/v1alpha1', 'kind: MCPGroup', 'metadata:', '  name: tools', 'spec: {}'];

describe('following a page', () => {
  test('writes files and compares what commands say', async () => {
    const text = page(
      ['yaml file=folder/group.yaml', ...group],
      ['console', '$ cd folder', '$ svc validate .', '1 resource in 1 file, no problems', '$ ls', 'group.yaml'],
    );
    expect(await runPage(text, parent)).toEqual({ problems: [], failures: [], checked: 2, asked: [], renewed: text });
  });

  test('finds output that is not the real one, and gives the real one', async () => {
    const run = await runPage(page(['console', '$ echo new', 'old']), parent);
    expect(run.problems).toEqual(['line 2: "echo new" says\nnew']);
    expect(run.failures).toEqual([]);
    expect(run.renewed).toBe(page(['console', '$ echo new', 'new']));
  });

  test('renews no output of a command that fails', async () => {
    const text = page(['console', '$ echo new && exit 3', 'old'], ['console', '$ echo new', 'old']);
    const run = await runPage(text, parent);
    expect(run.failures).toEqual([expect.stringContaining('ends with 3, not 0'), expect.stringContaining('says\nnew')]);
    expect(run.renewed).toBe(page(['console', '$ echo new && exit 3', 'old'], ['console', '$ echo new', 'new']));
  });

  test('finds a command that ends with another code', async () => {
    const run = await runPage(page(['console', '$ exit 3'], ['console exit=3', '$ exit 3'], ['sh', 'exit 4']), parent);
    expect(run.problems).toEqual(['line 2: "exit 3" ends with 3, not 0\n', 'line 9: "exit 4" ends with 4, not 0\n']);
  });

  test('finds a mistake in YAML, in a file and in a block of its own', async () => {
    const wrong = [...group.slice(0, 4), 'specs: {}'];
    const mistakes = await runPage(page(['yaml', ...wrong], ['yaml file=a.yaml', ...wrong]), parent);
    expect(mistakes.problems).toHaveLength(2);
    expect(mistakes.problems[0]).toContain('schema/unknown-key');
    const meant = await runPage(page(['yaml file=a.yaml mistake', ...wrong]), parent);
    expect(meant.problems).toEqual([]);
  });

  test('finds a mistake in a configuration document', async () => {
    const run = await runPage(page(['json as=permission-profile', '{ "netwrk": {} }']), parent);
    expect(run.problems.join('\n')).toContain('schema/unknown-key');
  });

  test('refuses output of what is not run, and languages that nothing checks', async () => {
    const run = await runPage(page(['console', '$ kubectl apply -f x', 'created'], ['toml', 'a = 1']), parent);
    expect(run.problems).toEqual([
      'line 2: "kubectl apply -f x" is not run, so nothing can be shown of it',
      expect.stringContaining('nothing checks a block in "toml"'),
    ]);
  });
});

/** A server that answers with a string, and ends on Ctrl-C with a code. */
function server(text: string, code = 0): string {
  const serve = `require("http").createServer((_, r) => r.end("${text}")).listen(new URL("http://localhost:8080").port)`;
  return `npx node -e 'process.on("SIGINT", () => process.exit(${code})); ${serve}'`;
}

describe('the servers of a page', () => {
  const serves = 'sh serves=http://localhost:8080/';

  test('answer until the page ends, or another takes their place', async () => {
    const text = page(
      [serves, server('one')],
      ['console', '$ curl -s localhost:8080', 'one', '$ echo at localhost:8080', 'at localhost:8080'],
      [serves, server('two')],
      ['console', '$ export WHERE=localhost:8080', '$ curl -s $WHERE', 'two'],
    );
    expect(await runPage(text, parent)).toEqual({ problems: [], failures: [], checked: 4, asked: [], renewed: text });
  });

  test('get their port as a flag if the page does not set one', async () => {
    const ports = await portsFor(['curl localhost:8080', 'svc registry serve --address :8081']);
    const usual = ports.here('localhost:8080').slice('localhost'.length);
    expect(usual).toMatch(/^:\d+$/);
    expect(ports.command('npx svc registry serve --config c')).toBe(
      `npx svc registry serve --config c --address ${usual}`,
    );
    const other = ports.command('svc registry serve --address :8081');
    expect(other).not.toContain(usual);
    expect(ports.there(other)).toBe('svc registry serve --address :8081');
    expect(ports.command('svc registry list main')).toBe('svc registry list main');
    expect(ports.here('image:8080, 10:8081')).toBe('image:8080, 10:8081');
  });

  test('are problems of the page when they end before it, or badly', async () => {
    const early = await runPage(page([serves, 'bash -c "echo no; exit 3"']), parent);
    expect(early.problems).toEqual([expect.stringContaining('ends with 3\nno')]);
    const badly = await runPage(page([serves, server('one', 7)]), parent);
    expect(badly.problems).toEqual([expect.stringContaining('ends on Ctrl-C with 7')]);
  });
});

describe('the parts of a page', () => {
  test('are its blocks, with their attributes and lines', () => {
    const text = ['# Title', '', '  ```yaml file=a=b mistake', '  a:', '    b: 1', '  ```'].join('\n');
    expect(blocksOf(text)).toEqual([
      {
        language: 'yaml',
        attributes: new Map([
          ['file', 'a=b'],
          ['mistake', ''],
        ]),
        lines: ['a:', '  b: 1'],
        start: 3,
      },
    ]);
    expect(() => blocksOf('```yaml\na: 1')).toThrow('never closed');
  });

  test('are its commands, with the output of each', () => {
    const [block] = blocksOf(page(['console', '$ one \\', '  two', 'said', '$ three']));
    expect(block === undefined ? [] : commandsOf(block)).toEqual([
      { command: 'one \\\n  two', output: ['said'], start: 3 },
      { command: 'three', output: [], start: 5 },
    ]);
  });

  test('leave lines out where they say so', () => {
    const real = ['a', 'b', 'c', 'd'];
    expect(isShown(['a', '…', 'd'], real)).toBe(true);
    expect(isShown(['…'], real)).toBe(true);
    expect(isShown(['a', '…', 'c'], real)).toBe(false);
    expect(isShown(['a', 'b'], real)).toBe(false);
    expect(renewed(['x', '…', 'y'], real)).toEqual(['a', '…', 'd']);
    expect(renewed(['x'], real)).toEqual(real);
  });

  test('are run as far as they can be', () => {
    expect(runnablePart('npm ci && npx svc compile a')).toEqual({ run: 'npx svc compile a', isCut: true });
    expect(runnablePart('svc compile a | kubectl apply -f -')).toEqual({ run: 'svc compile a', isCut: true });
    expect(runnablePart('kubectl get pods')).toEqual({ run: undefined, isCut: true });
    expect(runnablePart('ls a | sort')).toEqual({ run: 'ls a | sort', isCut: false });
  });
});
