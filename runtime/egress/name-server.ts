import { createSocket, type Socket } from 'node:dgram';
import { isIP } from 'node:net';
import { hostOf, hostRefusal } from './outbound-rules.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { OutboundRules } from './settings.ts';

const [typeA, classIn] = [1, 1];
const [noError, formatError, noName] = [0, 1, 3];
/** Seconds that an answer may be kept. */
const keptFor = 60;
/** Bytes of a question that is read. */
const largestQuestion = 512;

/**
 * Answers questions about allowed names with the address of the proxy, and says of every other name that there is none (RFC 1035). Nothing is
 * ever asked elsewhere: what a server writes into a name reaches nobody.
 */
export function nameServer(own: string, rules: OutboundRules, log: RefusalLog): Socket {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const reply = replyTo(message, own, rules, log);
    if (reply !== undefined) socket.send(reply, port, address, () => undefined);
  });
  return socket;
}

/** The reply to a message; undefined where it is not a question. */
export function replyTo(message: Buffer, own: string, rules: OutboundRules, log: RefusalLog): Buffer | undefined {
  const isQuestion = message.length >= 12 && message.length <= largestQuestion && (message.readUInt8(2) & 0x80) === 0;
  if (!isQuestion) return undefined;
  const question = questionIn(message);
  if (question === undefined) return written(message, formatError, Buffer.alloc(0), undefined);
  const { name, type, bytes } = question;
  const host = hostOf(name);
  const refusal = host === undefined ? undefined : hostRefusal(host, undefined, rules);
  if (host === undefined || isIP(host) !== 0) return written(message, noName, bytes, undefined);
  if (refusal !== undefined) {
    log.add(`DNS ${host}`, refusal);
    return written(message, noName, bytes, undefined);
  }
  // A name without IPv6 has an empty answer, so that clients take the other one.
  return written(message, noError, bytes, type === typeA ? own : undefined);
}

function questionIn(
  message: Buffer,
): { readonly name: string; readonly type: number; readonly bytes: Buffer } | undefined {
  if (message.readUInt16BE(4) !== 1) return undefined;
  const labels: string[] = [];
  let at = 12;
  for (;;) {
    const size = message[at];
    if (size === undefined || size > 63) return undefined;
    at += 1;
    if (size === 0) break;
    labels.push(message.toString('latin1', at, at + size));
    at += size;
  }
  if (at + 4 > message.length || message.readUInt16BE(at + 2) !== classIn) return undefined;
  return { name: labels.join('.'), type: message.readUInt16BE(at), bytes: message.subarray(12, at + 4) };
}

function written(message: Buffer, code: number, question: Buffer, address: string | undefined): Buffer {
  const head = Buffer.alloc(12);
  message.copy(head, 0, 0, 2);
  // A reply, with authority, that repeats whether recursion was desired and says that it is available.
  head.writeUInt8(0x84 | (message.readUInt8(2) & 0x01), 2);
  head.writeUInt8(0x80 | code, 3);
  head.writeUInt16BE(question.length > 0 ? 1 : 0, 4);
  head.writeUInt16BE(address === undefined ? 0 : 1, 6);
  if (address === undefined) return Buffer.concat([head, question]);
  const answer = Buffer.alloc(16);
  answer.writeUInt16BE(0xc00c, 0);
  answer.writeUInt16BE(typeA, 2);
  answer.writeUInt16BE(classIn, 4);
  answer.writeUInt32BE(keptFor, 6);
  answer.writeUInt16BE(4, 10);
  for (const [index, part] of address.split('.').entries()) answer.writeUInt8(Number(part), 12 + index);
  return Buffer.concat([head, question, answer]);
}
