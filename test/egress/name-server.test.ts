import { describe, expect, test } from 'vitest';
import { replyTo } from '../../runtime/egress/name-server.ts';
import { RefusalLog } from '../../runtime/egress/refusal-log.ts';

const own = '198.19.4.2';
const rules = { allowAll: false, hosts: ['.a.test'], ports: [443], gateway: false, machine: [] };

function question(name: string, type: number): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label, 'latin1')]));
  const head = Buffer.from([0x12, 0x34, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([head, ...labels, Buffer.from([0, 0, type, 0, 1])]);
}

function asked(message: Buffer): { code: number; answers: number; text: string; lines: string[] } | undefined {
  const lines: string[] = [];
  const reply = replyTo(message, own, rules, new RefusalLog((line) => lines.push(line)));
  if (reply === undefined) return undefined;
  expect(reply.readUInt16BE(0)).toBe(0x1234);
  return {
    code: reply.readUInt8(3) & 15,
    answers: reply.readUInt16BE(6),
    text: [...reply.subarray(-4)].join('.'),
    lines,
  };
}

describe('a question', () => {
  test('about an allowed name is answered with the proxy', () => {
    expect(asked(question('b.A.test', 1))).toEqual({ code: 0, answers: 1, text: own, lines: [] });
    expect(asked(question('b.a.test', 28))).toMatchObject({ code: 0, answers: 0 });
  });

  test('about another name has the answer that there is none, and is written down', () => {
    expect(asked(question('c2VjcmV0.evil.test', 16))).toMatchObject({
      code: 3,
      answers: 0,
      lines: [expect.stringContaining('refused DNS c2vjcmv0.evil.test: the permission profile does not list the host')],
    });
  });

  test('that is none is not answered, or as a mistake', () => {
    expect(asked(Buffer.alloc(5))).toBeUndefined();
    const reply = question('a.test', 1);
    reply[2] = 0x81;
    expect(asked(reply)).toBeUndefined();
    // A name that points back into itself.
    const loop = Buffer.concat([question('a.test', 1).subarray(0, 12), Buffer.from([0xc0, 12, 0, 1, 0, 1])]);
    expect(asked(loop)).toMatchObject({ code: 1, answers: 0 });
    expect(asked(question('a.test', 1).subarray(0, 15))).toMatchObject({ code: 1 });
  });
});

test('equal refusals are written once a minute, and different ones up to a bound', () => {
  const lines: string[] = [];
  let now = 0;
  const log = new RefusalLog(
    (line) => lines.push(line),
    () => now,
  );
  const refusal = { why: 'it is not', allow: 'this' };
  log.add('DNS a\n\u001B[31m', refusal);
  log.add('DNS a\n\u001B[31m', refusal);
  expect(lines).toEqual(['refused DNS a??[31m: it is not; this allows it']);
  now += 60_000;
  log.add('DNS a\n\u001B[31m', refusal);
  expect(lines).toHaveLength(2);
  for (let index = 0; index < 2000; index += 1) log.add(`DNS ${index}`, refusal);
  expect(lines).toHaveLength(501);
});
