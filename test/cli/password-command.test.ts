import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { passwordFrom } from '../../cli/secrets/password-command.ts';

const terminal = { cwd: '/', environment: { PATH: process.env['PATH'] }, stdin: Readable.from([]) };

test('a pipeline that prints without end is given up', async () => {
  expect(await passwordFrom('exec 2>/dev/null; yes | cat', terminal)).toEqual({
    problem: 'it printed more than 65536 characters',
  });
});

test('a pipeline that outlives its shell is not waited for', async () => {
  expect(await passwordFrom('exec 2>/dev/null; sleep 100 | cat', terminal, 20)).toEqual({
    problem: 'it took longer than 0.02 seconds',
  });
});

test('what a pipeline prints is the password, and a failure is a problem', async () => {
  expect(await passwordFrom('printf "a b\\r\\n" | cat', terminal)).toEqual({ text: 'a b' });
  expect(await passwordFrom('echo word; exit 3', terminal)).toEqual({ problem: 'it ended with code 3' });
  expect(await passwordFrom('true', terminal)).toEqual({ problem: 'it printed nothing' });
  const nowhere = { ...terminal, cwd: '/absent/folder' };
  expect(await passwordFrom('true', nowhere)).toEqual({ problem: expect.stringContaining('it cannot be started') });
});
