import { createHmac } from 'node:crypto';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebhookDefinition } from '../../../generated/types/webhook-definition.ts';
import type { Identity } from '../../../runtime/identity/identity.ts';
import type { JsonObject } from '../../../runtime/policy/policy.ts';
import { reviewAnswer } from '../../../runtime/policy/webhook/review-answer.ts';
import { openWebhook, type Webhook } from '../../../runtime/policy/webhook/webhook.ts';
import { webhooks, type Reviewed } from '../../../runtime/policy/webhook/webhooks.ts';
import { startAnsweringServer, type ArrivedRequest } from '../../support/answering-server.ts';
import { makeCertificates } from '../../support/certificates.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const alice: Identity = {
  subject: 'alice',
  issuer: 'https://login.example.com',
  provider: 'company',
  claims: { team: 'ops' },
  expiresAt: 4_102_444_800,
};
const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find', arguments: { q: 'a' } } };
const call = Buffer.from(JSON.stringify(message));
const context = { serverName: 'tracker', sourceAddress: '203.0.113.7', transport: 'streamable-http' } as const;

describe('webhooks', () => {
  it('are asked who wants what, and sign what they are sent', async () => {
    const asked: ArrivedRequest[] = [];
    const hook = await answering({ hmacSecretRef: 'signing' }, (uid) => ({ version: 'v1', uid, allowed: true }), asked);
    const { reviewing } = chain([], [hook]);
    expect(await reviewing.validate(call, alice, context)).toMatchObject({ outcome: 'allowed', isChanged: false });
    const body = asked[0]?.body ?? '';
    expect(JSON.parse(body)).toMatchObject({
      version: 'v1',
      principal: { subject: 'alice', issuer: 'https://login.example.com', claims: { team: 'ops' } },
      mcpRequest: message,
      context,
    });
    const { 'x-svc-timestamp': at, 'x-svc-signature': signature } = asked[0]?.headers ?? {};
    expect(signature).toBe(
      `sha256=${createHmac('sha256', 'the key')
        .update(`${String(at)}.${body}`)
        .digest('hex')}`,
    );
  });

  it('change a request one after the other', async () => {
    const set = (value: string) => (uid: string) => ({
      version: 'v1',
      uid,
      allowed: true,
      patchType: 'JSONPatch',
      patch: [
        { op: 'test', path: '/mcpRequest/params/arguments/q', value: value.slice(0, -1) },
        { op: 'replace', path: '/mcpRequest/params/arguments/q', value },
      ],
    });
    const { reviewing } = chain([await answering({}, set('ab')), await answering({}, set('abc'))], []);
    const reviewed = await reviewing.mutate(call, undefined, context);
    expect(reviewed).toMatchObject({ outcome: 'allowed', isChanged: true });
    expect(argumentsOf(reviewed)).toEqual({ q: 'abc' });
    expect(call.toString()).toBe(JSON.stringify(message));
  });

  it('that deny end it, whatever the failure policy of others', async () => {
    const deny = await answering({}, (uid) => ({ version: 'v1', uid, allowed: false, message: 'internal reason' }));
    const broken = await answering({ failurePolicy: 'ignore' }, () => ({}));
    const { reviewing } = chain([], [broken, deny]);
    expect(await reviewing.validate(call, alice, context)).toEqual({ outcome: 'denied' });
  });

  it.each([
    ['another uid', () => ({ version: 'v1', uid: 'x', allowed: true })],
    ['another version', (uid: string) => ({ version: 'v2', uid, allowed: true })],
    [
      'a patch outside the request',
      (uid: string) => patchOf(uid, [{ op: 'add', path: '/principal/subject', value: 'root' }]),
    ],
    [
      'a patch of the method',
      (uid: string) => patchOf(uid, [{ op: 'replace', path: '/mcpRequest/method', value: 'x' }]),
    ],
    [
      'a patch of a prototype',
      (uid: string) => patchOf(uid, [{ op: 'add', path: '/mcpRequest/__proto__/x', value: 1 }]),
    ],
    [
      'a patch that does not fit',
      (uid: string) => patchOf(uid, [{ op: 'remove', path: '/mcpRequest/params/nothing' }]),
    ],
    [
      'a patch of another type',
      (uid: string) => ({ version: 'v1', uid, allowed: true, patchType: 'Merge', patch: [] }),
    ],
    ['HTML', () => '<html>'],
  ])('that answer with %s fail or are ignored, as their policy says', async (_, answer) => {
    for (const failurePolicy of ['fail', 'ignore'] as const) {
      const hook = await answering({ failurePolicy }, answer);
      const { reviewing, problems } = chain([hook], []);
      expect(await reviewing.mutate(call, alice, context)).toMatchObject(
        failurePolicy === 'fail' ? { outcome: 'failed' } : { outcome: 'allowed', isChanged: false, message: call },
      );
      expect(problems).toHaveLength(1);
      expect(problems[0]).not.toContain('alice');
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('see the bytes of a message, and leave the literals that a patch does not touch', async () => {
    const literals = '{"big":12345678901234567890,"one":1.0,"small":1e-400,"text":"1.0"}';
    const bytes = Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":${literals}}}`);
    const asked: ArrivedRequest[] = [];
    const patch = [
      { op: 'test', path: '/mcpRequest/params/arguments/one', value: 1 },
      { op: 'copy', from: '/mcpRequest/params/arguments/big', path: '/mcpRequest/params/arguments/copied' },
      { op: 'add', path: '/mcpRequest/params/arguments/more', value: 2.5 },
    ];
    const hook = await answering({}, (uid) => patchOf(uid, patch), asked);
    const reviewed = await chain([hook], []).reviewing.mutate(bytes, undefined, context);
    expect(asked[0]?.body).toContain(literals);
    expect(reviewed.outcome === 'allowed' && reviewed.message.toString()).toContain(
      `${literals.slice(0, -1)},"copied":12345678901234567890,"more":2.5}`,
    );
  });

  it('that are silent are given up in time', async () => {
    const server = await startAnsweringServer(() => new Promise(() => undefined));
    endings.push(() => server.close());
    const hook = await opened({ url: server.url, timeout: '1s' });
    const { reviewing, problems } = chain([], [hook]);
    expect(await reviewing.validate(call, alice, context)).toEqual({ outcome: 'failed' });
    expect(problems).toHaveLength(1);
  });

  it('check certificates on both sides', async () => {
    const folder = temporaryFolder('svc-webhook-');
    const { ca, caFile, cert, key } = makeCertificates(folder);
    const server = createTlsServer(
      { ca, cert, key, requestCert: true, rejectUnauthorized: true },
      (request, response) => {
        let body = '';
        request.on('data', (piece: Buffer) => (body += piece.toString()));
        request.on('end', () => response.end(JSON.stringify({ version: 'v1', uid: uidIn(body), allowed: true })));
      },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endings.push(async () => server.close());
    const address = server.address();
    const url = `https://localhost:${typeof address === 'object' ? address?.port : 0}/review`;
    const files = { clientCertPath: join(folder, 'server.pem'), clientKeyPath: join(folder, 'server.key') };
    const outcomeWith = async (tlsConfig: WebhookDefinition['tlsConfig']): Promise<string> =>
      (
        await chain([], [await opened({ url, ...(tlsConfig === undefined ? {} : { tlsConfig }) })]).reviewing.validate(
          call,
          alice,
          context,
        )
      ).outcome;
    expect(await outcomeWith({ caBundlePath: caFile, ...files })).toBe('allowed');
    expect(await outcomeWith({ insecureSkipVerify: true, ...files })).toBe('allowed');
    expect(await outcomeWith(files)).toBe('failed');
    expect(await outcomeWith({ caBundlePath: caFile })).toBe('failed');
  });

  it('need the secret they sign with', async () => {
    const answer = await openWebhook(
      { name: 'h', url: 'http://127.0.0.1:1/', failurePolicy: 'fail', hmacSecretRef: 'missing' },
      {
        addresses: { loopback: true, private: true },
        secret: () => ({ env: 'SVC_TEST_MISSING' }),
        onProblem: () => undefined,
      },
    );
    const why = 'The environment variable SVC_TEST_MISSING is not set.';
    expect(answer).toEqual({ problem: `the secret "missing" of webhook "h" cannot be read: ${why}` });
  });

  it('never make us throw, whatever they answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(['broken', 'denied', 'allowed']).toContain(reviewAnswer(Buffer.from(text), 'u').kind);
      }),
    );
  });
});

function argumentsOf(reviewed: Reviewed): unknown {
  return reviewed.outcome === 'allowed' ? JSON.parse(reviewed.message.toString()).params.arguments : undefined;
}

function patchOf(uid: string, patch: readonly JsonObject[]): object {
  return { version: 'v1', uid, allowed: true, patchType: 'JSONPatch', patch };
}

function uidIn(body: string): string {
  const review: unknown = JSON.parse(body);
  return typeof review === 'object' && review !== null ? String(Reflect.get(review, 'uid')) : '';
}

async function opened(definition: Partial<WebhookDefinition> & { readonly url: string }): Promise<Webhook> {
  const hook = await openWebhook(
    { name: 'checker', failurePolicy: 'fail', ...definition },
    {
      addresses: { loopback: true, private: true },
      secret: (name) => (name === 'signing' ? { value: 'the key' } : { env: 'SVC_TEST_MISSING' }),
      onProblem: (problem) => {
        throw new Error(problem);
      },
    },
  );
  if ('problem' in hook) throw new Error(hook.problem);
  endings.push(() => hook.close());
  return hook;
}

async function answering(
  definition: Partial<WebhookDefinition>,
  answer: (uid: string) => object | string,
  asked: ArrivedRequest[] = [],
): Promise<Webhook> {
  const server = await startAnsweringServer((request) => {
    asked.push(request);
    const said = answer(uidIn(request.body));
    return typeof said === 'string' ? { text: said } : { json: said };
  });
  endings.push(() => server.close());
  return opened({ url: `${server.url}/review`, ...definition });
}

function chain(mutating: readonly Webhook[], validating: readonly Webhook[]) {
  const problems: string[] = [];
  return { reviewing: webhooks(mutating, validating, (problem) => problems.push(problem)), problems };
}
