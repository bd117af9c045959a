import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { answersFrom, personAt, type Answer } from '../../cli/tools/questions.ts';

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', description: 'of the ticket' },
    count: { type: 'integer', default: 1 },
    share: { type: 'number' },
    urgent: { type: 'boolean' },
    level: { type: 'string', oneOf: [{ const: 'low' }, { const: 'high' }] },
    teams: { type: 'array', items: { enum: ['a', 'b'] } },
  },
  required: ['title', 'level'],
};

/** What a person who types these lines answers, and what the terminal shows meanwhile. */
async function typed(
  lines: readonly string[],
): Promise<{ readonly answer: Answer | undefined; readonly shown: string }> {
  const stdin = new PassThrough();
  let shown = '';
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      shown += String(chunk);
      done();
    },
  });
  const person = personAt({ stdin, stderr });
  stdin.end(lines.map((line) => `${line}\n`).join(''));
  const answer = await person.answer({ key: 'ask', message: 'Open it?\u001b[31m', schema });
  person.close();
  return { answer, shown };
}

describe('a person at the terminal', () => {
  test('is asked for each value, and again for one of another type', async () => {
    const lines = ['y', '', 'Broken', 'zwei', '2', '0.5', 'yes', 'medium', 'high', 'a, b'];
    const { answer, shown } = await typed(lines);
    expect(answer).toEqual({
      action: 'accept',
      content: { title: 'Broken', count: 2, share: 0.5, urgent: true, level: 'high', teams: ['a', 'b'] },
    });
    expect(shown).toContain('title (of the ticket)');
    expect(shown).toContain('This value is needed.');
    expect(shown).toContain('not of type integer');
    expect(shown).toContain('one of low, high');
    expect(shown).not.toContain('\u001b[31m');
  });

  test('leaves out what is not needed, and takes what is usual', async () => {
    const { answer } = await typed(['', 'Broken', '', '', '', 'low', '']);
    expect(answer).toEqual({ action: 'accept', content: { title: 'Broken', count: 1, level: 'low' } });
  });

  test.each([
    ['declines', ['n'], 'decline'],
    ['cancels', ['what?', 'c'], 'cancel'],
    ['leaves before the answer', [], 'cancel'],
    ['leaves in the middle of it', ['y', 'Broken'], 'cancel'],
  ])('%s', async (_name, lines, action) => {
    expect((await typed(lines)).answer).toEqual({ action });
  });
});

test('a file answers questions by their names, and no others', async () => {
  const answer = answersFrom({ a: { x: 1 }, b: 'decline', c: 'cancel', d: 'accept', e: 5 });
  const of = (key: string): Promise<Answer | undefined> => answer({ key, message: '', schema: {} });
  expect(await of('a')).toEqual({ action: 'accept', content: { x: 1 } });
  expect(await of('b')).toEqual({ action: 'decline' });
  expect(await of('c')).toEqual({ action: 'cancel' });
  expect(await of('d')).toEqual({ action: 'accept', content: {} });
  for (const key of ['e', 'f', 'toString']) expect(await of(key)).toBeUndefined();
});
