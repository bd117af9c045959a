import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hasProgram } from './support/debian-program.ts';
import { skippedList, skippedPart } from './support/skipped-part.ts';
import { scratchFolder } from './support/scratch-folder.ts';

afterEach(() => vi.unstubAllEnvs());

/** A folder for PATH whose apt-get notes that it ran. */
function watchedSystem(): { readonly path: string; readonly wasAsked: () => boolean } {
  const path = scratchFolder({ 'apt-get': '#!/bin/sh\necho "$@" >> "$(dirname "$0")/asked"\n' });
  chmodSync(join(path, 'apt-get'), 0o755);
  const asked = join(path, 'asked');
  return { path, wasAsked: () => existsSync(asked) && readFileSync(asked, 'utf8').includes('install') };
}

test('on the machine of a person nothing is installed, and what is missing is listed', () => {
  const { path, wasAsked } = watchedSystem();
  vi.stubEnv('PATH', `${path}:/bin:/usr/bin`);
  vi.stubEnv('CI', undefined);
  vi.stubEnv(skippedList, join(path, 'list'));
  expect(hasProgram('svc-no-such-program', 'svc-package')).toBe(false);
  expect(skippedPart('a part', 'why')).toBe(false);
  expect(wasAsked()).toBe(false);
  expect(readFileSync(join(path, 'list'), 'utf8')).toBe(
    'SKIPPED: svc-no-such-program: not installed (Debian package svc-package)\nSKIPPED: a part: why\n',
  );
});

test('in CI it is installed where that is allowed, and a failure where it stays away', () => {
  const { path, wasAsked } = watchedSystem();
  vi.stubEnv('PATH', `${path}:/bin:/usr/bin`);
  vi.stubEnv('CI', 'true');
  expect(() => hasProgram('svc-no-such-program')).toThrow('CI needs it');
  expect(wasAsked()).toBe(process.getuid?.() === 0);
});
