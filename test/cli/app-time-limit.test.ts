import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runApp } from '../../cli/app/run-app.ts';

test('an app that does not end is stopped, and the failure names what may keep it running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-app-limit-'));
  try {
    const app = join(folder, 'app.mjs');
    writeFileSync(app, 'setInterval(() => undefined, 1000);');
    expect(await runApp(app, folder, 1_500)).toEqual({
      failure: expect.stringMatching(/^was still running after 1\.5 seconds: a timer/),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
