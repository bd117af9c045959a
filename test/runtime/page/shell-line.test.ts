import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { claudeCode } from '../../../runtime/page/client/claude-code.ts';
import { asksOfClient, packageSetup, remoteSetup, serverKey } from '../../../runtime/page/client/setup.ts';
import { shellLine } from '../../../runtime/page/client/shell-line.ts';
import { fill, type Template } from '../../../runtime/page/client/template.ts';

const run = promisify(execFile);

/** Command lines as a real shell splits them into words; one shell reads all of them. */
async function wordsOf(lines: readonly string[]): Promise<readonly (readonly string[])[]> {
  const script = lines.map((line) => `printf '%s\\n' ${line}; printf '\\0'`).join('\n');
  const { stdout } = await run('sh', ['-c', script], { env: { PATH: process.env['PATH'] } });
  return stdout
    .split('\0')
    .slice(0, -1)
    .map((text) => text.split('\n').slice(0, -1));
}

test('a shell reads every word back, whatever it holds', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.array(
      fc.constantFrom("'", '"', '\\', '$HOME', '$(id)', '`id`', '~', '*', '!', '#', ';', '&', '|', ' ', '-', '='),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  );
  const texts = word.map((made) => (typeof made === 'string' ? made : made.join('')).replaceAll(/[\0\n]/g, ''));
  const lines = fc.sample(fc.array(texts, { minLength: 1, maxLength: 5 }), { numRuns: 300, seed: 6 });
  expect(await wordsOf(lines.map(shellLine))).toEqual(lines);
});

/** The options of `claude mcp add` as its documentation has them: `--env` and `--header` take several values. */
function parsed(words: readonly string[]): object {
  const add = new Command('add')
    .argument('<name>')
    .argument('<commandOrUrl>')
    .argument('[args...]')
    .option('-s, --scope <scope>')
    .option('-t, --transport <transport>')
    .option('-e, --env <env...>')
    .option('-H, --header <header...>')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  add.parse(words.slice(3), { from: 'user' });
  const [name, target, args] = add.processedArgs;
  return { name, target, args: args ?? [], ...add.opts() };
}

const folder = join(import.meta.dirname, 'servers');

test.each(readdirSync(folder).filter((file) => !file.includes('mcpb')))(
  'claude mcp add takes the line of %s as it is meant',
  async (file) => {
    const { validate } = await loadDocument['server-entry']();
    const entry: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!validate(entry)) throw new Error(JSON.stringify(validate.errors));
    const key = serverKey(entry.name);
    const setups = [
      ...(entry.remotes ?? []).map((remote) => remoteSetup(entry, remote)),
      ...(entry.packages ?? []).map((each) => packageSetup(entry, each)),
    ];
    const lines = setups.map((setup) => (setup === undefined ? '' : (claudeCode(key, setup).snippets[0]?.text ?? '')));
    const words = await wordsOf(lines);
    expect(words).toHaveLength(setups.length);
    for (const [index, setup] of setups.entries()) {
      if (setup === undefined || setup.kind === 'bundle') throw new Error('there is a line');
      const read = words[index] ?? [];
      expect(read.slice(0, 3)).toEqual(['claude', 'mcp', 'add']);
      const shown = (template: Template): string => fill(template, ({ name }) => `<${name}>`);
      const pairs = (named: readonly (readonly [string, Template])[], between: string): readonly string[] =>
        named.map(([name, value]) => `${name}${between}${shown(value)}`);
      const some = (name: string, list: readonly string[]): object => (list.length === 0 ? {} : { [name]: list });
      expect(parsed(read)).toEqual(
        setup.kind === 'command'
          ? {
              name: key,
              target: setup.command,
              args: setup.args.map(shown),
              transport: 'stdio',
              ...some('env', pairs(setup.env, '=')),
            }
          : {
              name: key,
              target: shown(setup.url),
              args: [],
              transport: setup.transport === 'sse' ? 'sse' : 'http',
              ...some('header', pairs(setup.headers, ': ')),
            },
      );
      for (const { name } of asksOfClient(setup)) expect(lines[index]).toContain(`<${name}>`);
    }
  },
);
