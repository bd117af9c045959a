import { expect, test } from 'vitest';
import { referenceProblem, withTag } from '../../../runtime/run/container/image-reference.ts';
import { progressText } from '../../../runtime/run/engine/pull-progress.ts';

const digest = `sha256:${'a'.repeat(64)}`;

test('a reference without a tag is of the latest one', () => {
  expect(withTag('a')).toBe('a:latest');
  expect(withTag('localhost:5000/a')).toBe('localhost:5000/a:latest');
  for (const whole of ['a:1', 'localhost:5000/a:1', `a@${digest}`]) expect(withTag(whole)).toBe(whole);
});

test('an invalid reference is refused before a request to the engine', () => {
  for (const good of ['a', 'a/b:1.2-x', 'localhost:5000/a/b', `ghcr.io/a__b/c:1@${digest}`, 'Host.example/a'])
    expect(referenceProblem(good), good).toBeUndefined();
  for (const bad of ['A', 'a b', '-a', 'a:', '../a', 'a@sha256:1', 'a;b', 'a'.repeat(600)])
    expect(referenceProblem(bad), bad).toBe('is not the reference of an image');
});

test('of the progress of a pull steps are shown, and its failure is found', () => {
  const said = (value: object): unknown => progressText(JSON.stringify(value));
  expect(said({ status: 'Pulling from library/a', id: undefined })).toEqual({ text: 'Pulling from library/a' });
  expect(said({ status: 'Downloading', id: 'abc' })).toEqual({});
  expect(said({ status: 'Pull complete', id: 'abc' })).toEqual({ text: 'abc: Pull complete' });
  expect(said({ error: 'no space left', errorDetail: {} })).toEqual({ error: 'no space left' });
  expect(progressText('<html>')).toEqual({});
});
