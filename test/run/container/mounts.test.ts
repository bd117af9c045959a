import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mountsOf, type WrittenMounts } from '../../../runtime/run/container/mounts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('svc-mounts-');
mkdirSync(join(folder, 'a'));
symlinkSync(join(folder, 'a'), join(folder, 'link'));

async function mounted(written: Partial<WrittenMounts>): Promise<unknown> {
  const mounts = await mountsOf({ read: [], write: [], volumes: [], ...written }, folder);
  return 'problem' in mounts ? mounts.problem : mounts;
}

test('paths are relative to the working folder, links are followed, and writing includes reading', async () => {
  const source = join(folder, 'a');
  expect(await mounted({ read: ['a:/x', source], write: ['link:/y', source], volumes: ['./a:/z/:ro'] })).toEqual([
    { source, target: '/x', readOnly: true },
    { source, target: '/y', readOnly: false },
    { source, target: source, readOnly: false },
    { source, target: '/z', readOnly: true },
  ]);
});

test.each([
  [{ volumes: ['../a:/x'] }, /holds "\.\."/],
  [{ volumes: ['a:/x/../../etc'] }, /holds "\.\."/],
  [{ volumes: ['a:/'] }, /would hide \/ of/],
  [{ volumes: ['a:/dev/shm'] }, /would hide \/dev\/shm of/],
  [{ volumes: ['a:/x', 'link:/x/'] }, /two mounts are at "\/x"/],
  [{ volumes: ['nothing:/x'] }, /cannot be read: there is no such file/],
])('%o is refused', async (written, message) => {
  expect(await mounted(written)).toMatch(message);
});
