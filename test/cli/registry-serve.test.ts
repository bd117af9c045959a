import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch-folder.ts';
import { serveRegistry, type ProcessEnd } from '../support/served-registry.ts';

async function refused(...flags: readonly string[]): Promise<ProcessEnd> {
  const folder = scratchFolder();
  const served = await serveRegistry({
    configFile: join(folder, 'registry.yaml'),
    data: join(folder, 'data'),
    config: { auth: { mode: 'anonymous' } },
    flags,
  });
  if (!('address' in served)) return served;
  served.child.kill('SIGKILL');
  throw new Error(`the server listens: ${served.stderr()}`);
}

describe('svc registry serve', () => {
  const taken = createServer();
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(taken.address() as AddressInfo).port}`;
  });
  afterAll(() => void taken.close());

  test.each(['--address', '--internal-address'])('says which flag names an address that is taken: %s', async (flag) => {
    const { code, stderr } = await refused(flag, address);
    expect(code).toBe(2);
    expect(stderr).toContain(`the server cannot listen on ${address}: address already in use`);
    expect(stderr).toContain(`choose another ${flag}`);
  });

  test('refuses invalid addresses and durations', async () => {
    const cases: readonly [flag: string, value: string, message: string][] = [
      ['--internal-address', '8081', '"8081" is not an address'],
      ['--shutdown-delay', '5', '--shutdown-delay "5" is not a duration'],
      ['--shutdown-delay', '11m', '--shutdown-delay "11m" is not a duration of at most ten minutes'],
    ];
    const ends = await Promise.all(cases.map(([flag, value]) => refused(flag, value)));
    expect(ends.map(({ code }) => code)).toEqual([2, 2, 2]);
    for (const [index, [, , message]] of cases.entries()) {
      expect(ends[index]?.stderr).toContain(message);
      expect(ends[index]?.stderr).toMatch(/Hint: write .+/);
    }
  });
});
