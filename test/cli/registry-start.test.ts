import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runSvc, startSvc } from '../support/run-svc.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-start-'));
  writeFileSync(
    join(folder, 'd.yaml'),
    'sources: [{ name: a, managed: {} }]\nregistries: [{ name: r, sources: [a] }]\nauth: { mode: anonymous }\n',
  );
});
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
      `error: the audit log ${join(folder, 'nowhere/audit.log')} (audit.logFile) cannot be opened: no such file or directory\nHint: make its folder`,
    ),
  });
});

// Only Linux has /proc, a file system that answers ENOENT to mkdir.
test.runIf(process.platform === 'linux')(
  'a data folder that the system cannot make is refused, and not tried for ever',
  async () => {
    const child = startSvc(['registry', 'migrate', '--config', 'd.yaml', '--data', '/proc/data'], { cwd: folder });
    // It would go on without an end.
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const { stdout, stderr } = child;
    if (stdout === null || stderr === null) throw new Error('its output is piped');
    stdout.resume();
    const [said, [code]] = await Promise.all([text(stderr), once(child, 'exit')]);
    clearTimeout(timer);
    expect(said).toContain(
      'error: the data folder /proc/data cannot be used: no folder can be made there\nHint: name a folder',
    );
    expect(code).toBe(2);
  },
);
