import { expect, test } from 'vitest';
import { shownPath } from '../../../../runtime/config/input/shown-path.ts';

test.each([
  ['a.yaml', 'a.yaml'],
  ['./in//a.yaml', 'in/a.yaml'],
  ['in/../a.yaml', 'a.yaml'],
  ['/work/project/in/a.yaml', 'in/a.yaml'],
  ['../shared/a.yaml', '../shared/a.yaml'],
  ['/work/shared/a.yaml', '../shared/a.yaml'],
  ['..names.yaml', '..names.yaml'],
  ['/etc/a.yaml', '/etc/a.yaml'],
  ['../../etc/a.yaml', '/etc/a.yaml'],
  ['.', '.'],
  ['', '.'],
])('%s is shown as %s', (path, shown) => {
  expect(shownPath(path, '/work/project')).toBe(shown);
});
