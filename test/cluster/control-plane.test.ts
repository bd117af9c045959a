import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type * as Go from './go.ts';
import { startControlPlane } from './control-plane.ts';
import { controlPlaneParts, nodeParts } from './parts.ts';
import { skippedList } from '../support/skipped-part.ts';

const go = vi.hoisted(() => ({ isThere: true }));
vi.mock('./go.ts', async (original) => {
  const real = await original<typeof Go>();
  return { ...real, findGo: () => (go.isThere ? real.findGo() : undefined) };
});
const bin = controlPlaneParts();

/** The etcd processes that keep their data below a folder. */
function etcdsBelow(folder: string): string[] {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      return words[0]?.endsWith('etcd') === true && words.some((word) => word.startsWith(`--data-dir=${folder}/`));
    } catch {
      // It ended while we looked.
      return false;
    }
  });
}

test.skipIf(bin === undefined)('a control plane that cannot start leaves no process and no folder behind', async () => {
  const folder = temporaryFolder('svc-broken-');
  vi.stubEnv('TMPDIR', folder);
  expect(tmpdir()).toBe(folder);
  const broken = join(folder, 'bin');
  mkdirSync(broken);
  const seen = join(folder, 'seen');
  // It sees that etcd runs, before it fails.
  const script = `#!/bin/sh\ngrep -ls data-dir=${folder} /proc/[0-9]*/cmdline > ${seen}\necho no certificate >&2\nexit 3\n`;
  writeFileSync(join(broken, 'kube-apiserver'), script);
  chmodSync(join(broken, 'kube-apiserver'), 0o755);
  await expect(startControlPlane(broken)).rejects.toThrow(/kube-apiserver ended with 3:\s+no certificate/);
  expect(readFileSync(seen, 'utf8')).toMatch(/^\/proc\/\d+/);
  expect(etcdsBelow(folder)).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['bin', 'seen']);
  vi.unstubAllEnvs();
});

test('if Kubernetes cannot be built, the skipped tests are reported, and fail in CI', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  go.isThere = false;
  try {
    vi.stubEnv('CI', '');
    vi.stubEnv(skippedList, undefined);
    expect([controlPlaneParts(), nodeParts()]).toEqual([undefined, undefined]);
    expect(said.mock.calls.map(([text]) => String(text))).toEqual(
      Array(2).fill('SKIPPED: the tests against a real Kubernetes: it is built from source\n'),
    );
    vi.stubEnv('CI', 'true');
    expect(controlPlaneParts).toThrow('CI needs it');
    expect(nodeParts).toThrow('CI needs it');
  } finally {
    go.isThere = true;
    said.mockRestore();
    vi.unstubAllEnvs();
  }
});
