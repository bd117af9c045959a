import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL(join(import.meta.dirname, '../../../runtime/observe/standard-error.ts')).href;

/** Runs a program that has `log`, the destination, in a process of its own. */
function run(program: string) {
  const source = `import { standardError } from '${file}'; const log = standardError(); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'ignore', 'pipe'] });
  return { child, stderr: child.stderr.setEncoding('utf8') };
}

async function written(program: string): Promise<string> {
  const { child, stderr } = run(program);
  let text = '';
  stderr.on('data', (chunk: string) => {
    text += chunk;
  });
  await once(child, 'close');
  return text;
}

test('lines come out whole and in order, however many', async () => {
  const text = await written("for (let n = 0; n < 50_000; n++) log.write('line ' + n + '\\n');");
  expect(text === Array.from({ length: 50_000 }, (_, n) => `line ${n}\n`).join('')).toBe(true);
});

test('what a terminal would act on is written as JSON escapes it', async () => {
  const line = JSON.stringify({ subject: 'a\u009b2J\u2028b\u007f', name: 'Ünïcode – 😀' });
  const text = await written(`log.write(${JSON.stringify(`${line}\n`)});`);
  expect(text).toBe(String.raw`{"subject":"a\u009b2J\u2028b\u007f","name":"Ünïcode – 😀"}` + '\n');
});

test('what waits is written when the process ends, also at once or by an error', async () => {
  expect(await written("log.write('last\\n'); process.exit(3);")).toBe('last\n');
  expect(await written("log.write('before\\n'); throw new Error('bug');")).toContain('before\n');
});

test('flushSync writes what waits, in its order', async () => {
  const program = "log.write('one\\n'); log.flushSync(); process.kill(process.pid, 'SIGKILL');";
  expect(await written(program)).toBe('one\n');
});

test('a single line comes while the process goes on', async () => {
  const { child, stderr } = run("log.write('alone\\n'); setInterval(() => {}, 1000);");
  const [chunk] = (await once(stderr, 'data')) as [string];
  expect(chunk).toBe('alone\n');
  child.kill('SIGKILL');
  await once(child, 'close');
});

/** A program that logs 60 MB while nobody reads, and says what it holds then. */
const flood = `
  const line = JSON.stringify({ msg: 'x'.repeat(1000) }) + '\\n';
  for (let turn = 0; turn < 60; turn++) {
    for (let n = 0; n < 1000; n++) log.write(line);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed + process.memoryUsage().external);
`;

function unread(program: string) {
  const source = `import { standardError } from '${file}'; const log = standardError(); ${program}`;
  return spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

test('a reader that stops reading loses lines; memory stays bounded, and work and exit go on', async () => {
  const child = unread(`${flood} process.disconnect(); process.exit(0);`);
  const [held] = (await once(child, 'message')) as [number];
  expect(held).toBeLessThan(40_000_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});

test('lost lines are counted, and reported once the reader reads again', async () => {
  const child = unread(`${flood} process.on('message', () => process.exit(0));`);
  await once(child, 'message');
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  while (!text.includes('lines of this log were lost')) await once(child.stderr ?? child, 'data');
  child.send('enough');
  await once(child, 'close');
  const lines = text.trimEnd().split('\n');
  const losses = lines.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes('lost'));
  const lost = losses.map((loss) => Number(Reflect.get(Object(loss), 'lost')));
  // A reader that is slow may lose lines more than once.
  expect(lost.reduce((sum, count) => sum + count, 0)).toBe(60_000 - (lines.length - losses.length));
  for (const loss of losses) expect(loss).toMatchObject({ level: 'warn' });
});
