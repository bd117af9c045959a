import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runSvc } from '../support/run-svc.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'svc-registry-start-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('an audit log that cannot be opened is named, with the field and what to do', async () => {
  const config = {
    sources: [{ name: 'a', managed: {} }],
    registries: [{ name: 'r', sources: ['a'] }],
    auth: { mode: 'anonymous' },
    audit: { enabled: true, logFile: 'nowhere/audit.log' },
  };
  writeFileSync(join(folder, 'c.yaml'), JSON.stringify(config));
  const serve = ['registry', 'serve', '--config', 'c.yaml', '--address', '127.0.0.1:0'];
  expect(await runSvc(serve, { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      `error: the audit log ${join(folder, 'nowhere/audit.log')} (audit.logFile) cannot be opened: no such file or directory\nhint: make its folder`,
    ),
  });
});
