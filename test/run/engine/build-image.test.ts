import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildImage } from '../../../runtime/run/engine/build-image.ts';

/** An engine whose answer to a build is this. */
function answering(answer: NodeJS.ReadableStream): Parameters<typeof buildImage>[0] {
  return { buildImage: () => Promise.resolve(answer) };
}

const build = { context: Readable.from([]), labels: {}, args: {}, onLine: () => undefined };

test('a build gives the id of its image, and hands on what its steps write', async () => {
  const lines: string[] = [];
  const answer = Readable.from(['{"stream":"Step 1\\nab"}\n{"stream":"c\\n"}\n', '{"aux":{"ID":"sha256:a"}}\n']);
  expect(await buildImage(answering(answer), { ...build, onLine: (line) => lines.push(line) })).toBe('sha256:a');
  expect(lines).toEqual(['Step 1', 'abc']);
});

test('a build that does not end is ended', async () => {
  const answer = new PassThrough();
  const waiting = buildImage(answering(answer), { ...build, timeMs: 10 });
  await expect(waiting).rejects.toThrow('the build takes more than 0.01 s');
  expect(answer.destroyed).toBe(true);
});

test('a build that writes without end is ended', async () => {
  const line = `${JSON.stringify({ stream: 'x'.repeat(1000) })}\n`;
  const answer = Readable.from(
    (function* endless() {
      for (;;) yield line;
    })(),
  );
  const flooding = buildImage(answering(answer), { ...build, logSize: 100_000 });
  await expect(flooding).rejects.toThrow('the build writes more than 100000 bytes');
  expect(answer.destroyed).toBe(true);
});
