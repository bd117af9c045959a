import { randomBytes } from 'node:crypto';
import type { AnswerHead, BackendProblem, Cancellable, Receiver } from '../backend/backend.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { ReplicaMail } from '../session/replica-mail.ts';
import { objectOf } from './capabilities.ts';

/** Calls of other replicas that are served at the same time, and bytes of one answer: mail is not made for more. */
const mostRelayed = 10_000;
const mostBytes = 8_388_608;
/** Milliseconds between two questions to the other replica whether it still has the call, and questions in a row without an answer. */
const lookTime = 3000;
const mostUnanswered = 3;
/** Digits of the number that each part of an answer has. */
const numberLength = 8;

/** Goes on with a call that waits in this process. */
export type ResumeHere = (handle: string, request: Envelope, receiver: Receiver) => Cancellable | undefined;

/**
 * Goes on with calls that wait in another replica: the request goes there by mail, and what comes back for it comes back the same way.
 * Bodies begin with a letter that says what they are, and the id of the relay; parts of an answer are numbered after that. Mail may be
 * lost: what is missing shows in the numbers, and in the answers to what the waiting side asks every few seconds. Nothing is sent again.
 */
export class RelayedCalls {
  private readonly mail: ReplicaMail;
  private readonly topic: string;
  private readonly waiting = new Map<string, WaitingRelay>();
  private readonly served = new Map<string, ServedRelay>();
  private readonly resumeHere: ResumeHere;

  /** `name` distinguishes backends. */
  constructor(mail: ReplicaMail, name: string, resumeHere: ResumeHere) {
    this.mail = mail;
    this.topic = `call-${Buffer.from(name).toString('hex')}`;
    this.resumeHere = resumeHere;
    mail.on(this.topic, (body, from) => this.heard(body, from));
  }

  /** Sends a request to the replica where its call waits. */
  resume(replica: string, handle: string, request: Envelope, receiver: Receiver): Cancellable {
    const id = randomBytes(8).toString('hex');
    const say = (kind: string, body: Buffer = empty): void => this.say(replica, kind, id, body);
    const relay = new WaitingRelay(this.mail, replica, receiver, say, () => this.waiting.delete(id));
    this.waiting.set(id, relay);
    say('R', Buffer.concat([Buffer.from(`${handle} `), request.bytes]));
    return {
      cancel() {
        relay.forget();
        say('X');
      },
    };
  }

  close(): void {
    for (const relay of this.waiting.values()) relay.fail('this proxy ends');
    for (const { call } of this.served.values()) call?.cancel();
  }

  private say(to: string, kind: string, id: string, body: Buffer): void {
    this.mail.send(to, this.topic, Buffer.concat([Buffer.from(`${kind}${id}`), body]));
  }

  private heard(message: Buffer, from: string): void {
    const kind = message.toString('latin1', 0, 1);
    const id = message.toString('latin1', 1, 17);
    const body = message.subarray(17);
    if (kind === 'R') this.serve(id, body, from);
    else if (kind === 'X') {
      this.served.get(id)?.call?.cancel();
      this.served.delete(id);
    } else if (kind === 'Q') this.say(from, 'q', id, numbered(this.served.get(id)?.receiver.parts));
    else this.waiting.get(id)?.heard(kind, body);
  }

  /** A client has sent answers for a call that waits here to another replica. */
  private serve(id: string, body: Buffer, to: string): void {
    const space = body.indexOf(0x20);
    const request = scanEnvelope(body.subarray(space + 1));
    const say = (kind: string, piece: Buffer = empty): void => this.say(to, kind, id, piece);
    if (request.kind === 'problem' || this.served.size >= mostRelayed) {
      say('n');
      return;
    }
    const receiver = new MailedReceiver(say, () => this.served.delete(id));
    const relay: ServedRelay = { receiver, call: undefined };
    // It may be over as soon as it goes on.
    this.served.set(id, relay);
    relay.call = this.resumeHere(body.toString('latin1', 0, space), request, receiver);
    if (relay.call !== undefined) return;
    this.served.delete(id);
    say('n');
  }
}

/** A call of this process whose client is at another replica. */
interface ServedRelay {
  readonly receiver: MailedReceiver;
  call: Cancellable | undefined;
}

/** A request whose call waits elsewhere. */
class WaitingRelay {
  private readonly receiver: Receiver;
  private readonly over: () => void;
  private readonly look: NodeJS.Timeout;
  private readonly say: (kind: string) => void;
  private unanswered = 0;
  private parts = 0;
  private isOver = false;

  constructor(mail: ReplicaMail, replica: string, receiver: Receiver, say: (kind: string) => void, over: () => void) {
    this.receiver = receiver;
    this.say = say;
    this.over = over;
    const look = async (): Promise<void> => {
      if (!(await mail.isAlive(replica))) this.fail('the replica of this proxy in which the call waited has ended');
    };
    void look();
    this.look = setInterval(() => {
      if (this.unanswered >= mostUnanswered) this.lost('the replica of this proxy in which the call waited is silent');
      else {
        this.unanswered += 1;
        say('Q');
        void look();
      }
    }, lookTime);
    this.look.unref();
  }

  heard(kind: string, message: Buffer): void {
    if (this.isOver) return;
    this.unanswered = 0;
    if (kind === 'n') {
      this.fail('the call does not wait any more: make it anew');
      return;
    }
    const number = numberIn(message);
    // Mail arrives in its order: what was sent before this and is not here yet does not come.
    if (number !== (kind === 'q' ? this.parts : this.parts + 1)) {
      this.lost('a message between replicas of this proxy was lost; the call may have been carried out');
      return;
    }
    if (kind !== 'q') this.part(kind, message.subarray(numberLength));
  }

  private part(kind: string, body: Buffer): void {
    this.parts += 1;
    switch (kind) {
      case 'h': {
        const { kind: form, status, length } = objectOf(JSON.parse(body.toString('utf8')));
        this.receiver.head({
          kind: form === 'events' ? 'events' : 'json',
          status: typeof status === 'number' ? status : 200,
          length: typeof length === 'number' ? length : undefined,
          resume: () => undefined,
        });
        break;
      }
      case 'c':
        this.receiver.chunk(body);
        break;
      case 'm':
        this.receiver.message(body);
        break;
      case 'e':
        this.forget();
        this.receiver.end();
        break;
      default:
        this.fail(body.toString('utf8'));
    }
  }

  fail(message: string): void {
    if (this.isOver) return;
    this.forget();
    this.receiver.fail({ kind: 'closed', message, mayHaveExecuted: true });
  }

  /** Nothing of it comes any more. The other replica need not go on, if it does. */
  private lost(message: string): void {
    this.say('X');
    this.fail(message);
  }

  forget(): void {
    this.isOver = true;
    clearInterval(this.look);
    this.over();
  }
}

/** Sends what comes back for a call to the replica that asks for it. */
class MailedReceiver implements Receiver {
  private readonly say: (kind: string, body?: Buffer) => void;
  private readonly over: () => void;
  private size = 0;
  private count = 0;

  constructor(send: (kind: string, body: Buffer) => void, over: () => void) {
    this.say = (kind, body = empty) => {
      this.count += 1;
      send(kind, Buffer.concat([numbered(this.count), body]));
    };
    this.over = over;
  }

  /** Parts that were sent. */
  get parts(): number {
    return this.count;
  }

  head({ kind, status, length }: AnswerHead): void {
    this.say('h', Buffer.from(JSON.stringify({ kind, status, length })));
  }

  chunk(bytes: Buffer): boolean {
    if (this.fits(bytes)) this.say('c', bytes);
    return true;
  }

  message(bytes: Buffer): boolean {
    if (this.fits(bytes)) this.say('m', bytes);
    return true;
  }

  end(): void {
    this.over();
    if (this.size <= mostBytes) this.say('e');
  }

  fail({ message }: BackendProblem): void {
    this.over();
    this.say('f', Buffer.from(message));
  }

  private fits({ length }: Buffer): boolean {
    const before = this.size;
    this.size += length;
    if (this.size > mostBytes && before <= mostBytes)
      this.say(
        'f',
        Buffer.from(`its answer is longer than the ${mostBytes} bytes that go from one replica to another`),
      );
    return this.size <= mostBytes;
  }
}

/** The number of a part; without one, a number that no part has. */
function numbered(part = 0xffff_ffff): Buffer {
  return Buffer.from(part.toString(16).padStart(numberLength, '0'));
}

function numberIn(message: Buffer): number {
  return Number.parseInt(message.toString('latin1', 0, numberLength), 16);
}

const empty = Buffer.alloc(0);
