import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { AuditLogConfig } from '../../../generated/types/audit.ts';
import { auditOperations } from '../../../runtime/http/operations/operation-audit.ts';
import { defineWireError } from '../../../runtime/http/wire-error.ts';
import { auditOutcome, openAuditLog, type AuditEvent } from '../../../runtime/observe/audit.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { operationsServer, type TestCaller } from '../../support/operations-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const event: AuditEvent = {
  type: 'server.list',
  outcome: 'success',
  source: { address: '10.0.0.7', userAgent: 'a'.repeat(1000) },
  subject: 'ada',
  roles: ['manageEntries'],
  target: { method: 'GET', route: '/{registry}/v0.1/servers', registry: 'r' },
  requestId: 'id-1',
  duration: 1.23456,
};

/** What is written for events under a configuration. */
async function written(config: AuditLogConfig, ...events: readonly AuditEvent[]): Promise<Record<string, unknown>[]> {
  const file = join(temporaryFolder('audit-'), 'audit.log');
  const audit = openAuditLog({ enabled: true, logFile: file, ...config }, 'the-server', memoryLog().log);
  for (const one of events) audit.write(one);
  await audit.close();
  return linesOf(file);
}

function linesOf(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => Object.fromEntries(Object.entries(Object(JSON.parse(line)))));
}

describe('an audit event', () => {
  test('holds nothing that a terminal acts on, or that readers take for the end of its line', async () => {
    const file = join(temporaryFolder('audit-'), 'audit.log');
    const audit = openAuditLog({ enabled: true, logFile: file }, 'the-server', memoryLog().log);
    const subject = 'a\nb\u001b[31m\u009b2Jc\u007f\u2028{"type":"forged"}\u202e\u0085';
    audit.write({ ...event, subject, source: { address: '::1', userAgent: 'x\u009b31m' } });
    await audit.close();
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^[\x20-\x7e]*\n$/);
    expect(JSON.parse(text)).toMatchObject({ subjects: { subject }, source: { userAgent: 'x\u009b31m' } });
  });

  test('is a line that says who did what to what, and how it ended', async () => {
    const [line] = await written({}, event);
    expect(line).toEqual({
      msg: 'audit_event',
      auditId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'server.list',
      loggedAt: expect.stringMatching(/Z$/),
      outcome: 'success',
      component: 'the-server',
      source: { type: 'network', value: '10.0.0.7', userAgent: 'a'.repeat(512) },
      subjects: { subject: 'ada', roles: ['manageEntries'] },
      target: event.target,
      metadata: { requestId: 'id-1', durationMs: 1.235 },
    });
    expect(await written({ component: 'catalog' }, event)).toMatchObject([{ component: 'catalog' }]);
  });

  test('is written for the wanted types; those to leave out win', async () => {
    const types = ['server.list', 'entry.publish', 'entry.delete'];
    const kept = async (config: AuditLogConfig): Promise<unknown[]> =>
      (await written(config, ...types.map((type) => ({ ...event, type })))).map(({ type }) => type);
    expect(await kept({})).toEqual(types);
    expect(await kept({ eventTypes: [] })).toEqual(types);
    expect(await kept({ eventTypes: ['entry.publish', 'entry.delete'] })).toEqual(types.slice(1));
    expect(await kept({ excludeEventTypes: ['entry.delete'] })).toEqual(types.slice(0, 2));
    expect(await kept({ eventTypes: ['entry.delete'], excludeEventTypes: ['entry.delete'] })).toEqual([]);
  });

  test('holds bodies only where they are asked for, as far as is allowed, never half a character', async () => {
    const full = { ...event, request: Buffer.from('{"a":"äöü"}'), response: { b: 1 } };
    const data = async (config: AuditLogConfig): Promise<unknown> => (await written(config, full))[0]?.['data'];
    expect(await data({})).toBeUndefined();
    expect(await data({ includeRequestData: true })).toEqual({ request: '{"a":"äöü"}' });
    expect(await data({ includeRequestData: true, includeResponseData: true, maxDataSize: 7 })).toEqual({
      request: '{"a":"',
      response: '{"b":1}',
    });
    expect(await data({ includeRequestData: true, maxDataSize: 0 })).toEqual({ request: '' });
  });

  test('is not written where the log is off', () => {
    const file = join(temporaryFolder('audit-'), 'audit.log');
    const off = openAuditLog({ logFile: file }, 'x', memoryLog().log);
    off.write(event);
    // Nobody puts together what is not written.
    expect(off.wants()).toBe(false);
    expect(auditOperations(off, () => ({ subject: 'x' }))).toBeUndefined();
    openAuditLog(undefined, 'x', memoryLog().log).write(event);
    expect(() => statSync(file)).toThrow(/ENOENT/);
  });

  test('ends as the status of its answer says', () => {
    const outcomes = [200, 302, 400, 401, 403, 404, 409, 500, 503].map(auditOutcome);
    expect(outcomes).toEqual([
      'success',
      'success',
      'failure',
      'denied',
      'denied',
      'failure',
      'failure',
      'error',
      'error',
    ]);
  });
});

describe('the file', () => {
  test('is appended to, in order, and is the owner’s alone, also where it was not', async () => {
    const file = join(temporaryFolder('audit-'), 'audit.log');
    writeFileSync(file, '{"type":"older"}\n');
    chmodSync(file, 0o644);
    const audit = openAuditLog({ enabled: true, logFile: file }, 'x', memoryLog().log);
    for (let count = 0; count < 500; count += 1) {
      audit.write({ ...event, requestId: `id-${count}` });
      // oxlint-disable-next-line no-await-in-loop -- some lines while others are being written
      if (count % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await audit.close();
    const lines = linesOf(file);
    expect(lines[0]).toEqual({ type: 'older' });
    expect(lines.slice(1).map(({ metadata }) => Object(metadata).requestId)).toEqual(
      Array.from({ length: 500 }, (_, count) => `id-${count}`),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await written({}, event)).length).toBe(1);
  });

  test('that cannot be opened is a mistake at start-up', () => {
    const logFile = join(temporaryFolder('audit-'), 'missing', 'audit.log');
    expect(() => openAuditLog({ enabled: true, logFile }, 'x', memoryLog().log)).toThrow(/ENOENT/);
  });

  test('that cannot be written costs its events, which are counted and reported once', async () => {
    const { log, lines } = memoryLog();
    // Every write to this device says that it is full.
    const audit = openAuditLog({ enabled: true, logFile: '/dev/full' }, 'x', log);
    for (let count = 0; count < 3; count += 1) {
      audit.write(event);
      // oxlint-disable-next-line no-await-in-loop -- each write fails on its own
      await expect.poll(() => audit.lost).toBe(count + 1);
    }
    await audit.close();
    expect(lines()).toMatchObject([{ level: 'error', err: { code: 'ENOSPC' }, file: '/dev/full' }]);
  });
});

describe('a process that writes events', () => {
  const module = pathToFileURL(join(import.meta.dirname, '../../../runtime/observe/audit.ts')).href;

  /** Runs a program of its own that has `audit` and an `event`. Gives what it printed, and the lines of the file. */
  function run(program: string) {
    const file = join(temporaryFolder('audit-'), 'audit.log');
    const config = JSON.stringify({ enabled: true, logFile: file });
    const source = `import { openAuditLog } from '${module}';
      import { readFileSync } from 'node:fs';
      const event = ${JSON.stringify(event)};
      const audit = openAuditLog(${config}, 'x', { error: console.error, warn: console.error, info() {} });
      const waitFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      ${program}`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
    return { stdout, lines: linesOf(file) };
  }

  test('has them in the file when it ends, also at once or by an error', () => {
    expect(run('audit.write(event); process.exit(70);').lines).toHaveLength(1);
    expect(run("audit.write(event); throw new Error('bug');").lines).toHaveLength(1);
    // Some are in the hands of another thread.
    const many = 'for (let n = 0; n < 500; n++) audit.write(event); audit.write(event); process.exit(70);';
    expect(run(many).lines).toHaveLength(501);
  });

  test('writes many together while they keep coming, and one alone while it goes on', () => {
    const writes = String.raw`() => Number(/^syscw: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))[1])`;
    const { stdout, lines } = run(`
      const writes = ${writes};
      const before = writes(), began = performance.now();
      for (let n = 0; n < 200; n++) { audit.write(event); await waitFor(1); }
      const made = writes() - before, time = performance.now() - began;
      await waitFor(50);
      audit.write(event);
      await waitFor(500);
      console.log(JSON.stringify({ made, time }));
      process.kill(process.pid, 'SIGKILL');`);
    expect(lines).toHaveLength(201);
    const { made, time }: { made: number; time: number } = JSON.parse(stdout);
    // Every 10 ms at most; threads of the process wake each other by writes too.
    expect(made).toBeLessThan(time / 10 + 100);
  });
});

describe('operations', () => {
  const missing = defineWireError({
    code: 'missing-token',
    status: 401,
    summary: 'No token.',
    message: () => 'sign in',
  });
  const json = { 'content-type': 'application/json' };

  async function audited(authenticate: () => TestCaller | ReturnType<typeof missing>): Promise<AuditEvent[]> {
    const events: AuditEvent[] = [];
    const audit = {
      wants: () => true,
      write: (one: AuditEvent) => void events.push(one),
      lost: 0,
      close: async () => {},
    };
    const { server } = operationsServer({
      options: { authenticate, answered: auditOperations(audit, ({ name }) => ({ subject: name, roles: ['r'] })) },
    });
    await server.app.inject({ url: '/r/v0.1/servers?search=secret', headers: { 'user-agent': 'curl' } });
    await server.app.inject({ url: '/r/v0.1/servers?limit=0' });
    await server.app.inject({ method: 'PUT', url: '/v1/sources/abc', payload: '{"managed":{}}', headers: json });
    await server.app.inject({ url: '/health' });
    await server.app.close();
    return events;
  }

  test('are written with their caller and what they were about, refusals too, probes not', async () => {
    const events = await audited(() => ({ name: 'ada' }));
    expect(events).toMatchObject([
      {
        type: 'server.list',
        outcome: 'success',
        subject: 'ada',
        roles: ['r'],
        source: { address: '127.0.0.1', userAgent: 'curl' },
        target: { method: 'GET', route: '/{registry}/v0.1/servers', registry: 'r' },
      },
      { type: 'server.list', outcome: 'failure' },
      { type: 'source.create', outcome: 'success', request: Buffer.from('{"managed":{}}') },
    ]);
    expect(JSON.stringify({ ...events[0], response: undefined })).not.toContain('secret');
  });

  test('of nobody are written as such, with nothing of what was sent', async () => {
    const events = await audited(() => missing({}));
    expect(events.map(({ type, outcome, subject }) => [type, outcome, subject])).toEqual(
      Array.from({ length: 3 }, () => ['auth.unauthenticated', 'denied', 'unknown']),
    );
    expect(events.every(({ request }) => request === undefined)).toBe(true);
  });
});
