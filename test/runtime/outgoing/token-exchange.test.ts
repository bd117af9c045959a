import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../../runtime/identity/identity.ts';
import type { Credential } from '../../../runtime/outgoing/credential.ts';
import { tokenExchange, type TokenExchangeSettings } from '../../../runtime/outgoing/token-exchange.ts';

const alice: Identity = {
  subject: 'alice',
  issuer: 'https://login.example.com',
  provider: 'company',
  claims: {},
  expiresAt: 4_102_444_800,
};

interface Asked {
  readonly form: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

describe('the token exchange', () => {
  const open: { readonly server: Server; readonly credential: Credential }[] = [];
  afterEach(async () => {
    for (const { server, credential } of open.splice(0)) {
      await credential.close();
      server.close();
    }
  });

  async function exchange(
    answer: (asked: Asked) => { readonly status?: number; readonly body: unknown },
    more: Partial<TokenExchangeSettings> = {},
  ) {
    const asked: Asked[] = [];
    const problems: string[] = [];
    const server = createServer((request, response) => {
      void reply(request, response);
    });
    async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const question = {
        form: Object.fromEntries(new URLSearchParams(await text(request))),
        headers: request.headers,
      };
      asked.push(question);
      const { status = 200, body } = answer(question);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const credential = tokenExchange({
      url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/token`,
      subjectTokenType: 'access_token',
      connection: { addresses: { loopback: true, private: true }, plainHttp: 'loopback' },
      onProblem: (problem) => problems.push(problem),
      ...more,
    });
    open.push({ server, credential });
    return { credential, asked, problems };
  }

  it('asks in the form of RFC 8693, as a client with a secret', async () => {
    const { credential, asked } = await exchange(() => ({ body: token('t1') }), {
      audience: 'tracker',
      scopes: ['read', 'write'],
      clientId: 'plat:form',
      clientSecret: { value: 'se cret' },
    });
    expect(await credential.headers({ identity: alice, token: 'from-alice' })).toEqual(['authorization', 'Bearer t1']);
    expect(asked[0]?.form).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'from-alice',
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      audience: 'tracker',
      scope: 'read write',
    });
    const basic = Buffer.from(asked[0]?.headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
    expect(basic).toBe('plat%3Aform:se+cret');
  });

  it('asks once for each token, however many requests wait, and keeps the answer until shortly before its end', async () => {
    let now = 1_000_000;
    let given = 0;
    const { credential, asked } = await exchange(() => ({ body: token(`t${(given += 1)}`, 90) }), { now: () => now });
    const caller = { identity: alice, token: 'a' };
    const answers = await Promise.all(Array.from({ length: 50 }, async () => credential.headers(caller)));
    expect(new Set(answers.map((headers) => JSON.stringify(headers)))).toEqual(
      new Set(['["authorization","Bearer t1"]']),
    );
    now += 59_000;
    expect(credential.headers(caller)).toEqual(['authorization', 'Bearer t1']);
    now += 2000;
    expect(await credential.headers(caller)).toEqual(['authorization', 'Bearer t2']);
    expect(await credential.headers({ identity: alice, token: 'b' })).toEqual(['authorization', 'Bearer t3']);
    expect(asked).toHaveLength(3);
  });

  it('never answers one caller with the token of another', async () => {
    const { credential } = await exchange(({ form }) => ({ body: token(`for-${form['subject_token']}`) }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        credential.headers({ identity: { ...alice, subject: `u${index % 7}` }, token: `u${index % 7}` }),
      ),
    );
    for (const [index, headers] of answers.entries()) {
      expect(headers).toEqual(['authorization', `Bearer for-u${index % 7}`]);
    }
  });

  it('puts the token into another header where one is named', async () => {
    const { credential } = await exchange(() => ({ body: token('t') }), { headerName: 'X-Upstream' });
    expect(await credential.headers({ identity: alice, token: 'a' })).toEqual(['x-upstream', 'Bearer t']);
  });

  it('refuses callers who are not signed in', async () => {
    const { credential, asked } = await exchange(() => ({ body: token('t') }));
    expect(credential.headers({ identity: undefined, token: undefined })).toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(0);
  });

  it('remembers a refusal for a moment, and an outage not at all', async () => {
    let status = 400;
    const { credential, asked } = await exchange(() =>
      status === 200 ? { body: token('t') } : { status, body: { error: 'invalid_request' } },
    );
    const caller = { identity: alice, token: 'secret-token' };
    expect(await credential.headers(caller)).toMatchObject({ kind: 'refused' });
    expect(await credential.headers(caller)).toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(1);
    status = 503;
    expect(await credential.headers({ ...caller, token: 'other' })).toMatchObject({ kind: 'unavailable' });
    status = 200;
    expect(await credential.headers({ ...caller, token: 'other' })).toEqual(['authorization', 'Bearer t']);
  });

  it.each([
    ['no token', {}],
    ['another token type', { access_token: 't', token_type: 'mac' }],
    ['a token with a line break', { access_token: 'a\nb: c', token_type: 'Bearer' }],
    ['HTML', '<html>'],
    ['a list', []],
  ])('does not go on with %s', async (_, body) => {
    const { credential, problems } = await exchange(() => ({ body }));
    const answer = await credential.headers({ identity: alice, token: 'secret-token' });
    expect(answer).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify([answer, problems])).not.toContain('secret-token');
  });

  it('says that its own client is refused', async () => {
    const { credential, problems } = await exchange(() => ({ status: 401, body: { error: 'invalid_client' } }));
    expect(await credential.headers({ identity: alice, token: 'a' })).toMatchObject({ kind: 'unavailable' });
    expect(problems[0]).toContain('Check clientId');
  });
});

function token(value: string, seconds = 3600): object {
  return {
    access_token: value,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: seconds,
  };
}
