import { expect, test } from 'vitest';
import { useColor } from '../../../runtime/diagnostics/color.ts';

const terminal = { isTTY: true };
const pipe = {};

test.each([
  ['a terminal', {}, terminal, true],
  ['a pipe', {}, pipe, false],
  ['NO_COLOR', { NO_COLOR: '1' }, terminal, false],
  ['an empty NO_COLOR, which counts as not set', { NO_COLOR: '' }, terminal, true],
  ['a dumb terminal', { TERM: 'dumb' }, terminal, false],
  ['FORCE_COLOR on a pipe', { FORCE_COLOR: '1' }, pipe, true],
  ['an empty FORCE_COLOR', { FORCE_COLOR: '' }, pipe, true],
  ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, terminal, false],
  ['FORCE_COLOR=false', { FORCE_COLOR: 'false' }, terminal, false],
  ['FORCE_COLOR against NO_COLOR and a dumb terminal', { FORCE_COLOR: '3', NO_COLOR: '1', TERM: 'dumb' }, pipe, true],
])('%s', (_name, environment: Readonly<Record<string, string | undefined>>, stream: { isTTY?: boolean }, expected) => {
  expect(useColor(environment, stream)).toBe(expected);
});
