import type { LookupAddress } from 'node:dns';
import { isIPv6 } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AddressRule } from '../../../../runtime/http/outgoing/outgoing-address.ts';
import { redirectOf } from '../../../../runtime/http/outgoing/outgoing-target.ts';
import { createOutgoing } from '../../../../runtime/http/outgoing/outgoing.ts';
import type { OutgoingSettings } from '../../../../runtime/http/outgoing/outgoing.ts';
import { startAnsweringServer } from '../../../support/answering-server.ts';
import type { AnsweringServer } from '../../../support/answering-server.ts';

const closed: AddressRule = { loopback: false, private: false };
let server: AnsweringServer;

beforeEach(async () => {
  server = await startAnsweringServer(() => ({ json: {} }));
});
afterEach(async () => {
  await server.close();
});

/** What becomes of a request to `host` at the port of our server, with a name service that answers as told. */
async function kindFor(
  host: string,
  settings: Partial<OutgoingSettings>,
  ...answers: readonly (readonly string[])[]
): Promise<string> {
  let asked = 0;
  const resolve: OutgoingSettings['resolve'] = (_hostname, callback) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: isIPv6(address) ? 6 : 4 })),
    );
  };
  const outgoing = createOutgoing({
    addresses: closed,
    plainHttp: 'anywhere',
    timeoutMs: 2_000,
    ...(answers.length === 0 ? {} : { resolve }),
    ...settings,
  });
  try {
    const result = await outgoing.fetch(new URL(`http://${host}:${server.port}/?secret`));
    if (!result.ok) expect(result.error.message).not.toContain('secret');
    return result.ok ? 'ok' : result.error.kind;
  } finally {
    await outgoing.close();
  }
}

describe('an address that must not be called', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '100.64.0.1',
    '224.0.0.1',
    'localhost',
    'LocalHost',
  ])('%s is refused, and nothing arrives', async (host) => {
    expect(await kindFor(host, {})).toBe('refused-address');
    expect(server.requests).toHaveLength(0);
  });

  test.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['fd00:ec2::254']])(
    'a name that resolves to %s is refused',
    async (address) => {
      expect(await kindFor('public.example', {}, [address])).toBe('refused-address');
      expect(server.requests).toHaveLength(0);
    },
  );

  test('a name is looked up once: what was judged is what is connected to', async () => {
    let asked = 0;
    const resolve: OutgoingSettings['resolve'] = (_hostname, callback) => {
      asked += 1;
      callback(null, [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };
    expect(await kindFor('rebinding.example', { addresses: { loopback: true, private: false }, resolve })).toBe('ok');
    expect(asked).toBe(1);
  });

  test('of several addresses only those that may be called are', async () => {
    expect(
      await kindFor('mixed.example', { addresses: { loopback: true, private: false } }, [
        '169.254.169.254',
        '10.0.0.1',
        '127.0.0.1',
      ]),
    ).toBe('ok');
  });

  test.each([
    ['169.254.169.254', 'refused-address'],
    ['127.0.0.1', 'ok'],
  ])('where private addresses are allowed, %s is %s', async (host, kind) => {
    expect(await kindFor(host, { addresses: { loopback: false, private: true } })).toBe(kind);
  });

  test('the setting that opens private addresses is named only where it would help', async () => {
    const outgoing = createOutgoing({ addresses: closed, plainHttp: 'anywhere', privateSetting: 'allowPrivateIP' });
    const words = await Promise.all(
      ['http://10.0.0.1/', 'http://169.254.169.254/'].map(async (url) => {
        const result = await outgoing.fetch(new URL(url));
        return result.ok ? '' : result.error.message;
      }),
    );
    await outgoing.close();
    expect(words).toEqual([
      'http://10.0.0.1/ is at an address that is not called. Set allowPrivateIP if it is meant to be there.',
      'http://169.254.169.254/ is at an address that is never called: it is kept for special purposes (RFC 6890).',
    ]);
  });
});

describe('a redirect of https', () => {
  test.each([
    ['http://example.com/', false],
    ['https://example.com/', true],
    ['//example.com/', true],
  ])('to %s is followed: %s', (location, isFollowed) => {
    expect(redirectOf(new URL('https://first.example/'), 'GET', location, 'anywhere').ok).toBe(isFollowed);
  });
});

describe('plain http', () => {
  const here = { addresses: { loopback: true, private: true } };
  test.each([
    ['never', '127.0.0.1', 'refused-address'],
    ['loopback', '127.0.0.1', 'ok'],
    ['loopback', 'localhost', 'ok'],
    ['loopback', 'elsewhere.example', 'refused-address'],
    ['anywhere', '127.0.0.1', 'ok'],
  ] as const)('allowed %s: %s is %s', async (plainHttp, host, kind) => {
    expect(await kindFor(host, { ...here, plainHttp })).toBe(kind);
  });

  test('to localhost stays on this machine, even if its name resolves to another address', async () => {
    expect(await kindFor('localhost', { ...here, plainHttp: 'loopback' }, ['10.0.0.1'])).toBe('refused-address');
  });
});

test.each(['ftp://127.0.0.1/', 'data:,x', 'file:///etc/passwd', 'http://user:secret@127.0.0.1/'])(
  '%s is not called',
  async (url) => {
    const outgoing = createOutgoing({ addresses: { loopback: true, private: true }, plainHttp: 'anywhere' });
    const result = await outgoing.fetch(new URL(url));
    await outgoing.close();
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused-address' } });
    expect(JSON.stringify(result)).not.toContain('secret');
  },
);
