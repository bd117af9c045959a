import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchdAgent } from '../../cli/service/launchd-agent.ts';
import { serviceFile } from '../../cli/service/service-file.ts';
import { systemdUnit } from '../../cli/service/systemd-unit.ts';
import { hasProgram } from '../support/debian-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
const unit = join(world.folder, 'config/systemd/user/svc-workloads.service');
const link = join(world.folder, 'config/systemd/user/default.target.wants/svc-workloads.service');
const ofSystemd = ['--manager', 'systemd'];

/** Paths and settings with everything that one of the two formats reads as something else. */
const strange = {
  command: ['/opt/a b 100% $HOME/node', "/home/ada & bob/100% <sure> $HOME/it's.mjs", 'start', '--resume'],
  environment: { PATH: '/bin:/opt/%h/bin', DOCKER_HOST: String.raw`unix:///run/"quoted" & \n.sock` },
} as const;

describe('the file of a service manager', () => {
  test.each([
    ['strange.service', systemdUnit(strange)],
    ['strange.plist', launchdAgent('com.example.workloads', strange)],
  ])('%s holds every path as it is', async (name, text) => {
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'service-files', name));
  });

  const hasAnalyze = hasProgram('systemd-analyze', 'systemd');
  test.skipIf(!hasAnalyze)('is one that systemd accepts, with the very command', () => {
    const folder = temporaryFolder('svc-unit-');
    const place = join(folder, 'a b 100% $HOME');
    mkdirSync(place);
    const program = join(place, 'node');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const file = join(folder, 'svc-workloads.service');
    const verify = (text: string): string => {
      writeFileSync(file, text);
      try {
        execFileSync('systemd-analyze', ['verify', '--user', file], {
          encoding: 'utf8',
          stdio: 'pipe',
          env: { PATH: process.env['PATH'], XDG_RUNTIME_DIR: folder, HOME: folder },
        });
        return '';
      } catch (error) {
        return String(Reflect.get(Object(error), 'stderr'));
      }
    };
    const command: readonly [string, ...string[]] = [program, ...strange.command.slice(1), String.raw`"quoted" \c`];
    expect(verify(systemdUnit({ ...strange, command }))).toBe('');
    expect(verify(systemdUnit({ ...strange, command: [`${program}-absent`] }))).toContain('-absent is not executable');
  });
});

describe('svc service', () => {
  test('installs a unit for systemd that is turned on, shows it, and takes it away', async () => {
    expect(await world.svc(['service', 'status', ...ofSystemd])).toMatchObject({ code: 1, stdout: 'not installed\n' });
    for (let round = 0; round < 2; round += 1) {
      const installed = await world.svc(['service', 'install', ...ofSystemd]);
      expect(installed).toMatchObject({ code: 0, stdout: `${unit}\n` });
      expect(installed.stderr).toContain('loginctl enable-linger');
    }
    const text = readFileSync(unit, 'utf8');
    expect(text).toContain(`Environment="XDG_STATE_HOME=${world.environment['XDG_STATE_HOME']}"`);
    expect(text).toMatch(/^ExecStart=:"\/.*" "\/.*svc\.mjs" "start" "--resume"$/m);
    expect(readlinkSync(link)).toBe(unit);
    expect(statSync(unit).mode & 0o777).toBe(0o600);
    const shown = await world.svc(['service', 'status', ...ofSystemd]);
    expect(shown).toEqual({ code: 0, stdout: `installed: ${unit}\n`, stderr: '' });
    const other = await world.svc(['service', 'status', ...ofSystemd], { environment: { DOCKER_HOST: 'unix:///d' } });
    expect(other).toMatchObject({ code: 1, stdout: `installed with other settings: ${unit}\n` });
    expect(await world.svc(['service', 'uninstall', ...ofSystemd])).toMatchObject({ code: 0, stdout: '' });
    expect((await world.svc(['service', 'status', ...ofSystemd])).stdout).toBe('not installed\n');
    expect((await world.svc(['service', 'uninstall', ...ofSystemd])).code).toBe(0);
  });

  test('prints the agent for launchd, with settings and without secrets', async () => {
    const { code, stdout } = await world.svc(['service', 'install', '--print', '--manager', 'launchd'], {
      environment: { SVC_SECRET_KEY: 'withheld', SVC_SECRETS_DIR: '/run/secrets' },
    });
    expect(code).toBe(0);
    expect(stdout).toContain('<key>SVC_SECRETS_DIR</key>\n    <string>/run/secrets</string>');
    expect(stdout).not.toContain('withheld');
  });

  test('resolves paths, passes a command for the password on, and says that a password is not', async () => {
    const environment = {
      SVC_SECRETS_KEY_FILE: 'keys/svc',
      SVC_SECRETS_DIR: './secrets',
      SVC_SECRETS_PASSWORD_COMMAND: 'op read op://Private/svc/password',
    };
    const print = ['service', 'install', '--print', ...ofSystemd];
    const { stdout } = await world.svc(print, { environment });
    expect(stdout).toContain(`"SVC_SECRETS_KEY_FILE=${join(world.folder, 'keys/svc')}"`);
    expect(stdout).toContain(`"SVC_SECRETS_DIR=${join(world.folder, 'secrets')}"`);
    expect(stdout).toContain('"SVC_SECRETS_PASSWORD_COMMAND=op read op://Private/svc/password"');
    const password = { SVC_SECRETS_PASSWORD: 'withheld' };
    const installed = await world.svc(['service', 'install', ...ofSystemd], { environment: password });
    expect(installed.stderr).toContain('SVC_SECRETS_PASSWORD is not passed on');
    expect(readFileSync(unit, 'utf8')).not.toContain('withheld');
    const both = await world.svc(['service', 'install', ...ofSystemd], {
      environment: { ...environment, ...password },
    });
    expect(both.stderr).not.toContain('is not passed on');
    expect((await world.svc(['service', 'uninstall', ...ofSystemd])).code).toBe(0);
  });

  test.each(['"', "'", '\\'])('refuses a program with %s in its path, which systemd does not start', (character) => {
    const refused = serviceFile('systemd', { environment: {}, cwd: '/' }, '/svc.mjs', `/opt/a${character}b/node`);
    expect(refused).toMatchObject({ problem: expect.stringContaining('quotes or backslashes') });
    expect(
      serviceFile('launchd', { environment: {}, cwd: '/' }, '/svc.mjs', `/opt/a${character}b/node`),
    ).toHaveProperty('content');
  });

  test('refuses a setting that a file cannot hold, and a folder that is not ours', async () => {
    const broken = await world.svc(['service', 'install', ...ofSystemd], {
      environment: { DOCKER_HOST: 'a\nExecStart=b' },
    });
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain('has a control character');
    writeFileSync(join(world.folder, 'file'), '');
    const environment = { XDG_CONFIG_HOME: join(world.folder, 'file') };
    const refused = await world.svc(['service', 'install', ...ofSystemd], { environment });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^error: .*svc-workloads\.service: /);
  });
});

test('svc start --resume starts what was killed, and not what somebody has stopped', async () => {
  for (const name of ['killed', 'ended', 'stopped']) await world.run('npx://weather', '--name', name, '--', '--modern');
  process.kill(world.report('killed').supervisor.pid, 'SIGKILL');
  // As a machine does that shuts down.
  process.kill(world.report('ended').supervisor.pid, 'SIGTERM');
  await expect.poll(async () => (await world.view('ended'))?.['status']).toBe('stopped');
  await expect.poll(async () => (await world.view('killed'))?.['status']).toBe('failed');
  expect((await world.svc(['stop', 'stopped'])).code).toBe(0);
  const resumed = await world.svc(['start', '--resume']);
  expect(resumed.code).toBe(0);
  expect(resumed.stdout.trim().split('\n')).toHaveLength(2);
  expect((await world.view('killed'))?.['status']).toBe('running');
  expect((await world.view('ended'))?.['status']).toBe('running');
  expect((await world.view('stopped'))?.['status']).toBe('stopped');
  // Whoever starts it wants it again.
  expect((await world.svc(['start', 'stopped'])).code).toBe(0);
  process.kill(world.report('stopped').supervisor.pid, 'SIGTERM');
  await expect.poll(async () => (await world.view('stopped'))?.['status']).toBe('stopped');
  expect((await world.svc(['start', '--resume'])).code).toBe(0);
  expect((await world.view('stopped'))?.['status']).toBe('running');
  const both = await world.svc(['start', '--resume', 'stopped']);
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('--resume goes without names') });
});
